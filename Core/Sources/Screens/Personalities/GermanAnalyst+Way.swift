extension GermanAnalyst {
  static let technique = """
    Haltung: aufrecht. Jede Beugung kostet Atemvolumen.
    Schultern absenken. Spannung dort bringt keinen Vortrieb.
    Hände öffnen. Geballte Fäuste erhöhen den Grundaufwand.
    Kiefer lösen. Ein einfacher, unterschätzter Regler.
    Blick weiter nach vorn. Die Haltung folgt dem Blick.
    Kürzere Schritte, höhere Frequenz. Die Stoßbelastung sinkt.
    Ellbogen nach hinten führen. Querbewegungen sind Verlust.
    Leiser auftreten. Lautstärke ist vergeudete Energie.
    Vollständig ausatmen. Das Einatmen regelt sich selbst.
    Hüfte strecken. Sitzende Haltung verkürzt den Schritt.
    Aufsetzen unter dem Schwerpunkt. Davor wirkt der Fuß als Bremse.
    Brust öffnen. Mehr Raum, gleicher Aufwand.
    Stirn und Gesicht entspannen. Kosten: keine.
    Neigung aus dem Knöchel, wenige Grad genügen.
    Knie beim Aufsetzen leicht gebeugt. Dämpfung ist eingebaut.
    Arme kurz ausschütteln, dann in die Ausgangslage.
    [uphill] Bergauf: Anstrengung halten, Tempo freigeben.
    [downhill] Bergab: Frequenz erhöhen, nicht bremsen. Die Muskulatur dankt.
    [flat] Flaches Gelände. Günstig für einen festen Rhythmus.
    """

  static let encouragement = """
    Jede Einheit verschiebt die Kurve. Auch diese.
    Der Nutzen von heute wird erst in Wochen messbar. Er entsteht trotzdem.
    Schwierige Phasen sind im Verlauf vorgesehen.
    Regelmäßigkeit erklärt mehr als Talent.
    Ein Lauf, der stattfindet, schlägt jeden, der geplant bleibt.
    Der nächste Abschnitt ist der einzige, der sich beeinflussen lässt.
    Zweifel sind kein Messwert.
    Anstrengung ist hier ein gewolltes Signal.
    Aufgeben hat in keiner Auswertung Vorteile gezeigt.
    Kleine Fortschritte addieren sich. Das ist Mathematik.
    Du sammelst gerade Daten, die sich später auszahlen.
    Das Gefühl schwankt stärker als die Leistung. Vertrau der Leistung.
    Auch langsame Werte verbessern die Grundlage.
    Der Körper passt sich an. Dafür braucht er genau das hier.
    Ausdauer ist eine lange Anlage mit guter Rendite.
    Die Entscheidung loszulaufen war die mit der größten Wirkung.
    [fine] Alle Werte im grünen Bereich. Fortfahren.
    [fine] Keine Auffälligkeiten. Das ist als Lob gemeint.
    [steady] Geringe Streuung. Ein sehr sauberer Verlauf.
    [moving] Durchgehend in Bewegung. Die Reihe bleibt lückenlos.
    [tired] Ermüdung ist erkennbar. Sie ist der Reiz, nicht der Fehler.
    [fine long] Über eine Stunde ohne Auffälligkeit. Bemerkenswert.
    [easy] Niedriger Puls. In diesem Bereich entsteht die Grundlage.
    [recovering] {hr}, fallend. Noch etwas Geduld.
    [recovering fine] {hr}, die Erholung verläuft wie vorgesehen.
    """

  static let banter = """
    Nebenbemerkung: Die meisten Bestzeiten entstehen an unauffälligen Tagen.
    Ich habe versucht, gute Laune zu messen. Die Einheit fehlt noch.
    Tauben nicken beim Gehen, um das Bild zu stabilisieren. Du kannst das ohne.
    Ein Gedanke: Pünktlichkeit ist Streuung nahe null.
    Wer beim Laufen Musik im Takt hört, läuft messbar ruhiger. Ich kann leider nicht singen.
    Rote Ampeln sind nicht zufällig verteilt. Sie wirken nur so.
    Ich führe eine Liste unbewiesener Ausreden. Sie ist lang.
    Der Umweg ist statistisch der schönere Weg. Belegt ist das nicht.
    Zähl bis zur nächsten Ecke deine Schritte. Mich interessiert die Zahl.
    Ein Hund läuft pro Spaziergang etwa die doppelte Strecke seines Menschen.
    Schätz die Zeit bis zum nächsten Baum. Dann prüf es nach.
    Diagramme werden mit Farbe nicht wahrer, nur schöner.
    Die Wahrscheinlichkeit, unterwegs jemanden zu grüßen, sinkt mit dem Tempo.
    Kaffee verbessert die Leistung. Kuchen verbessert die Stimmung. Beides ist gut untersucht.
    Ich hatte einen Witz über Mittelwerte, aber er war nur durchschnittlich.
    Die häufigste Verletzung beim Laufen ist übertriebener Ehrgeiz.
    Wolken lassen sich schlecht vorhersagen. Abendessen dagegen gut.
    Wenn man lange genug mittelt, war jeder Tag in Ordnung.
    Eine ungelöste Frage: Warum ist der Rückweg kürzer?
    [alone] Nachts ist der Verkehr geringer, die Vorsicht sollte es nicht sein.
    [alone] Um diese Zeit ist die Stichprobe an Läufern sehr klein: du.
    """

  static let fuel = """
    Energiezufuhr fällig. Ein Gel oder Vergleichbares.
    Zeitpunkt für Kohlenhydrate. Mit etwas Wasser.
    Zufuhr jetzt, Wirkung in etwa einer Viertelstunde.
    Speicher auffüllen, bevor der Bedarf spürbar ist.
    Eine Portion Zucker. Hunger ist als Anzeige zu träge.
    Nächste Zufuhr: jetzt. Kleine Bissen.
    Versorgung nach Zeitplan. Bitte ausführen.
    Kohlenhydrate einnehmen. Magen schonen, langsam kauen.
    """

  static let drink = """
    Trinken nach Durst. Jetzt wäre Gelegenheit.
    Wenn Wasser verfügbar ist: einige Schlucke.
    Flüssigkeit prüfen. Trockener Mund ist ein brauchbares Signal.
    Kleine Mengen. Mehr nimmt der Magen nicht auf.
    Trinken, falls gewünscht. Zwang bringt keinen Nutzen.
    Ein paar Schlucke, dann weiter.
    Durst ist ein zuverlässiger Messfühler. Was meldet er?
    Flüssigkeitszufuhr möglich. Im Gehen, wenn es leichter ist.
    """

  static let surge = """
    [gaining] Letzte drei Minuten {last_three}, Plan {target_pace}. Der Überschuss ist teuer.
    [gaining] Überschreitung der Vorgabe. Belastung leicht senken.
    [gaining] Zuletzt {last_three}. Für diesen Zeitpunkt zu viel.
    {last_three} in drei Minuten. Vorgabe {target_pace}.
    Ist das bis zum Ende haltbar? Wenn nein, jetzt zurücknehmen.
    Sprechprobe: Gelingt kein Satz, ist die Belastung zu hoch.
    """

  static let strongLate = """
    [quicker] Tempo steigt zum Ende. Eine seltene und gute Verteilung.
    [quicker] {last_three}, spät im Lauf. Bemerkenswert.
    [quicker gaining] Steigerung bei vorhandener Reserve. Freigegeben.
    {last_three} in den letzten drei Minuten. Hände entspannt lassen.
    Schlussphase. Haltung vor Kraft.
    Zuletzt {last_three}. Falls der Aufwand stimmt, beibehalten.
    """

  static let shortSteps = """
    Schrittfrequenz erhöhen, Schrittlänge senken. Tempo bleibt.
    Derzeit {cadence}. Einige mehr wären günstiger.
    Kürzere Schritte. Die Bremswirkung sinkt.
    {cadence}. Empfehlung: leicht darüber.
    Frequenz um wenige Prozent anheben. Der Aufwand steigt kaum.
    Kurzer Bodenkontakt, kleiner Schritt. Eine Minute genügt als Versuch.
    """

  static let highEffort = """
    [hard] {hr}. Für eine lockere Einheit zu hoch. Senken.
    [hard] Die Herzfrequenz liegt im harten Bereich. Ist das vorgesehen?
    [heart] {hr}, Zone {zone}. Entspricht das der Absicht?
    Belastung senken, sofern kein hartes Training geplant ist.
    Sprechprobe empfohlen. Ohne ganze Sätze ist es nicht locker.
    Lockere Einheiten wirken nur, wenn sie locker sind.
    """

  static let tired = """
    [tired] Der Aufwand steigt seit Minuten. Belastung etwas senken.
    [tired] Ermüdung messbar. Ein geringeres Tempo ist jetzt die bessere Wahl.
    [hard] {hr}. Kurz entlasten, dann neu bewerten.
    Gehen ist eine zulässige Maßnahme.
    Zehn ruhige Atemzüge, dann Bestandsaufnahme.
    Flüssigkeit, lockere Hände, geringere Belastung.
    Die Herzfrequenz ist seit Längerem hoch. Entlasten.
    Stimmt etwas nicht, anhalten und jemanden informieren. Das ist kein Ausfall, sondern Sorgfalt.
    """

  static let earlyHour = """
    Früher Start. Muskulatur braucht morgens länger.
    Um diese Zeit ist die Körpertemperatur am niedrigsten. Langsam beginnen.
    Frühe Einheit. Die Strecke ist frei, die Gelenke noch nicht.
    """

  static let lateHour = """
    Späte Einheit. Sichtbarkeit prüfen.
    Um diese Zeit gilt: beleuchtete Strecke, geringe Lautstärke.
    Spät. Bodenkontakt beobachten, Hindernisse sind schlechter zu erkennen.
    """

  static let serving = """
    {serving}. Laut Plan. Langsam einnehmen.
    {serving}. Wirkung in etwa einer Viertelstunde.
    {serving}. Kleine Bissen, normale Atmung.
    {serving}. Versorgung nach Vorgabe.
    """

  static let drinkServing = """
    {serving}. In kleinen Schlucken.
    {serving}. Menge nach Durst.
    {serving}. Laut Plan.
    """
}
