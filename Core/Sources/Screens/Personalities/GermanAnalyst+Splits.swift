extension GermanAnalyst {
  static let firstSplit = """
    Nummer eins: {split}. Ein Wert ist noch kein Trend.
    {distance}, {split}. Bezugspunkt gesetzt.
    Erste Marke: {split}. Für Vergleiche fehlt der zweite Wert.
    {split} für Nummer eins. Aufgenommen.
    {distance} in {split}. Ab hier lässt sich rechnen.
    Nummer eins erfasst, {split}. Belastung weiter niedrig halten.
    Erster Messwert: {split}. Einordnung folgt.
    {split}. Stichprobengröße: eins.
    [on_target] Nummer eins: {split}. Innerhalb der Vorgabe.
    [under_target] Nummer eins: {split}, {split_miss} unter der Vorgabe. Frühe Überschreitung, bitte senken.
    [over_target within_reach] Nummer eins: {split}, {split_miss} über der Vorgabe. Unkritisch.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer = plainSplits + "\n" + comparedSplits + "\n" + plannedSplits

  private static let plainSplits = """
    Nummer {split_number}: {split}.
    Nummer {split_number} in {split}. Durchschnitt {avg_pace}.
    {distance}, zuletzt {split}. Gesamtzeit {time}.
    {split} für Nummer {split_number}. Aufgenommen.
    Wert {split_number}: {split}.
    {distance} erreicht. Letzter Abschnitt {split}.
    Abschnitt {split_number}: {split}. Gesamtzeit {time}.
    {split} für Abschnitt {split_number}, Durchschnitt {avg_pace}.
    Nummer {split_number} abgeschlossen, {split}.
    {distance}. Abschnittszeit {split}. Schultern prüfen.
    Abschnitt {split_number} liegt vor: {split}.
    Nummer {split_number}: {split}. Reihe fortgesetzt.
    Zeile {split_number} der Tabelle: {split}.
    {distance}, {split}. Hände entspannen.
    {split}. Damit sind {split_number} Abschnitte erfasst.
    Nummer {split_number}, {split}. Flüssigkeit bei Bedarf.
    {distance} gesamt, Durchschnitt {avg_pace}, zuletzt {split}.
    Messpunkt {split_number}: {split}. Atemrhythmus prüfen.
    Abschnitt {split_number} in {split}. Gespeichert.
    {split} für Nummer {split_number}. Keine weitere Anmerkung.
    {distance}: {split} im letzten Abschnitt, {avg_pace} im Mittel.
    Nummer {split_number}, {split}. Nächster Wert folgt.
    {split}, Abschnitt {split_number}. Blick nach vorn.
    Datensatz {split_number}: {split}. Armhaltung prüfen.
    {distance}. {split}. Gesamtzeit {time}, Durchschnitt {avg_pace}.
    Abschnitt {split_number}: {split}. Kiefer lösen.
    Nummer {split_number}: {split}. Statistik aktualisiert.
    {split} im Abschnitt {split_number}. Die Kurve hat einen Punkt mehr.
    {distance} dokumentiert, zuletzt {split}.
    Eintrag {split_number}: {split}. Weiter aufzeichnen.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] Nummer {split_number}: {split}, {split_change} schneller als zuvor.
    [faster] {split} für Nummer {split_number}. Differenz: {split_change} weniger.
    [faster] Abschnitt {split_number}: {split}. {split_change} schneller. Aufwand prüfen.
    [faster] {distance}, zuletzt {split}. {split_change} gewonnen.
    [slower] Nummer {split_number}: {split}, {split_change} langsamer als zuvor.
    [slower] {split} für Nummer {split_number}. Differenz: {split_change} mehr.
    [slower] Abschnitt {split_number}: {split}. {split_change} langsamer. Einzelwert, noch kein Trend.
    [slower] {distance}, zuletzt {split}. {split_change} mehr. Ursache bekannt?
    [equal] Nummer {split_number}: {split}. Wie der Abschnitt davor, auf die Sekunde etwa.
    [equal] {split} für Abschnitt {split_number}. Keine Änderung gegenüber davor.
    [equal] {distance}, {split}. Wiederholter Wert.
    [even] Nummer {split_number}: {split}. Die letzten drei streuen kaum.
    [even] {split} für Abschnitt {split_number}. Drei gleichmäßige Werte.
    [even] {distance}, {split}. Sehr gleichmäßig. So entstehen gute Diagramme.
    [last_split] Nummer {split_number}: {split}. Es folgt der letzte Abschnitt.
    [last_split] {split} für Nummer {split_number}. Rest: {remaining}.
    [last_split] {distance}, zuletzt {split}. Ein Wert fehlt noch.
    [fastest] Nummer {split_number}: {split}. Tagesbestwert.
    [fastest] {split} für Nummer {split_number}. Das ist der schnellste Abschnitt bisher.
    [fastest] {distance}, zuletzt {split}. Bestwert der Reihe. Reserve prüfen.
    [slowest] Nummer {split_number}: {split}. Der langsamste Abschnitt der Reihe.
    [slowest] {split} für Nummer {split_number}. Höchstwert. Flüssigkeit und Haltung prüfen.
    [slowest] Abschnitt {split_number}: {split}. Langsamster Wert. Beobachten.
    [uphill] Nummer {split_number}: {split}, mit Steigung. Der Wert ist nicht vergleichbar.
    [uphill] {split} für Abschnitt {split_number}. Bergauf gilt Anstrengung statt Tempo.
    [uphill slower] Nummer {split_number}: {split}. {split_change} mehr, durch die Steigung erklärt.
    [downhill] Nummer {split_number}: {split}, mit Gefälle. Nicht überbewerten.
    [downhill] {split} für Abschnitt {split_number}. Bergab, hohe Schrittfrequenz empfohlen.
    [downhill faster] Nummer {split_number}: {split}. {split_change} weniger, durch das Gefälle erklärt.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] Nummer {split_number}: {split}. Vorgabe erfüllt.
    [on_target] {split} für Abschnitt {split_number}. Innerhalb der Toleranz.
    [on_target] {distance}, zuletzt {split}. Soll gleich Ist.
    [under_target] Nummer {split_number}: {split}, {split_miss} unter der Vorgabe.
    [under_target] {split} für Abschnitt {split_number}. {split_miss} eingespart.
    [under_target] {distance}, zuletzt {split}. {split_miss} unter Soll. Reserve beachten.
    [over_target within_reach] Nummer {split_number}: {split}, {split_miss} über der Vorgabe.
    [over_target within_reach] {split} für Abschnitt {split_number}. {split_miss} über Soll, ausgleichbar.
    [over_target within_reach] {distance}, zuletzt {split}. {split_miss} zu viel. Kleine Korrektur genügt.
    """

  static let clock = """
    Laufzeit: {time}.
    {time} aufgezeichnet. Strecke bisher {distance}.
    {time}. Die Datenmenge wird brauchbar.
    Zeitmarke {time}. Haltung prüfen.
    {time} in Bewegung. Trinken nicht vergessen.
    {time}, {distance}. Beide Werte steigen, wie erwartet.
    {time} verstrichen. Kein Kommentar erforderlich.
    Stand nach der Uhr: {time}. Schultern absenken.
    [unbroken] {time}, nahezu ohne Unterbrechung aufgezeichnet.
    [fine] {time}. Alle Werte unauffällig.
    [long] {time}. Ab dieser Dauer zählt die Versorgung.
    [steady] {time} bei geringer Streuung. Vorbildlich.
    """
}
