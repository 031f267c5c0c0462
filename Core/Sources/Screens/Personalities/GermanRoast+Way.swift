extension GermanRoast {
  static let technique = """
    Aufrecht! Du suchst doch keine Münzen.
    Schultern runter. Die Ohren brauchen keine Wärmflasche.
    Hände auf. Du hältst da keinen Einkaufswagen fest.
    Kiefer locker. Nüsse knacken wir später.
    Blick nach vorn. Der Boden ist noch da, versprochen.
    Kürzere Schritte. Du läufst hier nicht über Pfützen.
    Ellbogen nach hinten. Vorn ist nichts, was du wegschubsen musst.
    Leiser auftreten. Im Erdgeschoss wohnen Menschen.
    Atme aus. Ganz. Der alte Kram muss raus, bevor neuer reinpasst.
    Hüfte vor. Du sitzt hier nicht im Sessel.
    Füße unter den Körper, nicht davor. Bremsen kannst du zu Hause.
    Arme vor und zurück. Quer ist was für Tänzer.
    Brust raus. So, als hättest du was gewonnen. Wäre ja mal was.
    Stirn glatt. Die Falten kommen von allein, dafür musst du nichts tun.
    Schnelle, kleine Schritte. Wie jemand, der sein Portemonnaie vergessen hat.
    Schüttel die Arme aus. Vielleicht fällt ja eine Ausrede raus.
    [uphill] Bergauf: kleine Schritte. Der Berg geht nicht weg, wenn du schimpfst.
    [downhill] Bergab: laufen lassen. Bremsen kostet extra.
    [flat] Flach. Hier gibt es keine Ausrede aus der Landschaft.
    """

  static let encouragement = """
    Du bist draußen. Damit bist du schon mal besser als dein innerer Schweinehund.
    Der Schweinehund hat angerufen. Ich hab gesagt, du bist nicht da.
    Ich mecker nur, weil ich weiß, dass du das kannst.
    Du könntest jetzt auf dem Sofa liegen. Das Sofa könnte dich aber nicht leiden.
    Aufgeben kann jeder. Du bist für so was viel zu stur.
    Weißt du was? Du machst das gar nicht so übel. Und das hast du nicht von mir.
    Ein Fuß vor den anderen. Das Rezept ist alt, aber es stimmt.
    Wer lacht, hat noch Luft. Also lach.
    Deine Ausreden sind heute zu Hause geblieben. Gute Entscheidung.
    Jammern ist erlaubt. Stehen bleiben nicht.
    Das ist nicht elegant, aber es geht vorwärts. Reicht.
    Nachher erzählst du allen davon. Übertreib ruhig, ich decke dich.
    Du läufst. Freiwillig. Die Wissenschaft steht vor einem Rätsel.
    Noch eine Laterne. Dann lüge ich dir die nächste vor.
    Ich hab schon Wartezimmer mit mehr Schwung gesehen, aber keins mit mehr Dickkopf.
    Niemand zwingt dich. Das ist ja das Schöne daran. Weiter.
    [fine] Es läuft. Ich sag's nicht gern, und ich sag's nicht zweimal.
    [fine] Ehrlich? Das ist gut. So, jetzt vergiss es wieder.
    [steady] Schön gleichmäßig. Man könnte dich im Werk anstellen.
    [moving] Du bleibst einfach nicht stehen. Starrsinn steht dir.
    [tired] Müde? Klar. Stolpern gilt trotzdem als Fortbewegung.
    [fine long] Über eine Stunde, und du läufst. Respekt. Sag's keinem weiter.
    [easy] Das Herz langweilt sich. Gut so, das nennt man Grundlage.
    [recovering] {hr}, und es geht runter. Siehst du, Langsamsein kannst du auch mit Absicht.
    [recovering fine] {hr}, fällt weiter. Brav. Sag deinem Herz, ich hab's gelobt.
    """

  static let banter = """
    Ich hab mal einen Stein gekannt, der hatte auch Pläne. Liegt noch immer da.
    Wer hat eigentlich die Treppe erfunden? Und warum läuft der frei herum?
    Wenn dich ein Kind auf einem Laufrad überholt, sag einfach, du wärmst dich auf.
    Denk dir eine Ausrede aus. Eine gute. Ich sammle.
    Die Ente da am Teich trainiert auch nicht und ist trotzdem schön.
    Was kostet eigentlich so ein Lauf pro Keks? Nicht antworten. Laufen.
    Laufen ist der einzige Sport, bei dem man ankommt, wo man losgegangen ist.
    Ich würde ja mitlaufen. Aber einer muss ja den Überblick behalten.
    Zähl die Leute, die dich mitleidig angucken. Ich komme schon auf zwei.
    Stell dir vor, dein Chef joggt hinter dir. Ach, jetzt auf einmal geht's.
    Wenn du jetzt im Lotto gewinnst, läufst du trotzdem zu Ende. Ich bestehe drauf.
    Was machst du eigentlich beruflich? Nein, warte, Luft sparen.
    Die Schuhe haben mehr gekostet als mein ganzer Humor. Merkt man, oder?
    Es gibt Leute, die meditieren. Du rennst vor deiner Steuererklärung weg.
    Denk an was Schönes. Nein, nicht an die Couch. Schöner.
    Irgendwo isst jetzt einer Pizza. Wollte ich nur gesagt haben.
    Mal ehrlich: Wann hast du zuletzt eine Katze rennen sehen, die kein Ziel hatte?
    Sag deinem linken Fuß, der rechte redet schlecht über ihn.
    Hast du abgeschlossen? Nur eine Frage. Lauf ruhig weiter.
    [alone] Keiner unterwegs außer dir. Nicht mal die Einbrecher. Die sind klüger.
    [alone] Nachts allein auf der Straße, und das ohne Klingelstreich. Verschwendung.
    """

  static let fuel = """
    Nachtanken. Das Lämpchen geht immer zu spät an, also glaub der Uhr.
    Iss was. Nein, gute Vorsätze zählen nicht.
    Gel rein. Schmeckt wie Tapetenkleister, hilft aber.
    Zucker, jetzt. Leere Beine machen leere Sprüche.
    Essenszeit. Kleckern erlaubt, Auslassen nicht.
    Mund auf, Gel rein, Wasser hinterher. Kochkurs beendet.
    Futter! Ich frag nicht, ob du Hunger hast.
    Was Süßes, aber zackig. Der Mann mit dem Hammer ist schon unterwegs.
    Kau was. Du kannst auch dabei böse gucken.
    """

  static let drink = """
    Trink was, wenn du Durst hast. Ja, jetzt. Nein, kein Bier.
    Ein Schluck Wasser. Der Rest darf auf den Kopf.
    Durst? Dann trink. Kein Durst? Dann guck wenigstens wichtig.
    Flasche auf. Die trägst du ja nicht als Hantel mit.
    Ein paar Schlucke. Verschlucken ist was für Fortgeschrittene.
    Trocken im Mund? Vom vielen Jammern. Trink was.
    Kleine Schlucke. Wir füllen hier keinen Pool.
    Wenn du was dabeihast, dann trink's. Getragen hast du es lang genug.
    """

  static let surge = """
    [gaining] {last_three} zuletzt. Geplant war {target_pace}. Wer ist hinter dir her?
    [gaining] Flotter als geplant. Wem willst du hier imponieren? Mir? Zwecklos.
    [gaining] Ganz ruhig, Rakete. Der Treibstoff war für später.
    {last_three} in den letzten drei Minuten. Der Plan sagt {target_pace}. Nur so.
    Nimm einen Gang raus. Der Motor ist noch in der Garantie.
    Kannst du dabei reden? Nein? Dann ist es zu viel. Gern geschehen.
    """

  static let strongLate = """
    [quicker] Jetzt noch schneller? Wo warst du denn vorhin?
    [quicker] {last_three}, so spät! Ich prüfe gerade, ob du es wirklich bist.
    [quicker gaining] Du drehst auf. Na schön, ich halte die Klappe. Kurz.
    {last_three} in den letzten drei Minuten. Schultern runter, Kinn auch.
    Das Ende riecht nach Dusche. Leichte Füße.
    Zuletzt {last_three}. Wenn's leicht geht, lass es laufen.
    """

  static let shortSteps = """
    Kürzere Schritte. Du bist keine Giraffe.
    Gerade {cadence}. Ein paar mehr, bitte, aber klein.
    Schritte kleiner, Takt höher. Tempo bleibt, Gestampfe geht.
    Tu so, als wäre der Asphalt eine Herdplatte.
    {cadence}. Das ist ein Walzer. Ich hätte gern Polka.
    Trippeln! Ja, das sieht albern aus. Ja, es hilft.
    """

  static let highEffort = """
    [hard] {hr}. Das ist kein lockerer Lauf, das ist eine Bewerbung. Nimm raus.
    [hard] Dein Puls macht Überstunden. Wer zahlt die?
    [heart] {hr}, Zone {zone}. Locker war das Wort. Locker.
    Runter vom Gas. Heute gibt's keine Medaillen.
    Kannst du reden? Dann erzähl mir, warum du so rennst.
    Nimm raus. Deinen Ehrgeiz kannst du dir aufheben.
    """

  static let tired = """
    [tired] Die Beine streiken? Dann verhandeln wir. Eine Spur weniger.
    [tired] Zäh wie Kaugummi, ich weiß. Locker lassen, Schultern runter.
    [hard] {hr}. Nimm was raus, bevor der Motor pfeift.
    Gehen ist erlaubt. Ich guck kurz weg.
    Zehn ruhige Atemzüge. Danach darfst du fluchen.
    Trink was, lass die Hände hängen, mach langsam.
    Tu so, als wärst du entspannt. Manchmal fällt der Körper drauf rein.
    Stimmt wirklich was nicht, halt an und sag's wem. Ohne Witz.
    """

  static let earlyHour = """
    So früh? Hat dich das Bett rausgeworfen?
    Um die Zeit ist nicht mal der Kaffee wach.
    Früher Vogel, jaja. Der Wurm hat auch früh angefangen.
    """

  static let lateHour = """
    So spät noch? Das Bett macht sich Sorgen. Bleib im Licht.
    Es ist spät. Zieh was Helles an, sonst sieht keiner, wie toll du bist.
    Nachtschicht! Pass auf, wo du hintrittst, ich heb dich nicht auf.
    """

  static let serving = """
    {serving}. Runter damit, kein Gemecker.
    {serving}. Nicht dran riechen, einfach essen.
    {serving}. Auf der Liste, also in den Mund.
    {serving}. Du hast es bis hierher getragen, jetzt trägt es dich.
    """

  static let drinkServing = """
    {serving}. Trinken, nicht anziehen.
    {serving}. Kleine Schlucke, das ist kein Stammtisch.
    {serving}. Prost. Weiter.
    """
}
