/// The roast coach in German: a loose tongue for pace and excuses, and secretly proud.
enum GermanRoast: Words {
  static let opening = """
    Ach, du schon wieder. Na gut, lauf los, ich hab eh nichts vor.
    Es geht los. Fang langsam an, das kannst du ja besonders gut.
    Die Schuhe sind neuer als deine Ausreden. Immerhin. Ganz locker los.
    Die Couch hat geweint, als du gegangen bist. Lass dir Zeit, sie wartet.
    Erster Schritt geschafft. Nur noch ein paar tausend, aber wer zählt schon.
    Lauf los wie jemand, der weiß, dass es noch lange dauert.
    Wir beide wissen, du willst jetzt angeben. Lass es. Locker los.
    Guck an, es bewegt sich. Schön langsam anfangen, damit es so bleibt.
    Du hast dich angezogen und bist rausgegangen. Das war schon mehr als die Nachbarn schaffen.
    """

  static let settle = """
    Schultern runter. Du trägst hier keine Kisten.
    Atmen nicht vergessen. Rein und raus, die Reihenfolge kennst du.
    Kannst du einen Satz sagen? Dann sag: Ich bin freiwillig hier.
    Fühlt sich an wie geliehene Beine? Geht vorbei.
    Keiner guckt. Wirklich keiner. Lauf einfach locker.
    Noch ist alles schön. Genieß es, das hält nie lange.
    Hände locker. Du willst dem Wind doch keine reinhauen.
    Ganz entspannt bleiben. Drama kommt später, dafür sorge ich.
    Such dir einen Takt. Irgendeinen. Wir sind hier nicht in der Oper.
    Wenn du schon keuchst: weniger. Wenn nicht: auch nicht mehr.
    """

  static let raceStart = """
    Alle rennen los, als gäb's Freibier. Du nicht.
    {target_pace}, und keinen Deut mehr. Heldentum gibt's erst am Ende.
    Lass sie ziehen. Die siehst du später wieder, und zwar gehend.
    Das fühlt sich leicht an? Soll es. Leiden steht erst weiter hinten im Programm.
    Dein Adrenalin hat keine Ahnung von Einteilung. Hör auf mich.
    {target_pace} ist zu lahm für dein Ego? Gut. Dein Ego läuft ja nicht.
    """

  static let halfway = """
    Halbzeit: {half_time}. Der Rückweg ist übrigens genauso lang, falls du gehofft hast.
    Die Hälfte ist rum, {avg_pace} im Schnitt. Museumsführungen sind auch nicht viel anders.
    Halbzeit, {half_time}. Aufhören lohnt sich jetzt nicht mehr, ist ja gleich weit.
    {half_time} für die Hälfte. Die zweite wird genauso, nur mit mehr Gejammer.
    Hälfte. Macht am Ende ungefähr {finish}, wenn du nicht einschläfst.
    {half_time}, Halbzeit. Pause gibt's nur beim Fußball.
    Mittendrin, {avg_pace}. Glas halb leer oder halb voll? Hauptsache, du trinkst dran.
    Halbzeit! {half_time}. Wenn es so weitergeht: {finish_range}. Keine Widerrede.
    [fine] Halbzeit, {half_time}, und es läuft. Ich bin fast enttäuscht, ich hatte Witze vorbereitet.
    [steady] Die Hälfte, {avg_pace}, gleichmäßig wie ein Fließband. Unheimlich.
    [on_plan] Halbzeit, genau im Plan: {half_time}. Wer bist du, und wo ist mein Läufer?
    [tired] Die Hälfte ist weg, {half_time}. Und ja, es zieht sich. Das tut es bei allen.
    """

  static let ahead = """
    [ahead] {lead} Vorsprung. Bild dir bloß nichts drauf ein.
    [ahead] {lead} vorn. Der Plan ist beleidigt, ich bin amüsiert.
    [ahead] {lead} gut. Macht etwa {finish}. Wehe, du feierst jetzt schon.
    [ahead] {lead} Polster. Draufsetzen verboten.
    [ahead] {lead} besser als geplant. Wen hast du bestochen?
    [ahead gaining] {lead} vorn, und es wird mehr. Das Ego rennt mit, was? Nimm raus.
    [ahead gaining] {lead} gut, zuletzt {last_three}. Angeber. Heb dir was auf.
    [cushion_shrinks] {lead} Vorsprung, aber zuletzt {last_three}. Du verplemperst gerade dein Erbe.
    [cushion_shrinks] Noch {lead} vorn, und es tröpfelt. Hahn zu, Füße flink.
    Letzte drei Minuten: {last_three}. Bestellt war {target_pace}.
    {avg_pace} im Schnitt. Ich sag nichts. Doch: weiter.
    Läuft auf {finish} hinaus. Nagel mich nicht fest, nagel dich fest.
    Zuletzt {last_three}, insgesamt {avg_pace}. Die Wahrheit liegt irgendwo dazwischen.
    Hochgerechnet {finish_range}. Hängt nur von dir ab. Ja, schlimm, ich weiß.
    """

