import Coaching

extension GermanHand {
  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Das Signal ist weg. Ich schätze die Strecke, die Uhr geht weiter.
      Keine Satelliten. Früher hatten wir nie welche.
      Ich weiß nicht genau, wo du bist. Lauf weiter, ich rechne mit.
      """
    case .positionFound:
      """
      Das Signal ist zurück. Jetzt stimmt die Strecke.
      Ich hab dich gefunden. Weiter.
      Satelliten sind da. Ab hier wird gemessen.
      """
    case .heartRateLost:
      """
      Kein Puls zu hören. Liegt wohl am Gurt.
      Der Gurt schweigt. Etwas Wasser drunter, dann geht er meistens.
      Der Puls fehlt. Lauf nach dem Atem, das ging immer.
      """
    case .heartRateFound:
      """
      Der Puls ist wieder zu hören.
      Der Gurt tut es. Gut.
      Da ist der Herzschlag, ich schreib mit.
      """
    case .watchDisconnected:
      """
      Die Uhr meldet sich nicht. Sie schreibt trotzdem auf.
      Keine Verbindung zur Uhr. Verloren geht nichts.
      Die Uhr ist still. Du lauf weiter.
      """
    case .watchReconnected:
      """
      Die Uhr meldet sich wieder.
      Die Uhr spricht mit mir. Dann mal weiter.
      Verbunden. Alles beisammen.
      """
    case .heartRateDoubtful:
      """
      Der Puls läuft mit deinen Schritten mit. Dem trau ich nicht.
      Der Sensor zählt Füße statt Herz. Lauf nach Gefühl.
      Puls und Schritte sind dieselbe Zahl. Das gibt es nicht. Ich lass ihn weg.
      """
    case .pageHidden:
      """
      Der Bildschirm ist aus, da seh ich deine Strecke nicht. Mach ihn an, wenn's passt.
      Ohne Bildschirm keine Position. Die Zeit zähl ich trotzdem.
      Die Seite ist verdeckt. Tipp sie mal an.
      """
    case .footpodLost:
      """
      Der Laufsensor ist still. Wird die Batterie sein.
      Vom Schuh kommt nichts. Es geht auch ohne.
      Laufsensor weg. Weiter nach Gefühl.
      """
    case .footpodFound:
      """
      Der Laufsensor tut es wieder.
      Der Schuh meldet sich. Gut.
      Laufsensor da, er zählt mit.
      """
    case .sessionRestored:
      """
      Ich war kurz weg. Es ist alles noch da.
      Unterbrechung. Dein Lauf ist sicher, mach weiter.
      Kurz weggenickt. Verloren ist nichts.
      """
    case .positionFlapping:
      """
      Das Signal kommt und geht hier. Ich sag's nicht jedes Mal.
      Die Satelliten sind launisch. Die Zeit stimmt, die Strecke ungefähr.
      Schlechter Empfang. Das läuft sich weg.
      """
    case .heartRateFlapping:
      """
      Der Gurt hat einen Wackelkontakt. Zieh ihn etwas fester.
      Puls da, Puls weg. Das ist der Gurt, nicht du.
      Der Gurt ist unzuverlässig heute. Der Atem nicht.
      """
    case .splitPassed:
      """
      Nummer {split_number} ging ohne Signal vorbei. {distance} jetzt.
      Nummer {split_number} bist du gelaufen, gesehen hat es keiner. {distance}.
      Im Funkloch war Nummer {split_number}. {distance} bis hierher.
      """
    }
  }

  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Als Nächstes dran: {step}.
      Nächster Teil: {step}. In Ruhe.
      {step}. Du weißt, wie es geht.
      """
    case .coming:
      """
      Noch {step_left}, danach {next_step}.
      {step_left}, danach kommt {next_step}. Locker hineingehen.
      {next_step} kommt gleich, noch {step_left}. Hände lockern.
      """
    case .go:
      """
      Jetzt. Rund anlaufen.
      Los. Nicht reißen, laufen.
      Und ab.
      """
    case .halfway:
      """
      Die Hälfte davon. Noch {step_left}.
      Noch {step_left}. Gleich bleiben.
      Mitte. {step_left} noch, Schultern tief.
      """
    case .result:
      """
      {last_rep}. Jetzt {step}.
      {last_rep}, notiert. Weiter mit {step}.
      Das waren {last_rep}. Als Nächstes {step}.
      [in_band reps_ahead] {last_rep}, im Bereich. Noch {reps_left}, genauso. {step}.
      [in_band one_to_go] {last_rep}, im Bereich. Eine noch. {step}.
      [in_band reps_done] {last_rep}, im Bereich. Das war die letzte, gut gemacht. {step}.
      [over_band reps_ahead] {last_rep}, zu eilig. Es kommen noch {reps_left}. {step}.
      [over_band one_to_go] {last_rep}, über dem Bereich. Eine noch, mit Verstand. {step}.
      [over_band reps_done] {last_rep}, über dem Bereich, und fertig. {step}.
      [under_band reps_ahead] {last_rep}, unter dem Bereich. Noch {reps_left}, das wird. {step}.
      [under_band one_to_go] {last_rep}, unter dem Bereich. Eine noch, locker und flink. {step}.
      [under_band reps_done] {last_rep}, unter dem Bereich. Alle gelaufen, das zählt. {step}.
      """
    case .ease:
      """
      Etwas weniger. {step_target} ist gefragt.
      Gerade {step_value}. Zurück auf {step_target}.
      Nicht übertreiben. {step_target} genügt.
      """
    case .lift:
      """
      Etwas mehr. {step_target} ist gefragt.
      Gerade {step_value}. Auf {step_target}, mit flinken Füßen.
      Arme mit, dann kommt {step_target}.
      """
    case .blind:
      """
      Kein Signal. Diesen Teil rechne ich nach Plan.
      Die Satelliten sind weg. Der Plan zählt weiter.
      Ohne Signal geht's nach der Uhr.
      """
    case .finished:
      """
      Das waren alle Teile. Lauf weiter, wenn du magst.
      Plan erledigt. Sauber.
      Alles gelaufen, was auf dem Zettel stand.
      """
    case .rivalAhead:
      """
      {rival_gap} vor {rival}. Nicht umdrehen.
      Gegen {rival} liegst du vorn: {rival_distance}.
      {rival_gap} zwischen dir und {rival}. Ruhig weiter.
      """
    case .rivalBehind:
      """
      {rival_gap} hinter {rival}. Geduld.
      Bis zu {rival}: {rival_distance}. Nicht auf einmal.
      {rival_gap} auf {rival}. Das holt man sich stückweise.
      """
    case .rivalTaken:
      """
      An {rival} vorbei. Weiterlaufen, nicht feiern.
      Du führst jetzt vor {rival}.
      {rival} ist eingeholt. Saubere Arbeit.
      """
    case .rivalPassed:
      """
      {rival} ist vorbei. Dranbleiben, nicht hetzen.
      {rival} führt. Der Lauf ist nicht zu Ende.
      Lass {rival} ein Stück. Man sieht sich.
      """
    case .rivalBeaten:
      """
      {rival} geschlagen, um {rival_gap}. Mit Geduld.
      {rival_gap} vor {rival}. Das schreib ich auf.
      Gewonnen gegen {rival}, um {rival_gap}.
      """
    case .rivalLost:
      """
      {rival} war um {rival_gap} besser. Nächstes Mal.
      {rival_gap} fehlten auf {rival}. Ein guter Gegner.
      Verloren gegen {rival}, um {rival_gap}. Auch das gehört dazu.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
