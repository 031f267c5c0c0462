/// The zen guide in German: few words and much calm, the breath, the feet, and what there is to see.
enum GermanZen: Words {
  static let opening = """
    Wir beginnen. Ein Atemzug, dann der erste Schritt.
    Der Weg ist da. Du bist da. Mehr braucht es nicht.
    Fang leise an. Alles Weitere ergibt sich.
    Komm erst an, bevor du losläufst. Jetzt.
    Lass den Tag hinter der Tür. Hier ist nur Weg.
    Die Füße kennen den Anfang. Lass sie machen.
    Langsam beginnen heißt, dem Körper zuzuhören.
    Ein Schritt, und die Stille läuft mit.
    Nichts ist eilig. Der Boden trägt dich schon.
    """

  static let settle = """
    Spür den Atem. Ändere nichts an ihm.
    Die Schultern sinken. Lass sie.
    Hände offen, wie Schalen.
    Der Körper stimmt sich ein. Hör zu.
    Lang ausatmen. Was raus will, geht raus.
    Steife Beine sind nur der Anfang vom Lied.
    Kein Ziel gerade. Nur dieser Schritt.
    Kannst du lächeln? Dann ist es leicht genug.
    Lass den Weg auf dich zukommen.
    Der Takt findet dich. Such ihn nicht.
    """

  static let raceStart = """
    Viel Lärm, viel Eile. Du musst nichts davon mitnehmen.
    {target_pace}. Leicht wie ein Blatt auf dem Wasser.
    Lass die anderen vorbei. Jeder läuft seinen eigenen Fluss.
    Herzklopfen ist nur Energie. Atme in den Bauch.
    Bleib bei {target_pace}. Das Warten ist auch Laufen.
    Der Anfang zieht an dir. Lächle und bleib.
    """

  static let halfway = """
    Halbzeit. {half_time}. Ein tiefer Atemzug.
    Die Hälfte liegt hinter dir: {half_time}. Vor dir liegt nur der nächste Schritt.
    Halbzeit, {avg_pace}. Der Weg hat dich bis hierher getragen.
    Mitte. {half_time}. Schultern weich, Stirn weich.
    Hälfte, {half_time}. Geh auf, wie eine Tür.
    Halbzeit bei {avg_pace}. Halte nichts fest.
    {half_time}. Der Scheitel des Weges. Von hier führt er heim.
    Halbzeit. So wie es fließt, wird es {finish}.
    [fine] Halbzeit, {half_time}. Es läuft, und du bist dabei.
    [steady] Halbzeit, {avg_pace}. Gleichmäßig wie Regen.
    [on_plan] Halbzeit im Plan: {half_time}. Nichts zu tun.
    [tired] Halbzeit, {half_time}. Es wird schwer. Auch das ist nur Wetter.
    """

  static let ahead = """
    [ahead] {lead} Vorsprung. Leg ihn ab, du musst ihn nicht tragen.
    [ahead] {lead} vor dem Plan. Lass es ein Geschenk sein.
    [ahead] {lead} vorn. So wird es {finish}. Oder anders.
    [ahead] {lead} voraus. Der Fluss ist schnell genug.
    [ahead] {lead} Vorsprung. Werde weicher, nicht eiliger.
    [ahead gaining] {lead} voraus, und es treibt dich. Atme, werde weit.
    [ahead gaining] {lead} vorn, zuletzt {last_three}. Lass etwas los.
    [cushion_shrinks] {lead} voraus, zuletzt {last_three}. Leichte Füße, kein Griff.
    [cushion_shrinks] Noch {lead} Vorsprung. Er schmilzt wie Schnee. Kleine Schritte.
    Die letzten drei Minuten: {last_three}. Der Plan: {target_pace}.
    {avg_pace} im Ganzen. Eine Zahl. Du bist mehr.
    Es fließt auf {finish} zu.
    Zuletzt {last_three}, im Ganzen {avg_pace}. Beides zieht vorüber.
    Etwa {finish_range}. Der Weg weiß es genauer.
    """