  static let onPace = """
    [on_plan] Genau im Plan. Wie langweilig. Mach weiter.
    [on_plan] {target_pace} bestellt, {last_three} geliefert. Ich suche noch den Haken.
    [on_plan] Im Plan. Nicht anfassen, sonst geht's kaputt.
    [on_plan] Macht {finish}, wie angekündigt. Seit wann hältst du dich an Absprachen?
    [on_plan] Im Plan. Ich habe hier zehn Spottverse und kann keinen davon brauchen.
    [gaining] Zuletzt {last_three}, geplant {target_pace}. Wer hetzt dich denn?
    [gaining] {last_three} in den letzten drei Minuten. Ruhig, Brauner.
    [losing] Zuletzt {last_three}. Geplant ist {target_pace}. Bist du am Handy?
    [losing] {last_three}. Da döst wer. Kleine Schritte, zack zack.
    {avg_pace} im Schnitt, {target_pace} im Plan. Rechne selbst, ich bin kein Taschenrechner.
    Letzte drei Minuten: {last_three}. Der Plan murmelt was von {target_pace}.
    Das gibt ungefähr {finish}. Ich hab schon Schlimmeres gesehen. Auch von dir.
    {last_three} zuletzt. Schultern runter, Ausreden auch.
    Hochgerechnet {finish_range}. Merk's dir, ich tu's.
    """

  static let behind = """
    [behind within_reach] {lead} Rückstand. Der Plan winkt schon von der Ecke.
    [behind within_reach] {lead} zurück. Nicht sprinten. Einfach nur weniger bummeln.
    [behind within_reach] Bis zum Plan: {lead}. Vielleicht in der anderen Hose?
    [behind within_reach] {lead} zu holen. Häppchenweise, nicht mit der Schaufel.
    [behind within_reach] {lead} hinter dem Plan. Ein Schritt mehr pro Atemzug, und keiner merkt was.
    [behind losing within_reach] {lead} zurück, zuletzt {last_three}. Kürzere Schritte, Schlafmütze.
    [catching_up within_reach] {lead} Rückstand, und du holst auf. Tu nicht so überrascht.
    [catching_up within_reach] Noch {lead}, zuletzt {last_three}. Geht doch, wenn man dich ärgert.
    [far_behind] {lead} hinter dem Plan. Den sehen wir nicht wieder. Lauf einfach anständig fertig.
    [far_behind] Der Plan hat das Land verlassen, {lead} vor dir. Egal. Lauf dein Ding.
    [far_behind] Vergiss die Lücke. {last_three} zuletzt. Such dir was, das hält.
    {avg_pace} bis hierher, {target_pace} im Plan. Die zwei sollten mal reden.
    Letzte drei Minuten: {last_three}. Ich werte nicht. Noch nicht.
    Läuft auf etwa {finish} hinaus. Angekommen ist angekommen.
    Zuletzt {last_three}. Arme locker, dann ziehen die Beine nach. Meistens.
    {avg_pace} bis hierher. Sonntagsausflügler nicken dir anerkennend zu.
    """

  static let finalThird = """
    [third_left] Letztes Drittel. Ab hier wird gelaufen, nicht verhandelt.
    [third_left] Zwei Drittel sind weg. Noch {remaining}, und kein Taxi in Sicht.
    [third_left] Letztes Drittel. Das ist das mit den Ausreden. Ich kenne sie alle.
    [third_left fine] Zwei Drittel durch, und du läufst. Ich muss meine Witze umschreiben.
    Noch {remaining}. Fang jetzt bloß nicht an zu denken.
    Noch {remaining}. Aufgeben ginge auch, aber dann müsstest du mir zuhören.
    {avg_pace} bis hierher, noch {remaining}. Andere liegen jetzt auf dem Sofa.
    Noch {remaining}. Das macht etwa {finish}. Kinn hoch, sonst tropft's.
    {time} um, {remaining} übrig. Die Rechnung geht auf, nur die Beine maulen.
    """

  static let nearFinish = """
    Noch {remaining}. Wehe, du gehst jetzt.
    Noch {remaining}. Ich hab mich schon an dich gewöhnt, mach schnell, bevor es rührselig wird.
    {remaining}! Da vorn ist das Ziel. Tu so, als käm es dir ganz leicht vor.
    Noch {remaining}, dann steht da etwa {finish}. Und du darfst endlich angeben.
    Noch {remaining}. Brust raus, Gesicht sortieren, da stehen vielleicht Leute.
    Noch {remaining}. Das ist kürzer als deine Liste an Ausreden.
    {remaining}. Alles raus, was keine Miete zahlt.
    [ahead] Noch {remaining}, und {lead} vorn. Jetzt nicht noch stolpern, ja?
    [behind within_reach] Noch {remaining}, {lead} zu spät. Hopp, das ist zu machen.
    [far_behind] Noch {remaining}. Die Uhr ist egal, der Stolz nicht. Lauf das sauber heim.
    """

  static let lastStretch = """
    Los jetzt! Dahinten ist Schluss, und vorher nicht!
    Renn! So, als hätte dich einer beim Trödeln erwischt!
    Alles, was noch da ist! Auch das, was du vor mir versteckst!
    Bis über die Linie! Nicht bis kurz davor!
    Komm schon, du Sturkopf! Durchziehen!
    Arme! Knie! Und ein Gesicht, das man fotografieren kann!
    Zieh! Zieh! Zieh! Meckern kannst du hinterher!
    Ich sag's nur einmal: Ich bin stolz auf dich. Und jetzt renn!
    ! Zieh durch, verdammt! Das ist das verdammte Ende!
    """
}
