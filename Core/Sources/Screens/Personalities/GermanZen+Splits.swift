extension GermanZen {
  static let firstSplit = """
    Eins. {split}.
    Der erste: {split}. Jetzt ist der Körper wach.
    {distance}. {split}. Lass es leicht.
    {split} für den Anfang. Kein Urteil.
    Eins in {split}. Der Atem läuft mit.
    {distance}, {split}. Schultern weich.
    Der erste liegt hinter dir. {split}. Geh weiter, ohne dich umzudrehen.
    {split}. Eine Perle auf der Schnur.
    [on_target] Eins. {split}, wie gedacht. Gut.
    [under_target] Eins, {split}. {split_miss} vor der Vorgabe. Werde leiser.
    [over_target within_reach] Eins, {split}. {split_miss} darüber. Der Weg ist lang genug.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer = plainSplits + "\n" + comparedSplits + "\n" + plannedSplits

  private static let plainSplits = """
    Nummer {split_number}. {split}. Ausatmen.
    {split} für Nummer {split_number}. Vorbei.
    {distance}. {split}. Nur der nächste Schritt.
    Nummer {split_number}: {split}. Hände offen.
    {distance}, zuletzt {split}. Sieh in die Ferne.
    Nummer {split_number}, {split}. Lass sie gehen.
    {split}. Nummer {split_number} ist jetzt Vergangenheit.
    {distance}. Zuletzt {split}. Kiefer weich.
    Nummer {split_number} in {split}. Ein Glockenschlag.
    {split}, Nummer {split_number}. Hör die Füße.
    {distance} Weg. {split} das letzte Stück.
    Nummer {split_number}: {split}. Schultern sinken.
    {split} für Nummer {split_number}. Atem und Schritt, mehr nicht.
    {distance}. {split}. Was siehst du gerade?
    Nummer {split_number}, {split}. Leicht auftreten.
    {distance}, {split}. Die Welt zieht vorbei. Du auch.
    Nummer {split_number}: {split}. Stirn glatt wie ein See.
    {split}. Nummer {split_number}. Der Weg zählt mit.
    {distance}. {time} Weg, zuletzt {split}.
    Nummer {split_number}, {split}. Im Ganzen {avg_pace}.
    {split} für Nummer {split_number}. Nimm wahr, wie der Boden trägt.
    {distance}. {split}. Einatmen, ausatmen, weiter.
    Nummer {split_number} in {split}. Nichts zu halten.
    {split}, Nummer {split_number}. Ein Stein im Fluss.
    {distance}, zuletzt {split}. Rücken lang.
    Nummer {split_number}: {split}. Da ist Wind. Da bist du.
    {split}. Nummer {split_number}. Gut, dass du hier bist.
    {distance}. {split}. Die Arme schwingen von selbst.
    Nummer {split_number}, {split}. Eine Seite umgeblättert.
    {split} für Nummer {split_number}. Der Himmel hat es gesehen.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] Nummer {split_number}: {split}. {split_change} schneller. Bleib weich dabei.
    [faster] {split} für Nummer {split_number}. {split_change} weniger. Der Fluss trägt.
    [faster] {distance}, {split}. {split_change} schneller. War es leicht?
    [faster] Nummer {split_number}, {split}. {split_change} flotter. Lass es geschehen.
    [slower] Nummer {split_number}: {split}. {split_change} langsamer. Auch das ist Laufen.
    [slower] {split} für Nummer {split_number}. {split_change} mehr. Kein Urteil.
    [slower] {distance}, {split}. {split_change} langsamer. Was braucht der Körper?
    [slower] Nummer {split_number}, {split}. {split_change} mehr. Der nächste ist neu.
    [equal] Nummer {split_number}: {split}. Wie der davor. Welle auf Welle.
    [equal] {split}, wie eben. Nummer {split_number}. Ein Spiegel.
    [equal] {distance}, {split}, und eben auch. Stille in Zahlen.
    [even] Nummer {split_number}: {split}. Drei gleichmäßige. Wie Atemzüge.
    [even] {split} für Nummer {split_number}. Gleichmäßig wie Regen auf dem Dach.
    [even] {distance}, {split}. Gleichmäßig. Der Takt hat dich gefunden.
    [last_split] Nummer {split_number}: {split}. Es bleibt ein Stück. Lauf es ganz.
    [last_split] {split} für Nummer {split_number}. Noch {remaining}.
    [last_split] {distance}, {split}. Das letzte Stück ist auch nur Weg.
    [fastest] Nummer {split_number}: {split}. Der schnellste heute. Halte ihn nicht fest.
    [fastest] {split} für Nummer {split_number}. Schneller war keiner. Lächle, und weiter.
    [fastest] {distance}, {split}, der schnellste bisher. Und schon vorbei.
    [slowest] Nummer {split_number}: {split}. Der langsamste heute. Sei freundlich zu dir.
    [slowest] {split} für Nummer {split_number}, der langsamste. Trink, atme, lauf.
    [slowest] {distance}, {split}. Der langsamste. Auch Ebbe gehört zum Meer.
    [uphill] Nummer {split_number}: {split}, bergauf. Der Berg bestimmt die Zeit.
    [uphill] {split} für Nummer {split_number}. Bergauf. Kleine Schritte, großer Atem.
    [uphill slower] Nummer {split_number}, {split}. {split_change} mehr. Der Berg hat sie genommen.
    [downhill] Nummer {split_number}: {split}, bergab. Wie Wasser.
    [downhill] {split} für Nummer {split_number}. Bergab. Lass dich tragen.
    [downhill faster] Nummer {split_number}, {split}. {split_change} weniger. Der Berg hat sie geschenkt.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] Nummer {split_number}: {split}. Wie gedacht.
    [on_target] {split} für Nummer {split_number}. Im Ziel, ohne Anstrengung des Willens.
    [on_target] {distance}, {split}. Genau. Und weiter.
    [under_target] Nummer {split_number}: {split}. {split_miss} voraus. Ruhig werden.
    [under_target] {split} für Nummer {split_number}. {split_miss} gespart. Nichts damit tun.
    [under_target] {distance}, {split}. {split_miss} unter der Vorgabe. Ausatmen.
    [over_target within_reach] Nummer {split_number}: {split}. {split_miss} darüber. Kein Kampf.
    [over_target within_reach] {split} für Nummer {split_number}. {split_miss} mehr. Leichter Schritt.
    [over_target within_reach] {distance}, {split}. {split_miss} über der Vorgabe. Weich bleiben.
    """

  static let clock = """
    {time}. Und doch nur jetzt.
    {time} unterwegs. Hör einmal ganz genau hin.
    {time}. Spür die Füße, einen nach dem anderen.
    {time} Weg. Der Himmel hatte keine Eile.
    {time}. Lass die Schultern sinken.
    {time} sind vorbeigezogen wie Wolken.
    {time}. Ein langer Atemzug für den ganzen Weg.
    {time}. Die Zeit geht, du läufst.
    [unbroken] {time}, fast ohne Halt. Ein langer Faden.
    [fine] {time}. Alles ist gut, so wie es ist.
    [long] {time}. Jetzt läuft der Weg dich.
    [steady] {time}, gleichmäßig wie Gezeiten.
    """
}
