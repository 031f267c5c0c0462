/// The data analyst in German: calm, exact and dry; reads the numbers and says what they mean.
enum GermanAnalyst: Words {
  static let opening = """
    Aufzeichnung läuft. Der erste Datenpunkt darf langsam sein.
    Start erfasst. Empfehlung: unterhalb der gefühlten Möglichkeiten beginnen.
    Messung beginnt. Die ersten Minuten sind Einschwingvorgang.
    Datenlage: null. Das ändert sich jetzt. Bitte gemächlich.
    Systeme bereit. Belastung niedrig ansetzen, sie steigt von selbst.
    Lauf angelegt. Noch gibt es nichts auszuwerten, also locker.
    Beginn der Reihe. Zu schnelle Anfänge sind der häufigste Messfehler.
    Alle Werte auf Anfang. Für den Verlauf ist ein ruhiger Beginn der beste Schätzer.
    Erste Schritte registriert. Für Schlüsse ist es zu früh, für Ruhe nicht.
    """

  static let settle = """
    Der Kreislauf braucht einige Minuten bis zum stabilen Wert. Gib sie ihm.
    Prüfung: Kannst du einen Satz sprechen? Falls nein, Belastung senken.
    Schultern absenken. Das spart messbar Energie.
    Atem und Schritt finden in dieser Phase ihren Takt. Nicht eingreifen.
    Frühe Werte streuen stark. Nichts davon überbewerten.
    Lang ausatmen. Das senkt die Grundspannung.
    Hände öffnen. Gespannte Hände spannen die Arme.
    Die Anlaufphase ist keine Prognose.
    Bis zur ersten Marke gilt: Gefühl vor Messwert.
    Wirkt es anstrengend, ist es zu viel. Wirkt es leicht, ist es richtig.
    """

  static let raceStart = """
    Startphase. Überhöhte Anfangstempi kosten am Ende ein Mehrfaches.
    Vorgabe: {target_pace}. Abweichung nach oben ist keine Leistung.
    Die Umgebung läuft zu schnell. Das ist statistisch immer so.
    {target_pace} fühlt sich jetzt zu leicht an. Das Gefühl ist in dieser Phase unzuverlässig.
    Adrenalin verfälscht die Wahrnehmung für etwa zehn Minuten.
    Überholt werden ist an dieser Stelle ein gutes Zeichen.
    """

  static let halfway = """
    Halbzeit: {half_time}. Durchschnitt {avg_pace}.
    Die Hälfte liegt vor: {half_time}. Prognose {finish}.
    Halbzeit. Durchschnitt {avg_pace}. Die zweite Hälfte entscheidet die Auswertung.
    {half_time} für die erste Hälfte. Haltung prüfen, Flüssigkeit prüfen.
    Halbzeit bei {avg_pace}. Bei diesem Verlauf: {finish_range}.
    Erste Hälfte: {half_time}. Ab jetzt zählt Verteilung, nicht Absicht.
    Hälfte erreicht, {half_time}. Zwischenbilanz: Reihe vollständig.
    Halbzeit. {half_time}. Verbleibend: ebenso viel.
    [fine] Halbzeit, {half_time}. Alle Werte im zulässigen Bereich.
    [steady] Halbzeit bei {avg_pace}. Streuung gering. Sehr ordentlich.
    [on_plan] Halbzeit im Plan: {half_time}. Kein Eingriff nötig.
    [tired] Halbzeit, {half_time}. Der Aufwand steigt. Das war zu erwarten.
    """

  static let ahead = """
    [ahead] {lead} Vorsprung. Reserve sichern, nicht erhöhen.
    [ahead] {lead} vor dem Plan. Prognose {finish}.
    [ahead] Guthaben: {lead}. Solche Guthaben werden meist im letzten Drittel verbraucht.
    [ahead] {lead} vorn bei {avg_pace} im Schnitt.
    [ahead] {lead} besser als geplant. Weiterer Gewinn bringt wenig.
    [ahead gaining] {lead} Vorsprung, steigend. Zuletzt {last_three}. Etwas zurücknehmen.
    [ahead gaining] {lead} vorn, zuletzt {last_three}. Der Plan verlangt {target_pace}.
    [cushion_shrinks] {lead} Vorsprung, fallend. Zuletzt {last_three}.
    [cushion_shrinks] Noch {lead} vorn. Letzte drei Minuten {last_three}, Plan {target_pace}.
    Letzte drei Minuten: {last_three}. Plan: {target_pace}.
    Durchschnitt {avg_pace}. Zielwert {target_pace}.
    Hochrechnung: {finish}.
    Zuletzt {last_three}, gesamt {avg_pace}. Die längere Reihe wiegt mehr.
    Prognose: {finish_range}. Die Spanne wird mit jeder Marke enger.
    """

