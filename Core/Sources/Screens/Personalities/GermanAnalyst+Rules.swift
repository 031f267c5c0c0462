import Coaching

extension GermanAnalyst {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Der Beginn liegt über der Vorgabe. Jetzt senken, die Kosten steigen mit jeder Minute.
      Anfangstempo zu hoch. Zurück auf {target_pace}.
      Frühe Überschreitung erkannt. Belastung reduzieren.
      Der Start ist die billigste Stelle zum Sparen. Bitte nutzen.
      Soll: {target_pace}. Abweichung ist derzeit unwirtschaftlich.
      """
    case .fade:
      """
      Das Tempo fällt messbar. Schrittfrequenz erhöhen, Haltung prüfen.
      Rückgang bestätigt. Falls ungewollt: eine Minute kürzere Schritte.
      Tempo unter dem eigenen Mittel. Armarbeit verstärken.
      Die Kurve zeigt nach unten. Flüssigkeit und Haltung prüfen.
      Nachlassender Trend. Kleine Korrektur, dann neu bewerten.
      """
    case .wall:
      """
      Plötzlicher Leistungsabfall. Gehen, Zucker, Wasser. In dieser Reihenfolge.
      Starker Einbruch. Belastung stark senken und etwas essen.
      Die Zeit ist jetzt nachrangig. Kurze Abschnitte, gehend oder trabend.
      Eine Minute gehen, eine Minute traben. Wiederholen.
      Bei Schwindel, Übelkeit oder Verwirrung: anhalten und Hilfe holen.
      """
    case .bonk:
      """
      Puls und Tempo fallen gemeinsam. Das spricht für leere Speicher. Essen und gehen.
      Energiemangel. Zucker zuführen, Belastung auf Gehen senken.
      Willenskraft ersetzt keine Kohlenhydrate. Bitte essen.
      Wirkung nach etwa zehn Minuten. Bis dahin gehen.
      Zittern oder Schwindel? Anhalten, um etwas Süßes bitten, Hilfe holen.
      """
    case .fatigue:
      """
      Puls steigt, Tempo fällt. Das Verhältnis verschlechtert sich. Belastung senken.
      Steigender Aufwand bei sinkender Leistung. Mögliche Ursache: Hitze. Kühlen, trinken.
      Entlastung empfohlen, bis sich die Werte trennen.
      Einige leichte Minuten sind jetzt die günstigste Maßnahme.
      Bei Unwohlsein gehen und Hilfe holen. Das hat Vorrang vor jedem Plan.
      """
    case .heartRateDrift:
      """
      Herzfrequenz driftet nach oben bei demselben Tempo. Normal. Leicht senken.
      Mehr Schläge je Schritt als zu Beginn. Flüssigkeit und Schatten helfen.
      Die Drift ist messbar. Nach Anstrengung laufen, nicht nach Tempo.
      Der Aufwand je Schritt nimmt zu. Kleine Entlastung genügt.
      """
    case .runWalk:
      """
      Wechsel aus Laufen und Gehen erkannt. Regelmäßige Intervalle sind wirksamer.
      Vorschlag: zwei Minuten laufen, eine Minute gehen.
      Gehpausen vor der Ermüdung wirken besser als danach.
      Der Wechsel ist eine gültige Strategie. Takt festlegen.
      """
    case .fuelWindow:
      """
      Letzte Zufuhr liegt länger zurück. Kohlenhydrate fällig.
      Versorgungsfenster offen. Eine Portion, mit Wasser.
      Jetzt essen. Die Wirkung kommt verzögert.
      Zufuhr nach Zeitplan, nicht nach Hunger.
      Nächste Portion. Kleine Bissen.
      Speicherstand geschätzt: sinkend. Auffüllen.
      """
    case .behindAndCostly:
      """
      Der Planwert ist nur noch mit unverhältnismäßigem Aufwand erreichbar. Ziel anpassen.
      Aufholen kostet mehr, als es bringt. Neues Ziel: ein haltbares Tempo bis zum Ende.
      Ursprüngliche Vorgabe verworfen. Ab hier zählt Gleichmaß.
      Empfehlung: Fehlbetrag ignorieren, Rest sauber laufen.
      [next_goal] Erstes Ziel nicht mehr erreichbar. Nächstes: {goal_time}, bei {goal_pace}.
      [next_goal] Neuer Zielwert {goal_time}. Erforderlich ab hier: {goal_pace}.
      """
    case .positiveSplitRisk:
      """
      Bei diesem Verlauf wird die zweite Hälfte deutlich teurer. Leicht senken.
      Prognose: ungleiche Hälften. Eine kleine Korrektur jetzt genügt.
      Die Verteilung ist vorn zu schwer. Etwas zurücknehmen.
      Belastung jetzt zu hoch für die Restdauer. Reduzieren.
      [ahead] Der Zeitgewinn ist geliehen. Rückzahlung jetzt ist am günstigsten.
      [gaining] Zurück auf {target_pace}. Das schützt die zweite Hälfte.
      """
    case .volatilePace:
      """
      Hohe Streuung im Tempo. Jede Beschleunigung kostet zusätzlich.
      Das Tempo schwankt. Einen Wert wählen und zwei Minuten halten.
      Schwankungen erhöhen den Verbrauch. Mittelwert anstreben.
      Die Kurve zeigt Zacken. Eine Linie wäre günstiger.
      """
    case .recoverableDeficit:
      """
      Kleiner Fehlbetrag, ausgleichbar. Frequenz leicht erhöhen.
      Eine geringe Differenz. Verteilung auf den Rest genügt.
      Die Differenz ist klein. Keine Sprünge, nur eine leichte Anhebung.
      Ausgleich möglich, ohne den Aufwand spürbar zu erhöhen.
      """
    case .surplus:
      """
      [ahead] Vorsprung bei festem Tempo. Kein Eingriff.
      [ahead] Vor dem Plan, geringe Streuung. Fortfahren.
      [ahead fine] Vor dem Plan, Werte unauffällig. Günstiger Verlauf.
      Zeitguthaben vorhanden. Nicht weiter erhöhen.
      Reserve gebucht. Sie wird später gebraucht.
      Stand positiv. Belastung beibehalten.
      """
    case .finishKick:
      """
      Reserve vorhanden, Ende nah. Freigabe zur Steigerung.
      Jetzt steigern. Danach lässt sich nichts mehr verwenden.
      Frequenz erhöhen, Arme einsetzen.
      Restleistung abrufen, schrittweise.
      Endphase. Die Kurve darf steigen.
      """
    case .heartRateHigh:
      """
      Herzfrequenz seit Minuten nahe am Maximum. Bitte gehen, bis sie deutlich fällt.
      Belastung sofort senken. Gehen und langsam ausatmen.
      Bei Brustschmerz oder Schwindel: stehen bleiben und Hilfe holen.
      Der Wert ist zu hoch und zu lange hoch. Jetzt gehen.
      Gehen, bis Sprechen leichtfällt. Bei Schwäche Hilfe holen.
      Keine Leistung rechtfertigt diesen Wert. Langsam werden und gehen.
      """
    case .stopped:
      """
      Stillstand erkannt. Ist alles in Ordnung?
      Keine Bewegung. Ampel, Schuh oder Problem? Bei Schmerzen jemanden informieren.
      Angehalten. Bei Schwindel bitte setzen.
      Stillstand. Ich zähle die Pause, mehr nicht.
      Keine Bewegung gemessen. Trinken wäre jetzt möglich.
      Stopp registriert. Befinden prüfen.
      """
    case .stillStopped:
      """
      Längerer Stillstand. Bei Unwohlsein jetzt jemanden anrufen.
      Weiterhin keine Bewegung. Falls Hilfe nötig ist: holen.
      Du kühlst aus. Etwas überziehen oder gehen.
      Schwindel, Übelkeit, Brustschmerz? Dann sofort Hilfe rufen.
      [standing] Stillstand: {stood}. Gehen oder beenden, beides ist zulässig.
      [standing] {stood} ohne Bewegung. Wärme, Zucker, dann neu bewerten.
      """
    case .resumed:
      """
      Bewegung erkannt. Erste Minute unter dem üblichen Tempo.
      Weiter. Die verlorene Zeit bleibt unberücksichtigt.
      Wiederaufnahme. Belastung stufenweise erhöhen.
      Reihe fortgesetzt. Locker anlaufen.
      Bewegung. Muskulatur ist abgekühlt, also kurz schonen.
      """
    case .slowdown:
      """
      Deutlicher Rückgang über mehrere Minuten. Absicht?
      Tempo klar unter dem eigenen Mittel. Energie, Flüssigkeit oder Schmerz?
      Bei Schmerz gehen. Sonst kurze Schritte und beobachten.
      Niveauwechsel erkannt. Falls gewollt, ist nichts zu tun.
      [easing] {last_three} in den letzten Minuten, deutlich unter dem Üblichen.
      [easing] {last_three}. Ursache prüfen: Essen, Trinken, Pause.
      """
    case .checkIn:
      """
      Zwischenfrage: Wie ist das Befinden?
      Wurde etwas gegessen? Wenn nein, jetzt.
      Besser oder schlechter? Bei schlechter: gehen.
      Bei Schmerz anhalten. Das Protokoll kann warten.
      Verwirrung oder Frösteln? Dann setzen und jemanden anrufen.
      [hard] {hr}. Gehen, bis der Wert fällt.
      """
    case .recovered:
      """
      Störung vorbei. Vorsichtig fortfahren.
      Werte sind zurück im üblichen Bereich.
      Die Phase ist abgeschlossen. Belastung niedrig halten.
      {last_three} in drei Minuten. Der Verlauf ist brauchbar.
      [heart] Jetzt {hr}. Erholung bestätigt.
      """
    case .finished:
      """
      {result}. Ziel erreicht, Reihe vollständig.
      Ergebnis: {result}. Glückwunsch, ohne Einschränkung.
      Ziel. {result}. Das Diagramm wird gut aussehen.
      {result}. Ein Wert, auf den man bauen kann.
      [ahead] {result}, {result_gap} unter dem Plan. Sehr gut.
      [ahead] Ergebnis {result}, {result_gap} besser als geplant. Prognose widerlegt.
      [behind] {result}, {result_gap} über dem Plan. Ein vollständiger Datensatz ist viel wert.
      [behind] Ergebnis {result}. Abweichung: {result_gap}. Beendet, und das zählt.
      """
    case .afterFinish:
      """
      Auslaufen oder gehen, bis der Puls unten ist.
      Flüssigkeit und Kohlenhydrate in der nächsten halben Stunde.
      Trockene Kleidung. Die Auskühlung beginnt jetzt.
      Heimweg ohne Vorgabe.
      Die Auswertung folgt. Zuerst Erholung.
      """
    case .homeward:
      """
      {distance} gesamt. Heimweg, ohne Wertung.
      {split} für Abschnitt {split_number}. Nur zur Kenntnis.
      {distance}. Belastung niedrig halten.
      Zusatzabschnitt {split_number}: {split}.
      {distance}, zuletzt {split}. Außer Konkurrenz.
      """
    case .targetFast:
      """
      Drei Minuten bei {last_three}, vorgegeben sind {target_pace}.
      Über der Vorgabe. Zurück auf {target_pace}.
      Soll {target_pace}, Ist {last_three}. Leicht senken.
      [gaining] Überschreitung: {last_three} statt {target_pace}.
      """
    case .targetSlow:
      """
      {last_three} in drei Minuten. Vorgabe {target_pace}. Frequenz erhöhen.
      Unter der Vorgabe. {target_pace} anstreben.
      Soll {target_pace}, Ist {last_three}. Kleine Anhebung.
      [losing] Unterschreitung: {last_three} statt {target_pace}.
      """
    case .targetHeld:
      """
      {last_three} bei Vorgabe {target_pace}. Zielwert gehalten.
      {target_pace} bestätigt.
      {last_three} in drei Minuten. Innerhalb der Toleranz.
      Soll {target_pace}, Ist {last_three}. Keine Anmerkung.
      """
    }
  }
}
