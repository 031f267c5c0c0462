import Coaching

extension GermanFriend {
  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Ich weiß gerade nicht, wo wir sind. Lauf weiter, ich schätze die Strecke so lange.
      Das Signal ist weg. Keine Sorge, die Uhr läuft.
      Die Satelliten sind verschwunden. Bis sie wiederkommen, rate ich die Strecke.
      Die Karte ist leer. Du kennst ja hoffentlich den Weg.
      """
    case .positionFound:
      """
      Gefunden! Ab hier stimmt die Strecke.
      Das Signal ist zurück. Da bist du ja.
      Die Satelliten sind zurück. Hallo da oben.
      Hab dich! Jetzt wird richtig gemessen.
      """
    case .heartRateLost:
      """
      Ich finde deinen Herzschlag nicht. Ist bestimmt nur der Gurt.
      Der Puls ist weg. Rück den Gurt mal zurecht, wenn's passt.
      Der Gurt schweigt. Ein bisschen Spucke oder Wasser hilft, ehrlich.
      Kein Puls bei mir. Bei dir sicher schon. Schaust du mal nach dem Sensor?
      """
    case .heartRateFound:
      """
      Dein Puls ist zurück. Hallo, Herz.
      Da ist er ja, der Herzschlag.
      Der Gurt redet mit mir. Danke, falls du was gemacht hast.
      """
    case .watchDisconnected:
      """
      Ich erreiche deine Uhr nicht. Sie zeichnet weiter auf, keine Sorge.
      Die Uhr ist still geworden. Lauf einfach weiter, die holt uns ein.
      Deine Uhr ist ausgebüxt. Aufzeichnen tut sie trotzdem.
      """
    case .watchReconnected:
      """
      Deine Uhr ist zurück bei uns.
      Die Uhr hat heimgefunden. Weiter geht's.
      Die Uhr redet mit mir. Alle zusammen jetzt.
      """
    case .heartRateDoubtful:
      """
      Dein Puls kommt mir komisch vor, der macht einfach deine Schritte nach. Lauf nach Gefühl!
      Ich glaub, der Sensor zählt Füße. Macht nichts, ich nehm dein Tempo.
      Der Sensor tanzt nach deinen Schritten. Das Herz lass ich so lange aus dem Spiel.
      """
    case .pageHidden:
      """
      Solange der Bildschirm aus ist, seh ich nicht, wo wir sind. Mach ihn an, wenn's passt!
      Ohne Bildschirm keine Positionen. Die Zeit läuft weiter, und wir auch.
      Bildschirm aus, und ich tappe blind. Ein Tipp genügt.
      """
    case .footpodLost:
      """
      Dein Laufsensor ist weg. Lauf weiter, den finden wir schon!
      Das kleine Ding am Schuh schweigt. Ist wohl die Batterie.
      Dein Schuh redet nicht mehr mit mir. Unhöflich, aber gut.
      """
    case .footpodFound:
      """
      Dein Laufsensor ist zurück, juhu!
      Dein Schuh redet mit mir. Hallo, Schuh.
      Der Laufsensor zählt mit. Willkommen zurück.
      """
    case .sessionRestored:
      """
      Entschuldige, ich war kurz weg! Dein Lauf ist in Sicherheit.
      Mich hat's unterbrochen, aber ich hab alles behalten. Weiter!
      Hoppla, kurz umgekippt. Deine Daten sind heil, und ich auch.
      """
    case .positionFlapping:
      """
      Die Satelliten kommen und gehen. Ich sag's dir nicht jedes Mal.
      Das Signal ist hier löchrig. Die Strecke kann abweichen, die Zeit stimmt.
      Die Satelliten sind heute schüchtern. Wir kommen klar.
      """
    case .heartRateFlapping:
      """
      Dein Gurt ist mal da und mal weg. Drück ihn ein bisschen fest, wenn du kannst.
      Dein Puls ist mal da, mal nicht. Das ist nur der Gurt.
      Der Gurt sitzt wohl etwas locker. Dann eben nach Gefühl.
      """
    case .splitPassed:
      """
      Nummer {split_number} ist ohne Signal vorbeigehuscht. Jetzt {distance}!
      Nummer {split_number} haben die Satelliten verpasst. {distance} bis hierher.
      Kein Signal bei Nummer {split_number}, aber gelaufen bist du sie. {distance}.
      """
    }
  }

  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      So, jetzt: {step}.
      Als Nächstes für uns: {step}.
      {step}. Ich bin bei dir.
      """
    case .coming:
      """
      Noch {step_left}, dann: {next_step}.
      {step_left}, und dann kommt {next_step}. Bereit?
      Arme ausschütteln. Noch {step_left}, und dann {next_step}.
      """
    case .go:
      """
      Los, los, ich bin bei dir.
      Und jetzt. Laufen wir's.
      Ab geht's, du und ich.
      """
    case .halfway:
      """
      Die Hälfte davon ist weg. Noch {step_left}, komm.
      Mittendrin. Nur noch {step_left}.
      Halb durch, noch {step_left}.
      """
    case .result:
      """
      {last_rep}. Gut, jetzt {step}.
      {last_rep} bist du gelaufen. Weiter mit: {step}.
      Da ist es, {last_rep}. Jetzt {step}.
      [in_band reps_ahead] {last_rep}, genau im Bereich. Noch {reps_left}. {step}.
      [in_band one_to_go] {last_rep}, im Bereich. Nur noch eine zusammen. {step}.
      [in_band reps_done] {last_rep}, im Bereich, und das war die letzte. {step}.
      [over_band reps_ahead] {last_rep}, etwas zu flott. Heb was auf, es kommen noch {reps_left}. {step}.
      [over_band one_to_go] {last_rep}, flotter als geplant. Eine noch, heb dir was auf. {step}.
      [over_band reps_done] {last_rep}, flotter als geplant, und du bist durch. {step}.
      [under_band reps_ahead] {last_rep}, knapp unter dem Bereich. Noch {reps_left}, lauter neue Chancen. {step}.
      [under_band one_to_go] {last_rep}, unter dem Bereich. Eine haben wir noch. {step}.
      [under_band reps_done] {last_rep}, unter dem Bereich, und alle gelaufen. {step}.
      """
    case .ease:
      """
      Hey, nimm einen Hauch raus. {step_target} hatten wir gesagt.
      Gerade etwas viel. Zurück auf {step_target}?
      Im Moment {step_value}. Komm mit mir runter auf {step_target}.
      """
    case .lift:
      """
      Komm, ein bisschen mehr. {step_target} ist die Idee.
      Kleiner Schubs? Wir wollen {step_target}.
      Im Moment {step_value}. Rauf auf {step_target}, du kannst das.
      """
    case .blind:
      """
      Das Signal ist weg, diese hier zähle ich nach Plan.
      Gerade kein Signal. Ich rechne nach dem Plan.
      Die Satelliten haben uns verlassen. Der Plan zählt so lange mit.
      """
    case .finished:
      """
      Das waren alle Schritte, geschafft! Lauf weiter, so lange du magst.
      Und das war der ganze Plan. Heim geht's, wann du willst.
      Alles erledigt, jedes bisschen. War das schön.
      """
    case .rivalAhead:
      """
      {rival_gap} vor {rival}. Guck dich an!
      Du führst gegen {rival}: {rival_distance}. Gib's nicht her!
      {rival_gap} Vorsprung auf {rival}.
      """
    case .rivalBehind:
      """
      {rival_gap} hinter {rival}. Das holen wir uns zusammen.
      Bis zu {rival}: {rival_distance}. Komm!
      Nur {rival_gap} bis zu {rival}. Das steckt in dir.
      """
    case .rivalTaken:
      """
      Du bist gerade an {rival} vorbei! Ja!
      Guck, {rival} ist jetzt hinter dir!
      Die Führung gehört dir, du Wunderwesen!
      """
    case .rivalPassed:
      """
      {rival} ist vorbeigehuscht. Bleib dran, wir sind nicht fertig.
      Da läuft {rival}. Häng dich rein!
      {rival} ist eine Nasenlänge vorn. Gib Antwort.
      """
    case .rivalBeaten:
      """
      {rival} geschlagen, um {rival_gap}! Ich wusste es!
      {rival_gap} besser als {rival}. Ich bin so stolz!
      Fertig, und {rival} ist besiegt, um {rival_gap}!
      """
    case .rivalLost:
      """
      {rival} behält's, um {rival_gap}. Was für ein Kampf!
      {rival_gap} fehlen auf {rival}. Nächstes Mal holen wir's.
      Heute nicht: {rival} gewinnt um {rival_gap}. Schön war's trotzdem.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
