import Coaching

extension GermanRoast {
  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Signal weg. Die Satelliten haben genug gesehen. Ich schätze die Strecke.
      Keine Position. Du bist offiziell verschollen. Die Uhr läuft weiter.
      Ich weiß nicht, wo du bist. Die Strecke rate ich, das kann ich gut.
      """
    case .positionFound:
      """
      Da bist du ja. Ab hier wird gemessen, nicht gemogelt.
      Signal ist zurück. Die Satelliten haben sich überwunden.
      Gefunden! Schade eigentlich. Strecke stimmt ab hier.
      """
    case .heartRateLost:
      """
      Kein Puls. Entweder der Gurt oder du bist ein Vampir.
      Der Puls ist weg. Schau mal nach dem Gurt, nicht nach der Rechnung.
      Der Gurt streikt. Etwas Wasser drunter hilft.
      """
    case .heartRateFound:
      """
      Puls ist zurück. Kein Vampir. Ich hatte gewettet.
      Der Gurt arbeitet. Im Gegensatz zu manch anderem.
      Da schlägt ja doch was in dir.
      """
    case .watchDisconnected:
      """
      Deine Uhr redet nicht mit mir. Sie zeichnet trotzdem auf.
      Uhr weg. Läuft ihr Ding. Lern davon.
      Die Uhr hat aufgelegt. Verloren geht nichts.
      """
    case .watchReconnected:
      """
      Die Uhr ist zurück. Ohne sie war es ruhiger.
      Uhr verbunden. Zwei gegen einen, pass auf.
      Da ist die Uhr. Sie hat dich vermisst, behauptet sie.
      """
    case .heartRateDoubtful:
      """
      Dein Puls zählt Schritte. Den glaub ich dir nicht.
      Puls und Schritte sind dieselbe Zahl. Netter Versuch. Lauf nach Gefühl.
      Der Sensor tanzt im Takt deiner Füße. Ich hör da nicht hin.
      """
    case .pageHidden:
      """
      Bildschirm aus, und ich bin blind. Mach ihn an, wenn es passt.
      Ohne Bildschirm keine Position. Du könntest jetzt sonst wo sein.
      Seite versteckt. Ich zähle nur die Zeit. Tipp mal drauf.
      """
    case .footpodLost:
      """
      Der Laufsensor ist weg. Hast du ihn abgehängt? Endlich mal einen.
      Vom Schuh kommt nichts mehr. Batterie oder Beleidigung.
      Laufsensor stumm. Wir kommen ohne ihn klar.
      """
    case .footpodFound:
      """
      Der Laufsensor ist zurück. War wohl kurz Zigaretten holen.
      Dein Schuh meldet sich. Er klingt erschöpft.
      Laufsensor da. Weiter im Text.
      """
    case .sessionRestored:
      """
      Ich war kurz weg. Bild dir nichts ein, dein Lauf ist vollständig.
      Unterbrechung. Alles noch da, auch die peinlichen Stellen.
      Zurück. Verloren ist nichts, leider auch kein Beweis.
      """
    case .positionFlapping:
      """
      Das Signal kommt und geht. Wie deine Motivation. Ich sag es nicht jedes Mal.
      Satelliten mit Wackelkontakt. Die Zeit stimmt, die Strecke ungefähr.
      Signal da, Signal weg. Mir wird schwindlig. Lauf einfach.
      """
    case .heartRateFlapping:
      """
      Der Gurt hat Wackelkontakt. Schieb ihn zurecht.
      Puls da, Puls weg. Entscheide dich, Gurt.
      Dein Gurt ist launisch. Wir laufen nach Gefühl.
      """
    case .splitPassed:
      """
      Nummer {split_number} hast du ohne Zeugen gemacht. {distance} jetzt.
      Kein Signal bei Nummer {split_number}. Das kann ja jeder behaupten. {distance}.
      Nummer {split_number} ging im Funkloch durch. {distance}. Ich glaub's dir mal.
      """
    }
  }

  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Jetzt: {step}. Ausreden bitte vorher abgeben.
      Als Nächstes: {step}. Nicht gucken, machen.
      {step}. Du hast es so gewollt.
      """
    case .coming:
      """
      Noch {step_left}, dann: {next_step}. Viel Spaß.
      {step_left}, dann kommt {next_step}. Lauf nicht weg. Oder doch.
      Noch {step_left}. Danach {next_step}, ob du willst oder nicht.
      """
    case .go:
      """
      Los! Nicht nachdenken!
      Jetzt! Zeig mal, was du da bezahlt hast!
      Ab dafür!
      """
    case .halfway:
      """
      Hälfte davon. Noch {step_left}. Nicht schauspielern.
      Noch {step_left}. Umdrehen lohnt nicht.
      Halb durch. {step_left} noch, dann darfst du jammern.
      """
    case .result:
      """
      {last_rep}. Notiert. Jetzt {step}.
      {last_rep}. Die Jury berät noch. Weiter: {step}.
      {last_rep}, und schon geht's weiter: {step}.
      [in_band reps_ahead] {last_rep}, im Bereich. Noch {reps_left}. Freu dich nicht zu früh. {step}.
      [in_band one_to_go] {last_rep}, im Bereich. Eine noch, dann ist Ruhe. {step}.
      [in_band reps_done] {last_rep}, im Bereich. Das war die letzte, du Streber. {step}.
      [over_band reps_ahead] {last_rep}, zu flott, du Held. Es kommen noch {reps_left}. {step}.
      [over_band one_to_go] {last_rep}, flotter als bestellt. Eine noch, teil dir das ein. {step}.
      [over_band reps_done] {last_rep}, flotter als bestellt. Jetzt ist eh alles egal. {step}.
      [under_band reps_ahead] {last_rep}, unter dem Bereich. Noch {reps_left}, streng dich an. {step}.
      [under_band one_to_go] {last_rep}, unter dem Bereich. Eine hast du noch, blamier uns nicht. {step}.
      [under_band reps_done] {last_rep}, unter dem Bereich. Aber du hast alle gemacht. {step}.
      """
    case .ease:
      """
      Zu viel. {step_target} war die Ansage.
      Gerade {step_value}. Runter auf {step_target}, es gibt keine Bonuspunkte.
      Langsam, Tiger. {step_target} reicht.
      """
    case .lift:
      """
      Zu wenig. {step_target}, wenn's keine Umstände macht.
      Gerade {step_value}. Rauf auf {step_target}, das ist kein Kurpark.
      Etwas mehr. {step_target} wartet nicht.
      """
    case .blind:
      """
      Kein Signal. Diese zähle ich nach Plan, also schummel nicht.
      Signal weg. Der Plan zählt mit, und der hat keinen Humor.
      Funkloch. Ich rechne nach Plan weiter.
      """
    case .finished:
      """
      Das war's mit den Schritten. Du darfst jetzt so tun, als wär's leicht gewesen.
      Plan erledigt. Lauf weiter, wenn du nicht genug kriegst.
      Alles abgehakt. Ich bin sprachlos. Gleich vorbei.
      """
    case .rivalAhead:
      """
      {rival_gap} vor {rival}. Nicht umdrehen, nicht winken.
      {rival_gap} Vorsprung auf {rival}. Schadenfreude ist erlaubt.
      Du führst gegen {rival}: {rival_distance}. Und jetzt nicht einschlafen.
      """
    case .rivalBehind:
      """
      {rival_gap} hinter {rival}. Die Rückenansicht kennst du ja jetzt.
      Bis zu {rival}: {rival_distance}. Peinlich? Ein bisschen.
      {rival_gap} fehlen auf {rival}. Lässt du das auf dir sitzen?
      """
    case .rivalTaken:
      """
      Vorbei an {rival}! Jetzt bloß nicht lachen, das kostet Luft.
      Du hast {rival} kassiert. Quittung gibt's später.
      Führung! {rival} guckt jetzt auf deine Fersen.
      """
    case .rivalPassed:
      """
      {rival} ist vorbei. Hast du wenigstens gegrüßt?
      {rival} führt. Ich sag mal nichts. Doch: hinterher!
      Da zieht {rival} davon. Lässt du dir das bieten?
      """
    case .rivalBeaten:
      """
      {rival} geschlagen, um {rival_gap}. Und ich hatte dagegen gewettet.
      {rival_gap} vor {rival}. Wer hätte das gedacht? Niemand.
      Gewonnen! {rival} liegt {rival_gap} zurück und schmollt.
      """
    case .rivalLost:
      """
      {rival} gewinnt um {rival_gap}. Revanche, sag ich da nur.
      {rival_gap} fehlen auf {rival}. Erzähl, du hättest Gegenwind gehabt.
      Verloren, um {rival_gap}. {rival} grinst. Merk dir das Gesicht.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
