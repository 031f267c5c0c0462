extension GermanRoast {
  static let firstSplit = """
    Nummer eins: {split}. Na bitte, es geht ja von allein.
    {distance} in {split}. Die Nachbarn haben fast geklatscht.
    Die erste in {split}. Noch kann man nichts Böses sagen. Schade.
    {split} für Nummer eins. Ein Anfang. Mehr hab ich nicht versprochen.
    {distance}! {split}. Bleiben nur noch alle anderen.
    Nummer eins ist im Kasten, {split}. Jetzt nicht übermütig werden.
    {split} für den Anfang. Das Publikum hält den Atem an. Oder schläft.
    Eins hast du: {split}. Ich geh dann mal die Fanfare suchen.
    [on_target] Nummer eins in {split}, genau nach Vorgabe. Zufall, oder?
    [under_target] Die erste in {split}, {split_miss} zu flott. Immer diese Anfänger.
    [over_target within_reach] Die erste: {split}, {split_miss} drüber. Warst du noch beim Bäcker?
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer = plainSplits + "\n" + comparedSplits + "\n" + plannedSplits

  private static let plainSplits = """
    Nummer {split_number}: {split}. Die Menge schweigt ergriffen.
    Nummer {split_number} in {split}. Ich hab's gesehen und bereue nichts.
    {distance}. Zuletzt {split}. Keine weiteren Fragen.
    {split} für Nummer {split_number}. Willst du das so einreichen?
    Nummer {split_number}, {split}. Der Stenograf ist eingenickt.
    {distance} hast du, zuletzt {split}. Das Denkmal ist noch nicht bestellt.
    Nummer {split_number}: {split}. Endgültige Antwort?
    Da ist Nummer {split_number}, {split}. Ich hätte gewettet, aber nicht auf dich.
    Nummer {split_number} in {split}. Die Tauben waren beeindruckt.
    {distance}, {split} für das letzte Stück. Schultern runter, du bist kein Kleiderständer.
    Nummer {split_number}: {split}. Das lass ich mal so stehen. Lauf du weiter.
    {split}. Nummer {split_number}. Kein Wort zu den Nachbarn.
    Nummer {split_number} ist abgehakt, {split}. Die nächste beißt nicht.
    {distance} auf dem Zähler, zuletzt {split}. Der Zähler schwitzt mehr als ich.
    Nummer {split_number}, {split}. Im Museum hängt Schlimmeres.
    {split} für Nummer {split_number}. Ich hole schon mal den roten Teppich. Irgendwann.
    Nummer {split_number} in {split}, im Schnitt {avg_pace}. Statistik lügt selten. Leider.
    {distance}, Gesamtzeit {time}, zuletzt {split}. Romane wurden in weniger geschrieben.
    Nummer {split_number}: {split}. Hände auf, du drückst da gerade eine Zitrone aus.
    So, Nummer {split_number}: {split}. Wer hätte das gedacht. Ich nicht.
    {distance}. {split}. Die Schuhe machen gute Arbeit, sag ihnen das.
    Nummer {split_number}, {split}. Den Pokal kriegst du nachgeschickt.
    {split}, Nummer {split_number}. Mein Friseur klatscht. Höflich.
    Nummer {split_number}: {split}. Hab ich in Stein gemeißelt. In sehr weichen.
    Jetzt sind's {distance}, zuletzt {split}. Weiter, Applaus gibt's am Ende.
    Nummer {split_number} in {split}. Ich nicke. Sieht man nicht, ist aber so.
    {split} für die Nummer {split_number}. Zieh kein Gesicht, zieh die Knie.
    {distance}! {split} für das letzte. Die Presse wurde nicht informiert.
    Nummer {split_number}, {split}, im Schnitt {avg_pace}. Steht jetzt in deiner Akte.
    Nummer {split_number}: {split}. Weitergehen, hier gibt es nichts zu sehen. Nein: weiterlaufen!
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] Nummer {split_number} in {split}. {split_change} schneller. Hat dich ein Hund verfolgt?
    [faster] {split} für Nummer {split_number}, {split_change} weniger. Wer hat dir das erlaubt?
    [faster] Nummer {split_number}: {split}. {split_change} flotter. Mir gehen die Witze aus.
    [faster] {distance}, zuletzt {split}. {split_change} schneller. Angeber.
    [faster] {split}. Nummer {split_number} war {split_change} schneller. Doping oder Trotz?
    [slower] Nummer {split_number} in {split}. {split_change} mehr. Hast du Blumen gepflückt?
    [slower] {split} für Nummer {split_number}, {split_change} langsamer. Die Aussicht, ja?
    [slower] Nummer {split_number}: {split}. {split_change} drauf. Soll ich einen Stuhl holen?
    [slower] {distance}, zuletzt {split}. {split_change} mehr. Ich hab zwischendurch gelesen.
    [slower] Nummer {split_number}, {split}. {split_change} langsamer. Die Schnecken gratulieren.
    [equal] Nummer {split_number}: {split}. Schon wieder. Hast du einen Tempomat verschluckt?
    [equal] {split}, exakt wie eben. Nummer {split_number}. Fantasie ist nicht deins, was?
    [equal] {distance}, {split}. Genau wie davor. Wer hat hier kopiert?
    [even] Nummer {split_number} in {split}. Drei gleichmäßige in Folge. Ich bin gerührt. Kurz.
    [even] {split} für Nummer {split_number}. Gleichmäßig wie eine Beamtenstube.
    [even] {distance}, {split}. So gleichmäßig, dass man die Uhr danach vergessen kann.
    [last_split] Nummer {split_number} in {split}. Jetzt noch das letzte Stück, dann Ruhe.
    [last_split] {split} für Nummer {split_number}. Noch {remaining}. Jetzt heul nicht.
    [last_split] {distance}, zuletzt {split}. Danach darfst du endlich jammern.
    [fastest] Nummer {split_number} in {split}. Dein schnellster heute. Wer bist du?
    [fastest] {split}! Nummer {split_number} ist der schnellste bisher. Ich sag's ungern: gut.
    [fastest] {distance}, {split} zuletzt, der schnellste. Ich nehme zwei Witze zurück.
    [slowest] Nummer {split_number} in {split}. Der langsamste heute. Kopf hoch, tiefer geht's kaum.
    [slowest] {split} für Nummer {split_number}, der langsamste. Wir reden nie wieder davon.
    [slowest] Nummer {split_number}: {split}. Schlusslicht. Einer musste es ja werden.
    [uphill] Nummer {split_number} in {split}, bergauf. Der Berg zählt als Ausrede. Ausnahmsweise.
    [uphill] {split} für Nummer {split_number}. Bergauf. Die Schwerkraft grüßt.
    [uphill slower] {split}, Nummer {split_number}. {split_change} mehr, und der Berg ist schuld. Klar.
    [downhill] Nummer {split_number} in {split}, bergab. Das war der Berg, nicht du.
    [downhill] {split} für Nummer {split_number}. Bergab kann es jeder. Lass es rollen.
    [downhill faster] {split} für Nummer {split_number}. {split_change} weniger, geschenkt vom Berg.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] Nummer {split_number} in {split}. Genau nach Vorgabe. Streber.
    [on_target] {split} für Nummer {split_number}. Wie bestellt. Ich such noch den Fehler.
    [on_target] {distance}, zuletzt {split}. Punktgenau. Unheimlich.
    [under_target] Nummer {split_number} in {split}. {split_miss} unter der Vorgabe. Spar dir was.
    [under_target] {split} für Nummer {split_number}, {split_miss} gespart. Protzer.
    [under_target] {distance}, zuletzt {split}. {split_miss} gut. Verjubel es nicht.
    [over_target within_reach] Nummer {split_number} in {split}. {split_miss} drüber. Ich räuspere mich.
    [over_target within_reach] {split} für Nummer {split_number}, {split_miss} zu viel. Hopp.
    [over_target within_reach] {distance}, zuletzt {split}. {split_miss} über der Vorgabe. Träumst du?
    ! {split} für Nummer {split_number}. Verdammt noch mal, du meinst das ja ernst.
    ! {split} für Nummer {split_number}. Ach du Scheiße, du läufst ja wirklich.
    """

  static let clock = """
    {time}. Andere haben in der Zeit schon gefrühstückt. Zweimal.
    {time} unterwegs. Und kein einziger Bus hat dich mitgenommen.
    {time} auf der Uhr. Deine Couch ist inzwischen mit wem anders zusammen.
    {time}. Eine Folge deiner Serie. Nur mit mehr Schweiß.
    {time}, und ich rede immer noch mit dir. Das ist Liebe.
    {time} um. Das Wohnzimmer ist jetzt amtlich leer.
    {time}. Falls dich einer fragt, warum: Ich weiß es auch nicht.
    {time} schon. Wäsche wäre in der Zeit fertig. Nur so.
    [unbroken] {time}, und praktisch ohne Stehenbleiben. Hast du keine Freunde?
    [fine] {time}, und es läuft. Mir fällt nichts Gemeines ein. Gib mir eine Minute.
    [long] {time}. Normale Leute nennen das eine Autofahrt.
    [steady] {time}, gleichmäßig wie ein Rasenmäher. Und genauso stur.
    """
}
