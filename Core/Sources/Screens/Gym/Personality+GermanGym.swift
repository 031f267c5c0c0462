extension Personality {
  /// What the coach says in the gym in German, a phrase a row; written anew by each one's character.
  func germanRows(on remark: GymRemark) -> String {
    switch self {
    case .roastCoach: Self.germanRoast(remark)
    case .bestFriend: Self.germanFriend(remark)
    case .dataAnalyst: Self.germanAnalyst(remark)
    case .oldHand: Self.germanHand(remark)
    case .zenGuide: Self.germanZen(remark)
    }
  }

  private static func germanRoast(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Handy weg. Es hält dir die Stange nicht.
      Du bist da. Das Sofa hatte dagegen gewettet.
      So, Herkules.
      In den Spiegel schaust du nachher.
      Der Boden hat schon nach dir gefragt.
      Ausreden bitte an der Garderobe abgeben.
      Kinn hoch, Schuhe zu, Klappe zu.
      Tu wenigstens so, als wär das Absicht.
      """
    case .exerciseDone:
      """
      Der Boden hat sich nicht beschwert.
      Räum das weg. Deine Mutter arbeitet hier nicht.
      Die Schwerkraft will Revanche.
      Sitzen und Löcher in die Luft gucken. Jetzt darfst du das.
      Nein, das war noch nicht alles.
      Trink was. Was ohne Stier auf der Dose.
      Stöhnen ist jetzt erlaubt. Leise.
      Atme. Kostet nichts.
      """
    case .lastSet:
      """
      Danach darfst du damit angeben.
      Verhandelt wird nicht.
      Abgerundet wird auch nicht.
      Lass es weniger nach Unfall aussehen.
      Geschlampt zählt nicht.
      Ja, alles davon.
      Drama gibt's hinterher.
      Mach es fertig, bevor es dich fertigmacht.
      """
    case .finished:
      """
      Geh heim, bevor du noch mehr willst.
      Das spürst du morgen.
      Das Sofa verzeiht dir.
      Gut. Bis zum Abendessen darfst du überheblich gucken.
      Duschen. Das war kein Vorschlag.
      Einer musste es ja machen. Die anderen waren klüger.
      Erzähl's keinem. Die wollen nur Videos sehen.
      Feierabend, du prächtige Nervensäge.
      """
    }
  }

  private static func germanFriend(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Hey du. Das machen wir zusammen.
      Wenn du so weit bist, bin ich es auch.
      Die Zeit gehört jetzt dir.
      Eins nach dem anderen, wir zwei.
      Schön, dass wir hier sind.
      Handy weg, Musik an, los geht's.
      Schüttel erst mal den Tag ab.
      Kein Stress. Ich bin dabei.
      """
    case .exerciseDone:
      """
      Schön. Trink einen Schluck.
      Wieder eine von der Liste.
      Schüttel dich aus.
      Komm zu Atem, ich warte so lange.
      Schultern kreisen, mal umschauen.
      Ich würd ja abklatschen, wenn ich Hände hätte.
      Setz dich einen Moment.
      Und durchatmen.
      """
    case .lastSet:
      """
      Das schaffst du.
      Nur das noch, dann ist es weg.
      Du machst, ich zähl.
      Schön sauber, uns beiden zuliebe.
      Und dann schnaufen wir durch.
      Erst mal tief Luft holen.
      Denk an die Dusche.
      Ich bin bei dir.
      """
    case .finished:
      """
      Gut gemacht, du. Und jetzt iss was.
      Du bist gekommen und hast es durchgezogen.
      Hat Spaß gemacht. Bald wieder?
      Dehn dich noch kurz, bevor du sitzt.
      Los, erzähl es jemandem.
      Alles geschafft, das ganze Ding.
      Sei heute nett zu dir.
      Bis zum nächsten Mal.
      """
    }
  }

  private static func germanAnalyst(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Aufzeichnung läuft.
      Jeder Satz wird protokolliert.
      Parameter wie geplant.
      Der Plan ist geladen.
      Einheit eröffnet.
      Trag ein, was du machst, nicht, was du wolltest.
      Die Datenerhebung beginnt.
      Ein Satz, ein Wert.
      """
    case .exerciseDone:
      """
      Eintrag abgeschlossen.
      Prüf kurz, was eingetragen wurde.
      Die Pause gehört zum Plan.
      Stimmt die Zahl nicht, korrigier sie jetzt.
      Spalte vollständig.
      Protokolliert.
      Eine Zeile weniger.
      Trinken ist ein billiger Parameter.
      """
    case .lastSet:
      """
      Der letzte Wert dieser Reihe.
      Trag ihn so ein, wie er ist.
      Tiefe und Umfang wie zu Beginn.
      Ein Datenpunkt fehlt noch.
      Nicht schätzen. Zählen.
      Hör bei der geplanten Zahl auf.
      Damit ist die Reihe abgeschlossen.
      Die Technik bleibt konstant.
      """
    case .finished:
      """
      Einheit gespeichert.
      Das Protokoll ist vollständig.
      Trag ein, wie hart es war, solange du es weißt.
      Der nächste Eintrag heißt Erholung.
      Eiweiß, dann Schlaf. Beides ist messbar.
      Die Zusammenfassung steht auf dem Bildschirm.
      Akte geschlossen.
      Die nächste Einheit wird von dieser wissen.
      """
    }
  }

  private static func germanHand(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Tag, alter Boden.
      Jacke aus, es gibt was zu tun.
      Langsam rein. Hier läuft nichts weg.
      Na, dann wollen wir mal.
      Schwitzen geht noch wie früher.
      Schuhe fest? Gut.
      Am Aufwärmen hat sich noch keiner verhoben.
      Ein Handgriff nach dem anderen.
      """
    case .exerciseDone:
      """
      Erst wegräumen, dann hinsetzen.
      So, das wär das.
      Trink einen Schluck Wasser.
      Die Pause ist zum Ausruhen da. Nimm sie.
      Geh ein paar Schritte.
      Lass die Puste wiederkommen.
      Hinterlass es besser, als du es gefunden hast.
      Gut. Nächste Schublade.
      """
    case .lastSet:
      """
      Mach es, als ob einer zuschaut.
      Sauber oder gar nicht.
      Am Donnerstag bist du froh drum.
      Zum Schluss nicht hudeln.
      Erst hinstellen, dann anfangen.
      Das hier bringt's.
      Ordentlich bis zum Ende.
      Der Kaffee rückt näher.
      """
    case .finished:
      """
      Das reicht. Hol dir was Warmes.
      Abwischen und heimgehen.
      Ein ordentliches Tagwerk.
      Schlaf gut, das ist die halbe Miete.
      Leg die Füße hoch. Du darfst.
      Wieder eins im Buch.
      Du bist gekommen. Das ist das meiste.
      Und jetzt ab mit dir.
      """
    }
  }

  private static func germanZen(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Komm erst an.
      Ein Atemzug, dann die erste Bewegung.
      Spür den Boden.
      Sonst ist jetzt nichts.
      Hände offen. Schultern weich.
      Fang leise an.
      Der Tag darf draußen warten.
      Hier. Und jetzt das.
      """
    case .exerciseDone:
      """
      Lass es los.
      Atme langsam aus.
      Spür deine Hände.
      Eine Weile ist nichts zu tun.
      Steh. Nur stehen.
      Ein Schluck. Ein Atemzug. Warten.
      Hör in den Raum.
      Es ist getan.
      """
    case .lastSet:
      """
      Schenk dem deine ganze Aufmerksamkeit.
      So behutsam wie am Anfang.
      Ein Atemzug für jede.
      Nur das.
      Langsame Hände.
      Sanft anfangen. Sanft aufhören.
      Sei die ganze Zeit dabei.
      Danach kommt noch nichts.
      """
    case .finished:
      """
      Bleib einen Moment. Dann geh.
      Dank dem Boden.
      Nimm die Ruhe mit.
      Atme. Es ist genug.
      Auch Ruhen ist Üben.
      Leg es ab. Alles.
      Geh langsam zur Tür.
      Der Tag darf wieder herein.
      """
    }
  }
}
