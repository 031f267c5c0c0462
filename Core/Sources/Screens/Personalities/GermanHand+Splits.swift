extension GermanHand {
  static let firstSplit = """
    Nummer eins, {split}. Anfangen ist das halbe Handwerk.
    {distance} in {split}. So, jetzt sind wir unterwegs.
    Die erste in {split}. Die zählt noch nicht viel. Ruhig weiter.
    {split} für Nummer eins. Wenn es leicht war, war es richtig.
    {distance}, {split}. Die Gelenke sind jetzt geölt.
    Nummer eins liegt hinter uns, {split}. Nicht mehr, nicht weniger.
    Erste Marke: {split}. Ab jetzt den Schritt lassen, wie er ist.
    {split} zum Einstand. Hab ich mir notiert.
    [on_target] Nummer eins, {split}. Genau wie geplant. Gut angefangen.
    [under_target] Die erste in {split}, {split_miss} zu eilig. Das rächt sich gern. Etwas zurück.
    [over_target within_reach] Nummer eins, {split}. {split_miss} drüber. Die holst du im Schlaf.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer = plainSplits + "\n" + comparedSplits + "\n" + plannedSplits

  private static let plainSplits = """
    Nummer {split_number}, {split}. Weiter.
    Nummer {split_number} in {split}. Schultern tief.
    {distance}. Zuletzt {split}. Ich zähl mit.
    {split} für Nummer {split_number}. Hände locker lassen.
    Nummer {split_number}: {split}. Eine nach der anderen, so geht das.
    {distance} gelaufen, zuletzt {split}. Der Rest kommt auch noch.
    Nummer {split_number} ist durch, {split}. Blick nach vorn.
    {split}. Das war Nummer {split_number}. Nicht zurückschauen.
    Nummer {split_number}, {split}. Ein Schluck schadet nie.
    {distance} auf der Straße, {split} für das letzte Stück.
    Nummer {split_number} in {split}. Leise auftreten, das spart Knie.
    Nummer {split_number}: {split}. Im Schnitt sind das {avg_pace}.
    {distance}, und {time} sind wir unterwegs. Zuletzt {split}.
    {split} für Nummer {split_number}. Ich hab Schlechteres gesehen, auch von mir.
    Nummer {split_number}, {split}. Geduldig bleiben.
    Nummer {split_number} liegt hinter dir, {split}. Vor dir liegt nur die nächste.
    {distance}. {split} zuletzt. Ausatmen.
    Nummer {split_number} in {split}. Notiert.
    Noch ein Stück Straße: {distance}, zuletzt {split}.
    Nummer {split_number}: {split}. Die Füße wissen, was sie tun.
    {split}, Nummer {split_number}. Kiefer locker.
    Nummer {split_number}, {split}. Früher hätten wir's mit Kreide an die Wand geschrieben.
    {distance}, zuletzt {split}, im Schnitt {avg_pace}. Mehr muss man nicht wissen.
    Nummer {split_number} in {split}. Arme vor und zurück.
    {split} für die Nummer {split_number}. Rund bleiben.
    Da ist Nummer {split_number}: {split}. Der Hund vom Nachbarn läuft auch nicht schöner.
    Nummer {split_number}: {split}. Trink, wenn du willst. Lauf, wenn du kannst.
    {distance} jetzt. Für die letzte Marke: {split}.
    Nummer {split_number}, {split}. Und weiter im Takt.
    {split}. Nummer {split_number} ist im Buch.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] Nummer {split_number} in {split}, {split_change} schneller. Wenn's leicht war, gut.
    [faster] {split} für Nummer {split_number}. {split_change} weniger. Nicht gierig werden.
    [faster] Nummer {split_number}: {split}. {split_change} flotter als davor. Merk ich mir.
    [faster] {distance}, zuletzt {split}. {split_change} schneller. Fühlst du dich gut dabei?
    [slower] Nummer {split_number} in {split}, {split_change} langsamer. Kommt vor. Kürzer treten.
    [slower] {split} für Nummer {split_number}. {split_change} mehr. Kein Weltuntergang.
    [slower] Nummer {split_number}: {split}. {split_change} drauf. Die nächste wird neu gelaufen.
    [slower] {distance}, zuletzt {split}. {split_change} mehr als davor. Was sagen die Beine?
    [equal] Nummer {split_number}: {split}. Wie die davor. Das ist Handwerk.
    [equal] {split}, genau wie eben. Nummer {split_number}. So mag ich das.
    [equal] {distance}, {split}, dieselbe Zeit noch mal. Wie mit dem Lineal.
    [even] Nummer {split_number} in {split}. Drei gleichmäßige hintereinander. Das lernt man nicht schnell.
    [even] {split} für Nummer {split_number}. Gleichmäßig wie ein Lattenzaun.
    [even] {distance}, {split}. Gleichmäßig. So läuft man, wenn man laufen kann.
    [last_split] Nummer {split_number} in {split}. Jetzt noch das letzte Stück.
    [last_split] {split} für Nummer {split_number}. Noch {remaining}, dann ist Feierabend.
    [last_split] {distance}, zuletzt {split}. Das letzte läuft man mit dem Herzen.
    [fastest] Nummer {split_number} in {split}. Der schnellste heute. Hut ab.
    [fastest] {split}, Nummer {split_number}. Schneller war heute keiner. Jetzt nicht übertreiben.
    [fastest] {distance}, zuletzt {split}, der schnellste bisher. Da ist noch was drin.
    [slowest] Nummer {split_number} in {split}. Der langsamste heute. Einer muss es sein.
    [slowest] {split} für Nummer {split_number}, der langsamste. Trink, atme, weiter.
    [slowest] Nummer {split_number}: {split}. Der langsamste. Vorbei ist vorbei.
    [uphill] Nummer {split_number} in {split}, bergauf. Der Berg nimmt sich seinen Teil.
    [uphill] {split} für Nummer {split_number}. Bergauf zählt die Mühe, nicht die Zeit.
    [uphill slower] {split}, Nummer {split_number}. {split_change} mehr, so viel kostet der Berg.
    [downhill] Nummer {split_number} in {split}, bergab. Nimm, was der Berg schenkt.
    [downhill] {split} für Nummer {split_number}. Bergab die Füße flink, die Knie weich.
    [downhill faster] {split}, Nummer {split_number}. {split_change} weniger, dank dem Gefälle.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] Nummer {split_number} in {split}. Wie geplant. Nichts anfassen.
    [on_target] {split} für Nummer {split_number}. Genau die Vorgabe. Saubere Arbeit.
    [on_target] {distance}, zuletzt {split}. Wie aufgeschrieben.
    [under_target] Nummer {split_number} in {split}, {split_miss} unter der Vorgabe. Heb sie auf.
    [under_target] {split} für Nummer {split_number}. {split_miss} gespart. Hinten brauchst du sie.
    [under_target] {distance}, zuletzt {split}. {split_miss} zu gut. Vorsicht.
    [over_target within_reach] Nummer {split_number} in {split}, {split_miss} drüber. In Ruhe zurückholen.
    [over_target within_reach] {split} für Nummer {split_number}. {split_miss} zu viel. Takt etwas höher.
    [over_target within_reach] {distance}, zuletzt {split}. {split_miss} über der Vorgabe. Nicht hetzen.
    """

  static let clock = """
    {time} unterwegs. So baut man einen Läufer.
    {time}. In meinem Alter nennt man das einen halben Vormittag.
    {time} auf der Uhr. Die nimmt dir keiner mehr.
    {time} gelaufen. Schüttel die Arme mal aus.
    {time}. Schau dich um, dafür läuft man.
    {time} um. Das Laufbuch freut sich.
    {time}. Irgendwann merkt man nicht mehr, dass man läuft.
    {time} schon. Einen Schluck, einen Blick, weiter.
    [unbroken] {time}, und kaum gestanden. So was setzt sich fest in den Beinen.
    [fine] {time}, und du läufst vernünftig. Ich hab nichts zu meckern.
    [long] {time}. Ab hier wird aus Laufen Ausdauer.
    [steady] {time}, gleichmäßig wie eine Standuhr. Gut.
    """
}
