extension GermanHand {
  static let technique = """
    Aufrecht laufen. Krumm wird man von allein.
    Schultern fallen lassen. Die trägst du nicht, die hängen.
    Hände locker, als hättest du ein rohes Ei drin.
    Kiefer auf. Wer die Zähne zusammenbeißt, beißt auch die Beine zusammen.
    Blick die Straße hinauf. Wo man hinschaut, läuft man hin.
    Kurze Schritte, mehr davon. Das hat mir die Knie gerettet.
    Ellbogen nach hinten, dicht am Körper. Die Arme laufen mit.
    Leise auftreten. Ein guter Läufer ist kaum zu hören.
    Ausatmen, lang. Einatmen tut der Körper von selbst.
    Hüfte hoch und nach vorn. Nicht sitzen beim Laufen.
    Die Füße unter dich setzen. Davor ist Bremsen.
    Brust offen, Bauch weich. Dann hat die Luft Platz.
    Gesicht locker. Wer verbissen guckt, läuft auch so.
    Lass die Arme ein paar Schritte hängen und nimm sie dann locker hoch.
    Vom Knöchel leicht nach vorn lehnen, nicht aus dem Rücken.
    Knie weich. Der Boden ist hart genug.
    [uphill] Bergauf kleine Schritte und Arme. Oben ist noch jeder angekommen.
    [downhill] Bergab die Füße schnell machen. Wer bremst, zahlt es am nächsten Tag.
    [flat] Flach. Hier sucht man sich seinen Schritt und lässt ihn in Ruhe.
    """

  static let encouragement = """
    Man muss nicht gut drauf sein. Man muss nur laufen.
    Schwer heißt nicht falsch. Das hat mir mal einer gesagt, und er hatte recht.
    Ein Schritt nach dem anderen. Was Besseres ist noch keinem eingefallen.
    Ich hab in fünfzig Jahren viele aufgeben sehen. Die meisten eine Laterne zu früh.
    Das hier zahlt sich aus. Nicht heute, aber bald.
    Du bist rausgegangen. Das war die eigentliche Arbeit.
    Der Kopf gibt zuerst auf. Den überredest du am besten mit dem nächsten Baum.
    Es geht vorbei. Das Gute übrigens auch, also genieß es.
    Läufer wird man nicht an den leichten Tagen.
    Bleib bei dir. Die anderen laufen ihren eigenen Kram.
    Ein schlechter Lauf ist immer noch ein Lauf.
    Nicht nachdenken, wie weit. Nur, wie gut der nächste Schritt ist.
    Geduld läuft weiter als Ehrgeiz.
    Wer langsam ist, sieht mehr. Auch das ist was wert.
    Du musst keinem was beweisen. Mir schon gar nicht.
    Ich bin im Hagel gelaufen und in der Hitze. Zurück kam ich immer.
    [fine] So ist es recht. Mehr sag ich nicht.
    [fine] Ich hab nichts zu verbessern. Streich dir den Tag an.
    [steady] Ein ruhiger, gleichmäßiger Schritt. Das ist die ganze Kunst.
    [moving] Du läufst, ohne viel Aufhebens. Das gefällt mir.
    [tired] Müde Beine können mehr, als sie sagen. Ein wenig kürzer, und weiter.
    [fine long] Über eine Stunde, und immer noch sauber. So wächst Ausdauer.
    [easy] Der Puls ist niedrig. Genau so baut man ein Fundament.
    [recovering] {hr}, und es fällt. Warte noch einen Moment.
    [recovering fine] {hr}, das beruhigt sich. So eine Pumpe muss man pflegen.
    """

  static let banter = """
    Meine ersten Laufschuhe waren Turnschuhe aus Leinen. Nach Regen waren es Lappen.
    Früher hatten wir keine Uhren, die reden. Da hat uns die Kirche die Zeit gesagt.
    Mich hat mal ein Schaf überholt. Es hatte es aber auch eilig.
    Ein Bauer hat mich mal gefragt, wovor ich weglaufe. Ich überleg heute noch.
    Mein alter Trainer sagte nur zwei Sätze im Jahr. Einer davon war: lauf.
    Regen ist nur nass. Das hab ich sehr spät gelernt.
    Ich hab mal drei Stunden die falsche Richtung genommen. War trotzdem schön.
    Die besten Gedanken kommen beim Laufen und gehen beim Duschen.
    Weißt du, wie man einen alten Läufer erkennt? Er grüßt zuerst.
    Ich hatte mal einen Hund, der lief nur mit, wenn es nach Hause ging.
    Im Nebel läuft man am besten. Da sieht einen keiner schnaufen.
    Früher gab's unterwegs Tee mit Zucker und ein Stück Brot. Das tat's auch.
    Ein Paar Schuhe kenn ich nach hundert Läufen besser als manchen Nachbarn.
    Es gibt zwei Sorten Wind: den von vorn, und den, den keiner bemerkt.
    Ich hab mal ein Rennen als Letzter beendet. Es war das lustigste von allen.
    Wer im Winter läuft, dem gehört der Frühling.
    Die Kuhglocken da draußen waren mein erstes Metronom.
    Meine Frau fragt nie, wie weit. Sie fragt, ob ich Hunger habe.
    Ein guter Lauf fängt mit einem schlechten Vorwand an.
    [alone] Um die Zeit hat man die Straße für sich allein. Ich mochte das immer.
    [alone] Nachts hört man die eigenen Füße. Ehrlicher wird's nicht.
    """

