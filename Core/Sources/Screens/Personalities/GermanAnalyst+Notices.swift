import Coaching

extension GermanAnalyst {
  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Positionssignal verloren. Die Strecke wird geschätzt, die Zeit läuft.
      Keine Position. Bis auf Weiteres Schätzwerte.
      Satelliten nicht erreichbar. Die Strecke ist vorläufig.
      """
    case .positionFound:
      """
      Position verfügbar. Ab hier gemessene Strecke.
      Signal zurück. Schätzung beendet.
      Satelliten erreichbar. Die Strecke gilt.
      """
    case .heartRateLost:
      """
      Kein Pulssignal. Gurt prüfen.
      Herzfrequenz fehlt. Auswertung ohne sie.
      Sensor ohne Wert. Etwas Feuchtigkeit am Gurt hilft oft.
      """
    case .heartRateFound:
      """
      Pulssignal zurück.
      Herzfrequenz verfügbar. Auswertung vollständig.
      Sensor liefert. Danke, falls du eingegriffen hast.
      """
    case .watchDisconnected:
      """
      Verbindung zur Uhr unterbrochen. Sie zeichnet selbst auf.
      Uhr nicht erreichbar. Kein Datenverlust.
      Keine Nachricht von der Uhr. Nachlieferung folgt.
      """
    case .watchReconnected:
      """
      Uhr verbunden.
      Verbindung zur Uhr steht. Daten werden abgeglichen.
      Uhr erreichbar. Lücke wird gefüllt.
      """
    case .heartRateDoubtful:
      """
      Puls und Schrittfrequenz sind identisch. Der Wert ist nicht verwendbar.
      Der Sensor zählt Schritte statt Herzschläge. Wird nicht berücksichtigt.
      Verdächtige Übereinstimmung. Puls bis auf Weiteres verworfen. Nach Gefühl laufen.
      """
    case .pageHidden:
      """
      Seite verdeckt. Ohne Anzeige liefert der Browser keine Position.
      Bildschirm aus: nur die Zeit wird gemessen. Bitte einschalten, wenn möglich.
      Keine Positionen bei verdeckter Seite. Ein Tippen genügt.
      """
    case .footpodLost:
      """
      Laufsensor ohne Signal. Batterie prüfen.
      Laufsensor ausgefallen. Auswertung ohne ihn.
      Keine Daten vom Schuh.
      """
    case .footpodFound:
      """
      Laufsensor verfügbar.
      Daten vom Schuh sind zurück.
      Laufsensor liefert. Auswertung ergänzt.
      """
    case .sessionRestored:
      """
      Unterbrechung behoben. Alle Daten vorhanden.
      Sitzung wiederhergestellt. Eine kleine Lücke, sonst vollständig.
      Kurzer Ausfall. Nichts verloren.
      """
    case .positionFlapping:
      """
      Position instabil. Weitere Meldungen dazu unterdrücke ich.
      Wechselndes Signal. Strecke ungenau, Zeit genau.
      Empfang lückenhaft. Fehlendes wird geschätzt.
      """
    case .heartRateFlapping:
      """
      Pulssignal instabil. Gurt fester ziehen.
      Gurt liefert unregelmäßig. Auswertung eingeschränkt.
      Wackelndes Pulssignal. Vorläufig nach Gefühl.
      """
    case .splitPassed:
      """
      Abschnitt {split_number} ohne Signal beendet. Strecke: {distance}.
      Nummer {split_number} lag in der Lücke. {distance} bisher.
      Für Abschnitt {split_number} liegt keine Messung vor. {distance} erreicht.
      """
    }
  }

  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Aktueller Schritt: {step}.
      Nächster Schritt: {step}.
      Programm: {step}.
      """
    case .coming:
      """
      Restdauer {step_left}, danach {next_step}.
      Noch {step_left}, anschließend {next_step}.
      {step_left} verbleiben. Es folgt: {next_step}.
      """
    case .go:
      """
      Beginn.
      Start. Jetzt.
      Los. Messung läuft.
      """
    case .halfway:
      """
      Mitte des Schritts. Noch {step_left}.
      Rest: {step_left}.
      Zur Hälfte erledigt, {step_left} verbleiben.
      """
    case .result:
      """
      {last_rep}. Es folgt: {step}.
      Ergebnis {last_rep}. Weiter: {step}.
      {last_rep}, aufgenommen. Jetzt {step}.
      [in_band reps_ahead] {last_rep}, im Bereich. Verbleibend: {reps_left}. {step}.
      [in_band one_to_go] {last_rep}, im Bereich. Verbleibend: eine. {step}.
      [in_band reps_done] {last_rep}, im Bereich. Letzte Wiederholung erfasst. {step}.
      [over_band reps_ahead] {last_rep}, über dem Bereich. Verbleibend: {reps_left}. {step}.
      [over_band one_to_go] {last_rep}, über dem Bereich. Letzte bitte im Bereich. {step}.
      [over_band reps_done] {last_rep}, über dem Bereich. Reihe beendet. {step}.
      [under_band reps_ahead] {last_rep}, unter dem Bereich. Verbleibend: {reps_left}. {step}.
      [under_band one_to_go] {last_rep}, unter dem Bereich. Eine folgt. {step}.
      [under_band reps_done] {last_rep}, unter dem Bereich. Alle Wiederholungen erfasst. {step}.
      """
    case .ease:
      """
      Über dem Bereich. Soll: {step_target}.
      Ist {step_value}, Soll {step_target}. Senken.
      Belastung reduzieren auf {step_target}.
      """
    case .lift:
      """
      Unter dem Bereich. Soll: {step_target}.
      Ist {step_value}, Soll {step_target}. Erhöhen.
      Belastung anheben auf {step_target}.
      """
    case .blind:
      """
      Kein Signal. Dieser Schritt läuft nach Planwert.
      Messung nicht möglich, es gilt der Plan.
      Signal fehlt. Die Dauer wird aus dem Plan berechnet.
      """
    case .finished:
      """
      Programm abgeschlossen. Weiterlaufen ist freigestellt.
      Alle Schritte erledigt.
      Plan vollständig ausgeführt.
      """
    case .rivalAhead:
      """
      {rival_gap} vor {rival}.
      Abstand zu {rival}: {rival_distance}, positiv.
      {rival_gap} besser als {rival}, Stand jetzt.
      """
    case .rivalBehind:
      """
      {rival_gap} hinter {rival}.
      Abstand zu {rival}: {rival_distance}, negativ.
      Fehlbetrag auf {rival}: {rival_gap}.
      """
    case .rivalTaken:
      """
      Führungswechsel: du liegst vor {rival}.
      {rival} überholt.
      Vorzeichen gewechselt. {rival} liegt jetzt hinter dir.
      """
    case .rivalPassed:
      """
      Führungswechsel: {rival} liegt vorn.
      {rival} hat überholt. Abweichung gering.
      {rival} führt. Der Rest ist offen.
      """
    case .rivalBeaten:
      """
      {rival} übertroffen, um {rival_gap}.
      Endstand: {rival_gap} vor {rival}.
      Ergebnis gegen {rival}: {rival_gap} zu deinen Gunsten.
      """
    case .rivalLost:
      """
      {rival} bleibt vorn, um {rival_gap}.
      Endstand: {rival_gap} hinter {rival}.
      Ergebnis gegen {rival}: {rival_gap} zu wenig.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
