import Coaching

extension GermanRoast {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Zu flott gestartet. Das ist ein Lauf, kein Räumungsverkauf. Tempo raus.
      Wer hat dir gesagt, dass es gleich vorbei ist? Runter vom Gas.
      {target_pace} steht im Plan. Du hast vermutlich die falsche Brille auf.
      Nimm raus. Gleich bereust du's, und dann muss ich mir das anhören.
      Der Held kommt erst im letzten Akt auf die Bühne. Bis dahin: Tempo raus.
      """
    case .fade:
      """
      Das Tempo bröckelt. Brust raus, Arme mit, so tun als ob.
      Meine Kaffeemaschine hat gerade mehr Zug. Kleine Schritte, los.
      Da sackt was ab. Sind's die Beine oder ist es die Laune? Beides kann man schubsen.
      Eine Minute schnelle, kleine Füße. Danach darfst du weiter leiden.
      Das Tempo ist auf dem Heimweg, ohne dich. Hol's dir zurück, sachte.
      """
    case .wall:
      """
      Da ist sie, die Wand. Kein Witz jetzt: gehen, essen, trinken.
      Auf einen Schlag ist viel Tempo weg. Mach ganz langsam, iss was Süßes.
      Der Mann mit dem Hammer. Nicht diskutieren. Zucker, Wasser, gehen.
      Vergiss die Zeit. Nächste Laterne, mehr ist gerade nicht.
      Eine Minute gehen, eine traben. Wird dir schwindlig oder schlecht, hol Hilfe.
      """
    case .bonk:
      """
      Der Tank ist leer. Du brauchst Zucker, nicht Willenskraft. Geh und iss.
      Nichts mehr drin. Iss was Süßes und geh dabei. Das ist ein Befehl.
      Erst essen, dann laufen. Zittrig oder schwindlig? Stehen bleiben, Hilfe holen.
      Mit Wut kommst du hier nicht weiter. Mit einem Gel schon. Gehen, essen.
      Taschen leer? Frag jemanden nach was Süßem. Betteln ist heute erlaubt.
      """
    case .fatigue:
      """
      Puls hoch, Tempo runter. Schlechtes Geschäft. Nimm raus.
      Dein Herz rennt, deine Beine nicht. Einigt euch auf langsam.
      Zu warm, zu stolz, zu wenig getrunken? Gegen alles hilft Tempo rausnehmen.
      Mach langsam, trink was, such Schatten. Geht's dir schlecht, geh und hol Hilfe.
      Keine Heldentaten. Die Zeitung kommt heute sowieso nicht.
      """
    case .heartRateDrift:
      """
      Der Puls klettert, das Tempo nicht. Dein Motor säuft. Etwas weniger Gas.
      Jeder Schritt wird teurer. Inflation. Nimm einen Hauch raus.
      Mehr Schläge für dasselbe Geld. Schluck Wasser, Tempo etwas runter.
      Der Puls macht sich selbstständig. Zeig ihm, wer hier Chef ist: locker.
      """
    case .runWalk:
      """
      Laufen, gehen, laufen. Wenn schon, dann mit System: zwei Minuten, eine Minute.
      Gehpausen sind keine Schande. Nur so tun, als wär's Absicht.
      Geh, bevor du musst. Dann nennt man es Taktik.
      Geh wenigstens so, als hättest du es eilig. Dann wieder traben.
      """
    case .fuelWindow:
      """
      Schon eine Weile nichts gegessen. Fasten kannst du woanders. Iss.
      Futterzeit. Gel, Dattel, Gummibärchen, mir egal.
      Mund auf. Die Beine haben Hunger, auch wenn du es nicht zugibst.
      Nachtanken, bevor die Lampe blinkt.
      Iss was. Jetzt. Ich warte nicht, ich nerve.
      Tasche auf, Zucker raus, Zucker rein. Kein Hexenwerk.
      """
    case .behindAndCostly:
      """
      Das Ziel ist weg. Rennen hilft nicht mehr, es tut nur weh. Lauf anständig zu Ende.
      Aufholen würde dich zerlegen. Neues Ziel: mit Würde ankommen. Oder wenigstens ankommen.
      Der Plan war hübsch. Jetzt Plan B: laufen, was geht, meckern, was muss.
      Lass die Uhr in Ruhe. Such dir ein Tempo, das bis zum Ende hält.
      [next_goal] Das erste Ziel ist futsch. {goal_time} ist noch zu haben, mit {goal_pace}. Zugreifen.
      [next_goal] Neuer Kurs: {goal_time}. Ab hier {goal_pace}. Das kriegst sogar du hin.
      """
    case .positiveSplitRisk:
      """
      Wenn du so weitermachst, wird die zweite Hälfte ein Trauerspiel. Etwas raus.
      Du verprasst gerade die zweite Hälfte. Tempo runter, ein Hauch.
      Vorn der Held, hinten der Jammerlappen. Den Film kenn ich. Nimm raus.
      Spar dir was. Hinten verkauft keiner Beine.
      [ahead] Du lebst auf Pump. Zahl was zurück, solange die Zinsen niedrig sind.
      [gaining] Zurück auf {target_pace}. Der Applaus kommt am Ende, nicht jetzt.
      """
    case .volatilePace:
      """
      Schnell, langsam, schnell, langsam. Bist du ein Rasensprenger?
      Entscheide dich. Irgendein Tempo. Und dann bleib dabei.
      Das ist Achterbahn. Mir wird schlecht. Zwei Minuten Mittelding, bitte.
      Dein Tempo zappelt. Einmal festhalten, danke.
      """
    case .recoverableDeficit:
      """
      Ein bisschen fehlt. Hol's dir, aber ohne Theater.
      Kleine Lücke. Eine Spur mehr Takt, und keiner hat was gemerkt.
      Das ist zu holen. Nicht sprinten, nur weniger trödeln.
      Ein paar Sekunden. Die findest du, wenn du die Füße hebst.
      """
    case .surplus:
      """
      [ahead] Vorsprung, und das Tempo steht. Fass bloß nichts an.
      [ahead] Du liegst vorn. Ich wollte es nicht sagen, aber jetzt ist es raus.
      [ahead fine] Vorn, und es läuft. Ich suche mir gleich einen anderen Job.
      Zeit auf dem Konto. Nicht verprassen.
      Ein bisschen Luft hast du. Heißt nicht, dass du jetzt Rosen schnuppern sollst.
      Alles gut. So. Mehr Lob gibt die Haushaltslage nicht her.
      """
    case .finishKick:
      """
      Da ist noch was drin. Raus damit, du kannst es nicht mitnehmen.
      Zieh an! Wer jetzt spart, hat hinterher nichts davon.
      Schluss mit gemütlich. Knie hoch, Arme, los!
      Letzter Gang. Ja, du hast einen, ich hab ihn gesehen.
      Lauf, als würde hinter dir einer Rechnungen verteilen!
      """
    case .heartRateHigh:
      """
      Schluss mit Witzen. Dein Puls ist zu hoch. Geh, bis er unten ist.
      Geh jetzt. Schmerzen in der Brust oder Schwindel? Stehen bleiben, Hilfe holen.
      Zu hoch, zu lange. Mach langsam und geh. Das ist kein Vorschlag.
      Tempo raus, gehen, langsam ausatmen. Wird dir flau, hol Hilfe.
      Geh. Gelaufen wird erst, wenn der Puls klar unten ist.
      Ich mein's ernst: geh. Wird es eng in der Brust, halt an und hol Hilfe.
      """
    case .stopped:
      """
      Du stehst. Keine Witze jetzt: Alles in Ordnung?
      Stillstand. Ampel oder Absicht? Tut was weh, sag jemandem Bescheid.
      Wir stehen. Wenn es ein Schnürsenkel ist: doppelter Knoten. Wenn nicht: Was ist los?
      Angehalten. Schmerzen oder Schwindel? Dann setz dich hin.
      Pause? Gut. Sag mir nur, dass es eine Pause ist.
      Du stehst. Trink was und sag Bescheid, wenn es weitergeht.
      """
    case .stillStopped:
      """
      Das dauert. Geht es dir nicht gut, ruf jemanden an. Jetzt.
      Immer noch Stillstand. Stimmt was nicht, hol Hilfe. Ohne Stolz.
      Ein paar Schritte gehen? Wenn das nicht klappt: Feierabend. Ist keine Schande.
      Schwindlig, übel, Schmerzen in der Brust? Dann ruf sofort Hilfe.
      [standing] {stood} stehst du. Wurzeln schlagen ist ein anderer Sport. Geht's oder gehst du heim?
      [standing] {stood} Pause. Jacke an, was Süßes, und dann entscheide.
      """
    case .resumed:
      """
      Es lebt! Erst mal sachte.
      Weiter geht's. Die Zeit ist weg, die holst du nicht, also lass es.
      Du läufst. Erste Minute wie auf rohen Eiern.
      Ausgeparkt. Jetzt bitte nicht gleich Vollgas.
      Weiter. Die Muskeln maulen kurz, dann hören sie auf.
      """
    case .slowdown:
      """
      Da ist deutlich Tempo weg. Absicht oder Leck?
      Das Tempo ist im Keller. Hunger? Durst? Keine Lust? Gegen zwei davon hilft ein Gel.
      Wenn was wehtut: gehen. Wenn nicht: kleine Schritte und weniger Selbstmitleid.
      Großer Tempowechsel. Wenn du das so willst, sag ich nichts mehr.
      [easing] {last_three} in den letzten Minuten. Bist du noch da drin?
      [easing] {last_three}. Brauchst du Essen, Wasser oder eine Ansprache?
      """
    case .checkIn:
      """
      Wie geht's? Ehrlich. Ich kann auch ernst.
      Hast du was gegessen? Nein, Ärger runterschlucken zählt nicht.
      Schlimmer oder besser? Bei schlimmer gehst du.
      Tut was weh, bleib stehen. Meine Sprüche warten.
      Bist du durcheinander, setz dich hin und ruf jemanden an.
      [hard] {hr}. Gehen, bis das runter ist.
      """
    case .recovered:
      """
      Überstanden. Ich hab mir fast Sorgen gemacht. Fast.
      Du bist durch. Jetzt nicht gleich wieder den Helden geben.
      Das war hässlich, und es ist vorbei. Locker weiter.
      {last_three} in drei Minuten. Na also. Weiter so, ohne Übermut.
      [heart] Jetzt {hr}. Geht doch.
      """
    case .finished:
      """
      {result}. Fertig! Und ich hab nichts zu meckern. Furchtbar.
      {result}! Im Ziel. Das Sofa hat dich gar nicht verdient.
      Geschafft: {result}. Ich bin stolz auf dich. Wehe, du zitierst mich.
      {result}. Aus. Schluss. Vorbei. Arme hoch, los, ausnahmsweise.
      [ahead] {result}, {result_gap} unter dem Plan. Wer bist du?
      [ahead] {result}! {result_gap} besser als geplant. Ich esse meine Witze zum Abendbrot.
      [behind] {result}, {result_gap} drüber. Aber du stehst im Ziel, und die Couch nicht.
      [behind] {result}. {result_gap} zu viel, und trotzdem hast du's durchgezogen. Respekt.
      """
    case .afterFinish:
      """
      Jetzt gehen, trinken, nicht umfallen. In der Reihenfolge.
      Was Trockenes an. Du dampfst.
      Locker heim. Auf dem Weg darfst du es ausschmücken.
      Iss was. Verdient hast du es sogar.
      Ab nach Hause. Die Dusche freut sich, der Rest der Welt auch.
      """
    case .homeward:
      """
      {distance} im Ganzen. Heimweg zählt nicht. Doch, zählt.
      {split} für die Nummer {split_number}. Zugabe hat keiner bestellt.
      {distance}. Du bist fertig, weißt du das?
      Zuletzt {split}. Trödeln ist jetzt offiziell erlaubt.
      {distance}, und du läufst noch. Hast du dich verlaufen?
      """
    case .targetFast:
      """
      {last_three} in drei Minuten. {target_pace} war bestellt. Nicht hetzen.
      Zurück auf {target_pace}. Das Ego bitte hinten anstellen.
      Etwas weniger. {target_pace} ist kein Mindestgebot.
      [gaining] {last_three}. Wem willst du was beweisen? {target_pace} reicht.
      """
    case .targetSlow:
      """
      {last_three} in drei Minuten. {target_pace} war ausgemacht. Hallo, wach?
      Eine Spur mehr. {target_pace} kommt nicht von selbst vorbei.
      Flinke Füße. {target_pace} wohnt gleich um die Ecke.
      [losing] {last_three}. Das ist nicht {target_pace}, das ist Schaufensterbummel.
      """
    case .targetHeld:
      """
      {last_three}, bestellt war {target_pace}. Ich hab nichts zu sagen. Das passiert selten.
      {target_pace} sitzt. Streber.
      {last_three} in drei Minuten. Genau. Mir ist langweilig.
      {target_pace} gesagt, {target_pace} gelaufen. Wer hat dich denn so erzogen?
      """
    }
  }
}
