extension GermanZen {
  static let technique = """
    Der Scheitel steigt, die Schultern sinken.
    Hände wie Schalen. Nichts darin.
    Kiefer weich. Zunge weich. Weiter.
    Blick weit. Sieh alles, halte nichts.
    Tritt auf, als läge der Boden im Schlaf.
    Kleine Schritte. Wie Tropfen.
    Die Ellbogen schwingen, der Rest folgt.
    Lang ausatmen. Der Einatem kommt als Gast.
    Die Hüfte fließt nach vorn.
    Stirn glatt wie Wasser.
    Ein Faden hält dich am Himmel. Der Rücken wird lang.
    Der Fuß landet unter dir, nicht vor dir.
    Brust offen wie ein Fenster.
    Knie weich, wie Gras im Wind.
    Spür die großen Zehen. Dann vergiss sie.
    Arme fallen lassen, einen Atemzug lang. Dann leicht wieder heben.
    [uphill] Bergauf. Kleine Schritte. Der Berg hat Zeit.
    [downhill] Bergab. Werde Wasser.
    [flat] Flaches Land. Ein Takt, sonst nichts.
    """

  static let encouragement = """
    Du bist hier. Das ist alles, was der Weg verlangt.
    Ein Schritt ist genug. Immer.
    Gedanken kommen. Lass sie neben dir laufen.
    Schwere ist ein Gast. Sie geht wieder.
    Der Widerstand zeigt dir, wo du wächst.
    Auch dieser Augenblick ist ganz.
    Es fehlt nichts, gerade jetzt.
    Du läufst nicht weg. Du läufst hin.
    Was mühsam ist, darf mühsam sein.
    Sei so geduldig mit dir wie der Weg.
    Jeder Schritt lässt den vorigen los.
    Stille ist da, auch unter dem Atem.
    Kein Vergleich. Nur dein Lauf.
    Du musst nichts werden. Du bist schon unterwegs.
    Lächle in die Mitte der Brust.
    Der Atem ist immer der Anfang.
    [fine] Es fließt. Stör es nicht.
    [fine] Gut so. Genau so.
    [steady] Der Takt ist da, und er hält.
    [moving] Schritt auf Schritt, ohne Bruch. Wie ein Lied ohne Worte.
    [tired] Müde. Gut. Dann lauf müde, und sei freundlich dabei.
    [fine long] Mehr als eine Stunde, und es fließt. Danke den Beinen.
    [easy] Das Herz ist still. Lass es so.
    [recovering] {hr}. Es sinkt. Warte, ohne zu warten.
    [recovering fine] {hr}. Das Herz findet heim.
    """

  static let banter = """
    Such eine Farbe, die du heute noch nicht gesehen hast.
    Drei Geräusche. Welche sind es?
    Irgendwo wächst gerade ein Baum. Sehr langsam, sehr sicher.
    Ein Vogel plant nicht, wohin er singt.
    Woran merkst du den Wind zuerst? An der Haut oder am Laub?
    Stell dir vor, du läufst diesen Weg zum ersten Mal.
    Eine Schnecke kommt auch an. Frag sie nicht, wann.
    Der Schatten läuft mit und beschwert sich nie.
    Was würde ein Kind hier sehen?
    Wie riecht die Luft? Nur riechen, nicht benennen.
    Zähl zehn Atemzüge. Verzählst du dich, fang von vorn an.
    Ein Stein am Rand. Er lag schon da, bevor es den Weg gab.
    Denk an Wasser, das um eine Kurve fließt.
    Welcher deiner Füße ist der leisere?
    Die Wolke dort hat keinen Namen. Gib ihr keinen.
    Jemand, den du magst, atmet gerade auch.
    Was wäre, wenn du nichts erreichen müsstest?
    Lausch dem Rhythmus. Wer hat ihn gemacht?
    Schau auf das Licht. Es ist schon weit gereist.
    [alone] Die Nacht hört zu. Lauf leise.
    [alone] Nachts hat der Weg nur dich.
    """