  static let onPace = """
    [on_plan] Im Plan. Letzte drei Minuten: {last_three}.
    [on_plan] Abweichung unter der Messgrenze. Durchschnitt {avg_pace}.
    [on_plan] Im Plan. Prognose {finish}.
    [on_plan] Soll {target_pace}, Ist {last_three}. Zustimmung.
    [on_plan] Plan und Messung stimmen überein. Fortfahren.
    [gaining] Letzte drei Minuten {last_three}, Plan {target_pace}. Geringe Überschreitung.
    [gaining] {last_three} liegt über dem Bedarf. Belastung leicht senken.
    [losing] Letzte drei Minuten {last_three}, Plan {target_pace}. Schrittzahl erhöhen.
    [losing] Tendenz nachlassend: {last_three}. Korrektur klein halten.
    Durchschnitt {avg_pace}, Plan {target_pace}.
    Letzte drei Minuten: {last_three}. Vorgabe: {target_pace}.
    Hochrechnung derzeit: {finish}.
    {last_three} zuletzt. Schulterspannung prüfen.
    Spanne der Prognose: {finish_range}.
    """

  static let behind = """
    [behind within_reach] {lead} Rückstand. Aufholbar, bei kleiner Korrektur.
    [behind within_reach] {lead} hinter dem Plan. Verteilt auf den Rest ist das wenig.
    [behind within_reach] Fehlbetrag {lead}. In Raten ausgleichen.
    [behind within_reach] {lead} zurück. Prognose {finish}.
    [behind within_reach] Differenz zum Plan: {lead}. Schrittfrequenz vor Schrittlänge.
    [behind losing within_reach] {lead} Rückstand, zuletzt {last_three}. Tendenz fallend. Kürzere Schritte.
    [catching_up within_reach] {lead} Rückstand, abnehmend. Zuletzt {last_three}.
    [catching_up within_reach] Der Fehlbetrag sinkt: noch {lead}. Belastung beibehalten.
    [far_behind] {lead} Rückstand. Mit der Reststrecke nicht mehr auszugleichen. Neues Ziel: Gleichmaß.
    [far_behind] Der Plan passt nicht mehr zu den Daten, um {lead}. Daten haben Vorrang.
    [far_behind] Planwert verworfen. Zuletzt {last_three}. Ist das haltbar, gilt das.
    Mittel bisher {avg_pace}, geplant {target_pace}.
    Jüngste drei Minuten {last_three}, geplant {target_pace}.
    Voraussichtliche Ankunft: {finish}.
    Zuletzt {last_three}. Armarbeit erhöhen, Wirkung beobachten.
    Erwartete Ankunft: {finish_range}.
    """

  static let finalThird = """
    [third_left] Letztes Drittel. Hier trennt sich Verteilung von Hoffnung.
    [third_left] Zwei Drittel erfasst. Rest: {remaining}.
    [third_left] Letztes Drittel. Steigender Aufwand bei festem Tempo ist normal.
    [third_left fine] Zwei Drittel, Werte unauffällig. Rest: {remaining}.
    Rest: {remaining}. Durchschnitt bisher {avg_pace}.
    Noch {remaining}. Hochrechnung {finish}.
    {time} aufgezeichnet, {remaining} ausstehend.
    Noch {remaining}. Haltung prüfen, dann weiter.
    Verbleibend {remaining}. In kleine Abschnitte teilen, das hilft nachweislich.
    """

  static let nearFinish = """
    Rest: {remaining}. Reserven sind jetzt freigegeben.
    Noch {remaining}. Erwarteter Endwert {finish}.
    Noch {remaining}. Aufgesparte Energie hat danach keinen Wert.
    {remaining} verbleiben. Schrittfrequenz erhöhen.
    Noch {remaining}. Durchschnitt bisher {avg_pace}.
    Rest {remaining}. Blick heben, Arme einsetzen.
    Noch {remaining}. Die Reihe ist fast vollständig.
    [ahead] Noch {remaining}, {lead} Vorsprung. Ergebnis so gut wie gesichert.
    [behind within_reach] Noch {remaining}, {lead} Rückstand. Rechnerisch möglich.
    [far_behind] Noch {remaining}. Der Planwert ist ohne Bedeutung. Sauber beenden.
    """

  static let lastStretch = """
    Endspurt. Alle Grenzwerte aufgehoben.
    Maximale Frequenz. Jetzt.
    Durchlaufen bis hinter die Linie, sonst fehlt der letzte Wert.
    Arme führen, Beine folgen. Volle Leistung.
    Restenergie vollständig abrufen.
    Letzte Sekunden. Keine Messung mehr, nur laufen.
    Linie voraus. Tempo nicht vor der Linie senken.
    Ausreißer nach oben sind jetzt erwünscht.
    """
}
