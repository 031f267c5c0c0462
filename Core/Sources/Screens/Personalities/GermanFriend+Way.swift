extension GermanFriend {
  static let technique = """
    Machen wir uns mal ein bisschen größer. Als wäre gerade jemand Nettes vorbeigekommen.
    Weiche Schultern. Lass sie hängen wie einen alten Mantel.
    Lockere Hände. Als hättest du was ganz Kleines drin, das schläft.
    Lächel mal kurz. Echt jetzt, das lockert alles andere mit.
    Guck nach vorn, die Straße hoch. Da gibt's so viel zu sehen.
    Leichte Füße. So leise, dass sich eine Katze erschrecken würde.
    Ellbogen nach hinten schwingen, ganz locker, nah am Körper.
    Mal kurze, flinke Schritte. Federnd, wie auf einer guten Matratze.
    Atme bis in den Bauch. Rein, und ganz lang wieder raus.
    Kiefer locker. Es wird alles gut.
    Stell dir einen Faden vor, der dich am Kopf nach oben zieht. Genau so.
    Setz die Füße unter dir auf, nicht weit vorn. Deine Knie danken es dir.
    Einmal durchgehen: Stirn, Kiefer, Schultern, Hände. Alles weich werden lassen.
    Hüfte nach vorn, stolz, als hättest du gerade gute Nachrichten bekommen.
    Lass die Arme ein paar Schritte lang hängen und nimm sie dann lockerer wieder hoch.
    Brust auf. Platz für die ganze gute Luft.
    [uphill] Es geht bergauf! Winzige Schritte, großes Herz. Das Tempo ist jetzt egal.
    [downhill] Bergab! Lass dich tragen. Flinke Füße, nicht bremsen.
    [flat] Schön flach hier. Such dir einen Rhythmus und mach's dir drin gemütlich.
    """

  static let encouragement = """
    Dieses Stück gehört uns. Alles andere kann mal kurz warten.
    Egal, wie dein Tag war: Hiermit machst du was Gutes draus.
    Wenn's schwer wird, lauf einfach zu mir. Ich bin immer einen Schritt weiter vorn.
    Ein Schritt, dann noch einer. Weiter müssen wir gar nicht denken.
    Diesen Lauf nimmt dir keiner mehr weg. Das ist deiner.
    Denk an jemanden, der jetzt stolz auf dich wäre. Hat recht, der Mensch.
    Du musst nicht schnell sein. Du musst nur da sein, und das bist du.
    Ich glaube an dich, und ich hab echt Menschenkenntnis.
    Ich würde dich in meine Mannschaft wählen. Als Erstes. Jedes Mal.
    Die Beine dürfen ein bisschen murren. Sag ihnen, sie sind toll.
    Das wird sich nachher so gut anfühlen. Halt dich mit mir daran fest.
    Du darfst es anstrengend finden. Und du darfst herausfinden, dass du's kannst.
    Jeder Lauf zählt, auch die gemütlichen.
    Hätte ich Pompons, würde ich wedeln. Stell dir die Pompons vor.
    Atmen. Lächeln. Eine Laterne nach der anderen.
    Eine grummelige Minute ist erlaubt. Ich warte mit dir auf die nächste.
    [fine] Du machst das so gut. Ich hoffe, das weißt du.
    [fine] Ich bin gerade richtig stolz auf dich.
    [steady] Was für ein schöner Rhythmus. Bleib einfach drin.
    [moving] Du läufst einfach weiter, ganz ohne Theater. Das mag ich so an dir.
    [tired] Müde sein ist okay. Müde und großartig, das geht zusammen.
    [fine long] Über eine Stunde, und du hast es im Griff. Genieß das mal kurz.
    [easy] Dein Herz nimmt's gemütlich. Genau so wächst das Gute.
    [recovering fine] Dein Herz beruhigt sich, {hr}. Das hab ich gern.
    [recovering] {hr}, und es sinkt. Noch ein bisschen so weiter, ja?
    """

  static let banter = """
    So, was gibt's nachher zu essen? Ich denke an was mit viel zu viel Käse.
    Erzähl mir von deinem Tag. Ich nicke. Nicken kann ich super.
    Wenn du einen Hund siehst, musst du Hallo sagen. Ist Gesetz.
    Welches Lied hättest du jetzt gern? Sing's im Kopf. Ich mach das Schlagzeug.
    Schnelle Frage: schönster Urlaub aller Zeiten? Lass dir Zeit, wir haben die ganze Straße.
    Wenn wir ein Team wären, wie hießen wir? Ich bin für: Die Sonntagsbrötchen.
    Denk an drei gute Sachen aus dieser Woche. Laufen zählt als eine.
    Wer wohnt wohl hier in den Häusern? Denk dir für das nächste was aus.
    Weißt du, was ich am Laufen mag? Man kann dabei keine Mails lesen.
    Lieber mit einem Pinguin laufen oder mit einem sehr höflichen Pferd? Ich nehm den Pinguin.
    Ich wollte Snacks mitbringen, aber ich hab keine Taschen. Und keinen Körper.
    Was würdest du mit einem ganz freien Tag anfangen? Handy ist verboten.
    Zählen wir was? Rote Türen. Oder Leute, die zurücklächeln.
    Redest du mit Pflanzen? Ich glaub, die würden gern von diesem Lauf hören.
    Bestes Frühstück nach dem Laufen? Ich akzeptiere Pfannkuchen, und mehr Pfannkuchen.
    Wenn du jetzt irgendwo auf der Welt laufen könntest, wo? Tun wir so, als wär's da.
    Wenn deine Schuhe Namen hätten, welche? Der linke zuerst.
    Ist doch komisch, wie klein Probleme hier draußen werden. Frische Luft mögen die nicht.
    Irgendwann lern ich pfeifen. Du kannst es mir ja beibringen, wenn du gerade Luft hast.
    [alone] Du bist hier nachts nicht allein. Ich nehm keinen Platz weg, aber ich zähle.
    [alone] Alle liegen schon unter der Decke. Unsere gibt's nachher.
    """

  static let fuel = """
    Snackzeit! Iss was Süßes und nimm einen Schluck Wasser dazu.
    Lass uns jetzt was essen, bevor wir's brauchen.
    Zeit für ein Gel. Kleine Bissen, kleine Schlucke, keine Eile.
    Hast du was Leckeres dabei? Jetzt wäre der Moment.
    Ein Häppchen für unterwegs. Später bist du uns beiden dankbar.
    Iss bitte was für mich. Ein Bissen reicht, wenn du nicht mehr magst.
    Kleine Erinnerung: Gel. Ich würd's dir ja aufmachen.
    Jetzt was mit Zucker. Das letzte Stück von diesem Lauf lebt davon.
    Auftanken! Satte Beine sind fröhliche Beine.
    Eine Portion für dich. Kauen, schlucken, lächeln.
    """

  static let drink = """
    Durst? Nimm ein paar Schlucke, wenn du was dabeihast.
    Magst du was trinken? Zwingen musst du dich nicht.
    Wenn du Wasser siehst, trink einen Schluck auf mich.
    Wie ist der Mund? Wenn er trocken ist, trink ein bisschen.
    Ein paar kleine Schlucke, und dann rollen wir weiter.
    Frag mal deinen Durst. Der weiß meistens, was er will.
    Trinkpause im Laufen. Geh ein paar Schritte, wenn das leichter ist.
    Wenn du trinkst, juble ich. Wenn du keinen Durst hast, ist das auch fein.
    """

  static let surge = """
    [gaining] Huch, zuletzt {last_three}. Ist das leicht? Sonst zurück auf {target_pace}.
    [gaining] Das ist flotter als unser Plan. Sachte, sachte.
    [gaining] Du rennst, als gäb's da vorn Eis. Nimm ein bisschen raus, ja?
    Ich liebe den Schwung. Heb uns nur ein bisschen was für später auf.
    {last_three} in den letzten drei Minuten. Im Plan steht {target_pace}.
    Atme mal tief mit mir durch und lass es etwas ausrollen.
    Wie fühlt sich {last_three} an? Könntest du nicht quatschen, nimm was weg.
    """

  static let strongLate = """
    [quicker] Wirst du etwa schneller? So spät noch? Du bist der Hammer.
    [quicker] {last_three}, und das jetzt noch! Wer bist du? Ich liebe es.
    [quicker gaining] Du hast dir was fürs Ende aufgehoben. Genieß jedes bisschen.
    {last_three} in den letzten drei Minuten. Hände locker lassen.
    Das Ende kommt näher. Leichte Füße, großer Atem.
    Zuletzt {last_three}. Wenn's sich gut anfühlt, lass es rollen.
    Schultern tief, und lass den Beinen ihren Spaß.
    """

  static let shortSteps = """
    Probieren wir flinke kleine Schritte. Das Tempo bleibt, nur leichter wird's.
    Mach die Schritte mal ein bisschen kürzer. Das ist netter zu den Beinen.
    Gerade {cadence}. Ein paar mehr, ein bisschen kleiner, dann federt's.
    Stell dir vor, der Boden ist ein bisschen heiß. Flink, weich, flink, weich.
    Tipp, tipp, tipp. Eine Weile kleine Tanzschritte.
    {cadence} im Moment. Schmuggeln wir ein paar winzige dazu.
    """

  static let highEffort = """
    [hard] Dein Herz schuftet gerade. Wollen wir runter, bis wir quatschen könnten?
    [hard] {hr}, das ist viel. Wenn's heute locker sein soll, nehmen wir zusammen raus.
    [heart] {hr}, Zone {zone}. War das heute so gedacht?
    Nehmen wir's etwas runter, außer du willst es so.
    Du musst heute nicht drücken. Nimm raus, ich komm mit.
    Suchen wir das Tempo, bei dem du mir eine Geschichte erzählen könntest.
    Weicher, du. Lockere Tage machen die großen erst möglich.
    """

  static let tired = """
    [tired] Das ist jetzt schon eine Weile harte Arbeit. Nimm etwas raus und atme lang aus.
    [tired] Das ist ein zähes Stück. Schultern runter. Langsamer ist völlig in Ordnung.
    [hard] {hr}. Gib dir selbst was zurück. Eine Weile weiche Schritte.
    Wenn du ein bisschen gehen musst, gehen wir. Noten gibt hier keiner.
    Machen wir zehn langsame Atemzüge zusammen und denken an sonst nichts.
    Trink was, wenn du kannst, Hände locker, ganz sachte.
    Dein Herz ist schon eine Weile da oben. Nimm raus und lass es zur Ruhe kommen.
    Hör auf deinen Körper. Stimmt was nicht, halt an und sag jemandem Bescheid.
    """

  static let earlyHour = """
    So früh, und du bist hier draußen. Nur du, ich und die Vögel.
    So früh unterwegs? Das ist doch das schönste Geheimnis.
    Guten Morgen, Sonnenschein. Fang sachte an, du bist gerade erst aufgewacht.
    Um die Uhrzeit! Denk mal, wie gut das Frühstück wird.
    """

  static let lateHour = """
    Ein Lauf bei Nacht, gemütlich. Bleib da, wo Licht ist, ja?
    Es ist spät, also sorg dafür, dass man dich sieht. Ich würd dich vermissen.
    So spät noch! Pass auf, wo du hintrittst, und bleib bei den Laternen.
    Nachteule! Licht an, Ohren auf, und sachte um die Ecken.
    """

  static let serving = """
    {serving}. Kleine Bissen, und zwischendurch atmen.
    {serving}. Jetzt aufmachen, ganz ohne Eile.
    {serving}. Wir essen zusammen, du zuerst.
    {serving}. Ich weiß, du magst nicht. Nur ein bisschen nach und nach.
    {serving}. Für uns beide, ein Stück weiter vorn.
    """

  static let drinkServing = """
    {serving}. Ein paar Schlucke, ganz gemütlich.
    {serving}. Trink ein bisschen, so viel du magst.
    {serving}. Kleine Schlucke, dann zusammen weiter.
    {serving}. Das ist unser Getränk. Prost.
    """
}