  static let onPace = """
    [on_plan] Im Plan. Nichts hinzufügen, nichts wegnehmen.
    [on_plan] {last_three}. Weg und Plan sind eins.
    [on_plan] Im Plan. Lass die Füße allein.
    [on_plan] Alles an seinem Ort. {avg_pace}.
    [on_plan] Im Plan. So wird es {finish}.
    [gaining] Zuletzt {last_three}. Der Plan sagt {target_pace}. Werde etwas leiser.
    [gaining] {last_three}. Ein Hauch zu viel Wind. Ausatmen.
    [losing] Zuletzt {last_three}. Der Plan sagt {target_pace}. Kleine, helle Schritte.
    [losing] {last_three}. Es sinkt ein wenig. Richte dich auf.
    {avg_pace} im Ganzen, {target_pace} im Plan. Sieh hin, und lauf weiter.
    Drei Minuten: {last_three}. Gewollt: {target_pace}.
    Der Weg führt auf {finish} zu.
    {last_three}. Schultern weich.
    Etwa {finish_range}. Jetzt ist jetzt.
    """

  static let behind = """
    [behind within_reach] {lead} Rückstand. Kein Jagen. Nur ein heller Schritt.
    [behind within_reach] {lead} hinter dem Plan. Du bist nicht zu spät. Du bist hier.
    [behind within_reach] Rückstand: {lead}. Sammle ihn auf wie Blätter, eins nach dem anderen.
    [behind within_reach] {lead} zurück. Länger ausatmen, leichter auftreten.
    [behind within_reach] {lead} hinter dem Plan. Wasser kommt auch ohne Eile an.
    [behind losing within_reach] {lead} zurück, zuletzt {last_three}. Werde klein in den Schritten.
    [catching_up within_reach] {lead} Rückstand, und er wird kleiner. Lass es geschehen.
    [catching_up within_reach] Noch {lead}. Zuletzt {last_three}. Nicht greifen.
    [far_behind] {lead} hinter dem Plan. Lass ihn gehen wie eine Wolke.
    [far_behind] Der Plan ist fort, um {lead}. Der Weg ist noch da.
    [far_behind] Keine Zahl mehr. Nur ein Schritt, der dir guttut.
    {avg_pace} im Ganzen, {target_pace} im Plan. Dazwischen liegt nur Luft.
    Drei Minuten: {last_three}. Sieh die Zahl, und lass sie.
    Der Weg führt auf {finish} zu. Jede Ankunft ist ganz.
    Zuletzt {last_three}. Die Arme schwingen, die Füße folgen.
    {avg_pace}. Sei freundlich zu dem, was ist.
    """

  static let finalThird = """
    [third_left] Das letzte Drittel. Hier wird es still.
    [third_left] Zwei Drittel sind Erinnerung. Noch {remaining}.
    [third_left] Letztes Drittel. Schwer ist nicht schlimm. Schwer ist nur schwer.
    [third_left fine] Zwei Drittel, und es fließt. Noch {remaining}.
    Noch {remaining}. Nur dieser Atemzug.
    Noch {remaining}. Such dir einen Baum, lauf zu ihm, lass ihn gehen.
    {avg_pace} bis hierher, noch {remaining}. Gesicht weich.
    Noch {remaining}. So wird es {finish}.
    {time} gelaufen, {remaining} offen. Beides ist Weg.
    """

  static let nearFinish = """
    Noch {remaining}. Lauf alles davon.
    Noch {remaining}. Blick weit, Herz offen.
    {remaining}. Sei ganz da, es ist gleich vorüber.
    Noch {remaining}. Vielleicht steht am Ende {finish}.
    Noch {remaining}. Gib, ohne zu greifen.
    {remaining}. Der Weg wird schmal und hell.
    Noch {remaining}. Ein Schritt ist immer nur einer.
    [ahead] Noch {remaining}, {lead} voraus. Trag es leicht heim.
    [behind within_reach] Noch {remaining}, {lead} hinter dem Plan. Ein heller Takt genügt.
    [far_behind] Noch {remaining}. Die Uhr schläft. Lauf für dich.
    """

  static let lastStretch = """
    Jetzt. Alles, und leicht.
    Schnelle Füße, weiche Schultern, bis zur Linie.
    Atme, und flieg das letzte Stück.
    Bis über die Linie. Dann erst Stille.
    Lass los, was du gespart hast.
    Ganz hier. Ganz jetzt. Ganz durch.
    Wie ein Pfeil, der schon unterwegs ist.
    Die Linie ist nur ein Strich. Lauf hindurch.
    """
}