  static let fuel = """
    Iss was, bevor du es brauchst. Danach ist es zu spät.
    Zeit für was Süßes. Kleine Bissen, ein Schluck dazu.
    Ein Gel jetzt. Früher war's ein Stück Würfelzucker.
    Nachlegen. Ein Ofen ohne Kohle bleibt kalt.
    Iss. Der Hunger meldet sich immer zu spät.
    Etwas Zucker jetzt, und hinten raus läuft es besser.
    Hol was aus der Tasche und kau es in Ruhe.
    Jetzt essen. Ich hab's oft genug vergessen, mach's besser.
    """

  static let drink = """
    Trink einen Schluck, wenn du magst.
    Durst? Dann trink. Sonst lauf.
    Ein paar kleine Schlucke. Nicht den ganzen Brunnen.
    Wenn da Wasser ist, nimm es mit.
    Mund trocken? Dann ist es Zeit.
    Trinken im Gehen ist keine Schande. Verschlucken schon eher.
    Der Durst ist ein ehrlicher Ratgeber.
    Ein Schluck, und der Schritt wird leichter.
    """

  static let surge = """
    [gaining] Zuletzt {last_three}. Geplant war {target_pace}. Da hat einer Flausen im Kopf.
    [gaining] Flotter als der Plan. Schön, aber teuer. Etwas raus.
    [gaining] Das ist mehr, als du versprochen hast. Lass es auslaufen.
    {last_three} in den letzten drei Minuten. Im Plan stehen {target_pace}.
    Frag dich, ob du das bis zum Ende kannst. Wenn nicht, nimm raus.
    Ein ruhiger Atemzug, und einen Gang zurück.
    """

  static let strongLate = """
    [quicker] Jetzt noch zulegen. Das können nur die, die vorn geduldig waren.
    [quicker] {last_three}, und das so spät. Hut ab.
    [quicker gaining] Du hast dir was aufgehoben. So gehört sich das.
    {last_three} in den letzten drei Minuten. Locker bleiben dabei.
    Es geht aufs Ende zu. Arme mit, Schultern tief.
    Zuletzt {last_three}. Wenn es leicht geht, lass es gehen.
    """

  static let shortSteps = """
    Kürzere Schritte, dafür mehr. Die Knie danken es dir noch in zwanzig Jahren.
    Gerade {cadence}. Ein paar mehr dürften es sein.
    Schritte klein, Takt hoch. Das Tempo bleibt, wie es ist.
    Lauf, als wäre der Boden heiß.
    {cadence}. Etwas flinker, und es läuft runder.
    Nicht so weit ausgreifen. Die Straße kommt schon.
    """

  static let highEffort = """
    [hard] {hr}. Für einen lockeren Lauf ist das zu viel. Nimm raus.
    [hard] Das Herz arbeitet hart. An leichten Tagen soll es das nicht.
    [heart] {hr}, Zone {zone}. War das so gedacht?
    Lockere Läufe läuft man locker. Das ist das ganze Geheimnis.
    Nimm raus, bis du eine Geschichte erzählen könntest.
    Wer leicht läuft, hat länger was davon.
    """

  static let tired = """
    [tired] Die Beine sind müde. Meine waren es auch oft. Etwas kürzer treten.
    [tired] Das ist das zähe Stück. Da muss man durch, aber nicht mit Gewalt.
    [hard] {hr}. Nimm was raus und atme lang aus.
    Gehen ist erlaubt. Hab ich auch gemacht.
    Zehn ruhige Atemzüge, und dann schau weiter.
    Trink was, lass die Hände locker, mach langsam.
    Das Herz ist schon lange oben. Gib ihm eine Pause.
    Wenn etwas nicht stimmt, hör auf und sag es jemandem. Das ist kein Aufgeben.
    """

  static let earlyHour = """
    So früh gehört einem die Welt. Lass die Beine erst aufwachen.
    Um diese Zeit trifft man nur Vögel und Läufer.
    Früh draußen. Da ist der Tag schon gewonnen.
    """

  static let lateHour = """
    Spät dran. Bleib im Licht und pass auf die Bordsteine auf.
    Zu dieser Stunde läuft man vorsichtig. Lass dich sehen.
    So spät sind die Straßen still. Augen auf, leicht auftreten.
    """

  static let serving = """
    {serving}. Kleine Bissen, in Ruhe.
    {serving}. Steht auf dem Zettel, also rein damit.
    {serving}. Später bist du froh drum.
    {serving}. Nicht schlingen.
    """

  static let drinkServing = """
    {serving}. Ein paar Schlucke, dann weiter.
    {serving}. Wie der Durst es will.
    {serving}. Langsam trinken, das läuft nicht weg.
    """
}