  static let fuel = """
    Iss jetzt. Du wirst später froh darüber sein.
    Ein wenig Süßes. Kau langsam.
    Gib dem Feuer Holz.
    Zeit zu essen. Ein Bissen, ganz bewusst.
    Nimm dir, was dich trägt.
    Ein kleines Stück, ein Schluck Wasser.
    Der Körper bittet leise. Antworte ihm.
    Jetzt nähren, dann weiter.
    """

  static let drink = """
    Wenn du Durst hast, trink.
    Ein Schluck. Spür, wie er kommt.
    Wasser, wenn du magst. Kein Muss.
    Frag den Mund. Er weiß es.
    Kleine Schlucke, wie ein Vogel.
    Trink in Ruhe. Der Weg wartet.
    Ein wenig Wasser, ein wenig Pause für den Kopf.
    Der Durst ist ein guter Lehrer.
    """

  static let surge = """
    [gaining] Zuletzt {last_three}, gewollt {target_pace}. Wohin die Eile?
    [gaining] Es treibt dich. Atme lang aus, lass dich sinken.
    [gaining] Mehr, als du brauchst. Gib etwas zurück.
    {last_three} in drei Minuten. Der Plan: {target_pace}.
    Ist noch Stille im Atem? Wenn nicht, werde leiser.
    Weniger wollen. Weiterlaufen.
    """

  static let strongLate = """
    [quicker] Schneller, und so spät. Wie ein Fluss vor dem Meer.
    [quicker] {last_three}. Der Weg gibt dir Kraft zurück.
    [quicker gaining] Du hast bewahrt, und jetzt fließt es.
    {last_three} in drei Minuten. Hände offen.
    Das Ende kommt näher. Bleib weich.
    Zuletzt {last_three}. Lass es laufen, wenn es leicht ist.
    """

  static let shortSteps = """
    Kleine Schritte. Leiser, öfter.
    {cadence}. Ein wenig heller im Takt.
    Wie Regen auf Blättern: klein und viele.
    {cadence}. Kürzer der Schritt, leichter der Fuß.
    Der Boden ist warm. Berühr ihn nur kurz.
    Tritt kleiner. Das Tempo bleibt bei dir.
    """

  static let highEffort = """
    [hard] {hr}. Das Herz ruft. Hör hin, werde langsam.
    [hard] Viel Feuer. Heute genügt eine Kerze.
    [heart] {hr}, Zone {zone}. Wolltest du das?
    Weniger. Es darf leicht sein.
    Lauf so, dass du flüstern könntest.
    Lass den Willen los, behalte den Schritt.
    """

  static let tired = """
    [tired] Müdigkeit ist da. Begrüß sie, und werde weicher.
    [tired] Es ist schwer. Ein Atemzug, ein Schritt, mehr nicht.
    [hard] {hr}. Gib dem Herzen Raum.
    Du darfst gehen. Gehen ist auch Weg.
    Zehn Atemzüge. Zähl sie, sonst nichts.
    Trink, lass die Hände fallen, werde langsam.
    Ruhiger. Der Körper hat genug gesagt.
    Stimmt etwas nicht, halte an und sag es jemandem. Auch das ist Achtsamkeit.
    """

  static let earlyHour = """
    Die Welt ist noch leise. Lauf so, dass sie es bleibt.
    Erstes Licht. Lass den Körper langsam aufwachen.
    So früh gehört der Atem dir allein.
    """

  static let lateHour = """
    Es ist spät. Bleib im Licht, lauf achtsam.
    Die Stille ist groß. Die Augen offen, die Füße leicht.
    Spät unterwegs. Lass dich sehen, tritt behutsam auf.
    """

  static let serving = """
    {serving}. Langsam, bewusst.
    {serving}. Nimm es an.
    {serving}. Ein Bissen, ein Atemzug.
    {serving}. Für den Weg, der kommt.
    """

  static let drinkServing = """
    {serving}. Schluck für Schluck.
    {serving}. So viel, wie der Durst will.
    {serving}. In Ruhe.
    """
}
