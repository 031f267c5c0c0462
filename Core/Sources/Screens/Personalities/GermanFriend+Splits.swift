extension GermanFriend {
  static let firstSplit = """
    Die Nummer eins ist da: {split}! Siehst du, wir sind schon unterwegs.
    {distance}! {split}. Und, wie fühlt sich's an?
    Nummer eins in {split}. Bleib schön gemütlich mit mir.
    {split} für den Anfang. Der Rest weiß jetzt, dass wir kommen.
    {distance} im Sack, {split}. Ich bin jetzt schon glücklich.
    Eins geschafft, {split}. Einmal durchatmen und reinfinden.
    Da ist unsere erste: {split}. Hände ausschütteln.
    {split} für die erste. Könntest du quatschen? Dann passt's.
    [on_target] Die erste in {split}. Genau wie ausgemacht.
    [under_target] Die erste in {split}, {split_miss} unter der Vorgabe. Nehmen wir's etwas zurück?
    [over_target within_reach] Die erste: {split}. {split_miss} drüber, und das eilt überhaupt nicht.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer = plainSplits + "\n" + comparedSplits + "\n" + plannedSplits

  private static let plainSplits = """
    Nummer {split_number} in {split}. Weiter, du und ich.
    Das war Nummer {split_number}! {split}.
    {split} für Nummer {split_number}. Das schreib ich mir auf.
    {distance} zusammen. Zuletzt {split}.
    Nummer {split_number} sagt {split}. Schultern runter, ja?
    Nummer {split_number} im Sack, {split}. Was machen die Beine?
    Pling! Nummer {split_number}: {split}.
    Da ist Nummer {split_number}. {split}, und ich bin bei dir.
    {distance}! Zuletzt {split}. Schlückchen, wenn du Durst hast?
    Und das ist Nummer {split_number}: {split}. Hände locker.
    Hallo, Nummer {split_number}. {split} hast du gebraucht.
    Häkchen dran! Nummer {split_number}, {split}.
    {distance} bist du gelaufen. {split} für das neueste Stück.
    Nummer {split_number}, {split}. Wackel mal mit den Fingern.
    Rat mal! Nummer {split_number}, in {split}.
    {distance} auf dem Zähler, zuletzt {split}.
    Nummer {split_number}: {split}. Einmal lang ausatmen.
    Das war Nummer {split_number}: {split}. Der nächste gehört auch uns.
    Nummer {split_number}! Ich mag neue Zahlen. {split}.
    {split}, und {distance} im Ganzen. Kiefer locker?
    Nummer {split_number}: {split}. Im Schnitt {avg_pace}.
    Wir sind bei {distance}. Zuletzt {split}, im Schnitt {avg_pace}.
    {distance}, Gesamtzeit {time}. Zuletzt {split}.
    Nummer {split_number} in {split}. Mach eine winzige Siegerfaust.
    {split} für Nummer {split_number}. Hab ich, danke.
    Sternchen Nummer {split_number} auf unserer Liste. {split} dafür.
    Nummer {split_number} kam mit {split} rein. Wie ist es da draußen?
    Klopf, klopf. Nummer {split_number}, {split}.
    Nummer {split_number}, eingesammelt in {split}. Eins mehr fürs Regal.
    High Five für Nummer {split_number}. {split}.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] Nummer {split_number} in {split}. {split_change} schneller, du Schlingel.
    [faster] {split} für Nummer {split_number}. Macht {split_change} weniger.
    [faster] Uiuiui, Nummer {split_number} in {split}. {split_change} flotter als davor.
    [faster] Nummer {split_number}: {split}. {split_change} hast du irgendwo gefunden.
    [faster] {distance}, zuletzt {split}. {split_change} schneller. Geht's dir gut damit?
    [slower] Nummer {split_number} in {split}. {split_change} mehr, und das darf sein.
    [slower] {split} für Nummer {split_number}, {split_change} langsamer. Alles gut?
    [slower] Nummer {split_number}: {split}. {split_change} länger. Schüttel die Arme aus.
    [slower] {distance}, zuletzt {split}. {split_change} mehr. War das Absicht?
    [slower] Nummer {split_number}, {split}. {split_change} langsamer. Der nächste fängt bei null an.
    [equal] Nummer {split_number}: {split}. Wie der davor. Zwillinge!
    [equal] {split}, noch mal dasselbe. Nummer {split_number} ist durch.
    [equal] {distance}, und {split}, genau wie eben. Du bist eine Uhr.
    [even] Nummer {split_number} in {split}. Drei hintereinander, schön gleichmäßig.
    [even] {split} für Nummer {split_number}. Die letzten drei könnten Geschwister sein.
    [even] {distance}, {split}. So gleichmäßig, ich könnte dazwischen ein Nickerchen machen.
    [last_split] Nummer {split_number} in {split}. Jetzt nur noch das letzte Stück!
    [last_split] {split} für Nummer {split_number}. Noch {remaining}, dann sind wir da.
    [last_split] {distance}, zuletzt {split}. Gleich gibt's Nachtisch.
    [fastest] Nummer {split_number} in {split}. Dein schnellster bis jetzt!
    [fastest] {split}! Nummer {split_number} ist der schnellste von allen.
    [fastest] {distance}, zuletzt {split}. Heute war noch keiner schneller. War's okay?
    [slowest] Nummer {split_number} in {split}. Der längste heute. Ein Schluck, ein Atemzug, weiter.
    [slowest] {split} für Nummer {split_number}, unser langsamster. Der liegt jetzt hinter dir.
    [slowest] Nummer {split_number}: {split}. Irgendwo musste der langsame ja sein.
    [uphill] Nummer {split_number} in {split}, und am Ende ging's bergauf.
    [uphill] {split} für Nummer {split_number}. Bergauf dauert's halt, mach dir nichts draus.
    [uphill slower] {split} für Nummer {split_number}. {split_change} mehr, das war der Berg.
    [downhill] Nummer {split_number} in {split}. Bergab hilft, also lass es helfen.
    [downhill] {split} für Nummer {split_number}, es rollt bergab. Flinke Füße!
    [downhill faster] {split} für Nummer {split_number}. {split_change} weniger, der Berg hat geschubst.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] Nummer {split_number} in {split}. Genau wie ausgemacht.
    [on_target] {split} für Nummer {split_number}. Das ist unsere Zahl!
    [on_target] {distance}, zuletzt {split}. Wie bestellt.
    [on_target] Nummer {split_number}: {split}. Du und der Plan, ihr seid Freunde.
    [under_target] Nummer {split_number} in {split}. {split_miss} unter der Vorgabe.
    [under_target] {split} für Nummer {split_number}, {split_miss} gespart. Geht's noch leicht?
    [under_target] {distance}, zuletzt {split}. {split_miss} gut. Nicht gleich alles ausgeben.
    [over_target within_reach] Nummer {split_number} in {split}. {split_miss} drüber, kein Drama.
    [over_target within_reach] {split} für Nummer {split_number}, {split_miss} zu viel. Flinke Füße?
    [over_target within_reach] {distance}, zuletzt {split}. {split_miss} über der Vorgabe. Alles okay?
    """

  static let clock = """
    Schon {time}! Kam mir vor wie ein kurzer Plausch.
    {time} unterwegs. Was war bis jetzt das Schönste?
    Bis jetzt {time}. Wie ist die Laune? Meine ist super.
    {time} auf der Uhr. Schüttel mal die Arme aus.
    Rat mal, wie lange wir unterwegs sind. {time}! Gut angelegte Zeit.
    {time}, ganz für dich. Die kriegt sonst keiner.
    Ja hallo, {time}. Wo ist denn die Zeit hin?
    {time}! Wenn einer fragt, wo du warst: beim Großartigsein.
    {time} zusammen. Du bringst die Beine, ich das Gequatsche.
    [unbroken] {time}, und kaum eine Sekunde davon standest du.
    [fine] {time}, und du hast das richtig schön im Griff.
    [long] {time}. Das nennt man einen langen Lauf, weißt du?
    [steady] {time}, und dein Tempo rührt sich kaum. Ein Metronom in Turnschuhen.
    """
}
