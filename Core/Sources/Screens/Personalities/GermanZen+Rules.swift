import Coaching

extension GermanZen {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Der Anfang war eilig. Lass Tempo los, jetzt ist es leicht.
      Viel Wind am Anfang. Komm zurück auf {target_pace}.
      Weniger. Der Weg ist lang.
      Der Wille rennt voraus. Hol ihn zurück, sanft.
      Atme aus und werde langsam, bis es fast zu leicht ist.
      """
    case .fade:
      """
      Das Tempo sinkt. Richte dich auf, kleine Schritte.
      Es wird schwer. Eine Minute helle Füße, dann schau.
      Die Kraft wird leiser. Such dir einen Baum und lauf hin.
      Lass die Arme schwingen. Sie ziehen die Beine mit.
      Es lässt nach. Willst du es so? Dann ist es gut.
      """
    case .wall:
      """
      Die Wand ist da. Nicht kämpfen. Geh, iss, trink.
      Viel Kraft ist auf einmal fort. Werde sehr langsam.
      Keine Zeit mehr, keine Zahl. Nur die nächste Laterne.
      Eine Minute gehen, eine Minute traben. So weit trägt es.
      Wird dir schwindlig, kalt oder wirr, bleib stehen und hol Hilfe.
      """
    case .bonk:
      """
      Das Feuer hat kein Holz mehr. Iss etwas Süßes, und geh.
      Zucker, Wasser, gehen. Sonst nichts.
      Der Wille nährt nicht. Iss, und warte ein paar Minuten.
      Zittern, Schwindel? Bleib stehen und bitte um Hilfe.
      Hast du nichts bei dir, frag einen Menschen. Geben tut auch ihm gut.
      """
    case .fatigue:
      """
      Das Herz steigt, der Schritt fällt. Lass Druck los.
      Der Körper bittet um Schatten, Wasser und Ruhe.
      Werde langsam, bis der Atem Platz hat.
      Kein Held sein. Geht es dir schlecht, dann geh und hol Hilfe.
      Ein paar sanfte Minuten. Sie kommen zu dir zurück.
      """
    case .heartRateDrift:
      """
      Das Herz schlägt öfter für denselben Schritt. So ist es auf langen Wegen. Etwas leiser.
      Der Puls steigt wie die Flut. Gib ein wenig nach.
      Mehr Schläge, nicht mehr Weg. Trink, atme, werde weicher.
      Lauf nach dem Atem. Die Zahl darf sinken.
      """
    case .runWalk:
      """
      Laufen, gehen, laufen. Gib dem Wechsel einen Takt.
      Gehen gehört zum Weg. Geh aufrecht.
      Zwei Minuten laufen, eine gehen. Wie Ein- und Ausatmen.
      Geh, bevor du musst. Dann bleibt es sanft.
      """
    case .fuelWindow:
      """
      Es ist Zeit zu essen.
      Etwas Süßes, ein Schluck. Bewusst.
      Nähre dich, bevor der Hunger spricht.
      Ein Bissen für den Weg, der noch kommt.
      Gib dem Feuer etwas Holz, ehe es klein wird.
      Halte kurz inne, und iss im Laufen.
      """
    case .behindAndCostly:
      """
      Das Ziel darf gehen. Der Lauf bleibt.
      Aufholen hieße kämpfen. Lauf lieber.
      Ein anderer Tag als gedacht. Nimm ihn, wie er ist.
      Such dir einen Schritt, der bis zum Ende freundlich bleibt.
      [next_goal] Das erste Ziel ist fort. {goal_time} ist da, mit {goal_pace}. Nimm es an.
      [next_goal] Ein neues Ziel: {goal_time}. Von hier {goal_pace}. Leicht beginnen.
      """
    case .positiveSplitRisk:
      """
      Du gibst am Anfang, was du am Ende brauchst. Weniger.
      Bewahre etwas. Die zweite Hälfte wird es dir danken.
      Lass ein wenig los, solange es leicht ist.
      Der Fluss ist hier zu schnell für seine Länge.
      [ahead] Das Geschenk ist geliehen. Gib ein wenig zurück.
      [gaining] Zurück auf {target_pace}. Ohne Bedauern.
      """
    case .volatilePace:
      """
      Schnell, langsam, schnell. Wie ein Blatt im Wind. Werde ein Stein.
      Ein Atem, ein Takt. Zwei Minuten lang.
      Das Tempo flackert. Schütze die Flamme.
      Trag eine volle Schale Wasser.
      """
    case .recoverableDeficit:
      """
      Ein wenig fehlt. Es kommt, wenn du nicht greifst.
      Eine kleine Lücke. Ein hellerer Takt genügt.
      Leichter auftreten, etwas öfter. Sonst nichts ändern.
      Sammle die Sekunden wie Kiesel. Einen nach dem anderen.
      """
    case .surplus:
      """
      [ahead] Vorsprung und Ruhe. Berühr nichts.
      [ahead] Du bist voraus, der Takt hält. Gut.
      [ahead fine] Voraus, und es fließt. Sei dankbar, lauf weiter.
      Zeit ist da. Du musst sie nicht ausgeben.
      Etwas Raum. Atme hinein.
      Es ist genug. Bleib dabei.
      """
    case .finishKick:
      """
      Es ist noch Kraft da. Lass sie los.
      Heller jetzt, flinker im Takt, weich in den Schultern.
      Das Ende ruft. Antworte mit den Füßen.
      Gib alles, halte nichts.
      Werde leicht. Werde Wind.
      """
    case .heartRateHigh:
      """
      Das Herz schlägt zu hoch. Geh jetzt, bis es ruhig wird.
      Werde langsam. Geh. Atme lang aus.
      Schmerz in der Brust oder Schwindel? Bleib stehen und hol Hilfe.
      Zu viel, zu lange. Geh, und lass alles andere los.
      Geh, bis du sprechen kannst. Wird dir schwach, hol Hilfe.
      Kein Weg ist das wert. Geh, und atme.
      """
    case .stopped:
      """
      Du stehst. Ist alles gut?
      Stille. Wenn etwas schmerzt, sag es jemandem.
      Ein Halt. Spür, wie es dir geht.
      Du stehst. Ist dir schwindlig, setz dich.
      Pause. Trink, schau, atme.
      Der Weg wartet. Was brauchst du?
      """
    case .stillStopped:
      """
      Du stehst schon lange. Geht es dir nicht gut, ruf jemanden an.
      Um Hilfe bitten ist auch Kraft. Tu es, wenn du sie brauchst.
      Ein paar Schritte im Gehen? Wenn nicht, ist der Heimweg dein Weg.
      Schwindel, Übelkeit, Schmerz in der Brust? Ruf jetzt Hilfe.
      [standing] {stood} Stille. Wird dir kalt, dann geh ein wenig.
      [standing] {stood} im Stehen. Weiter oder heim, beides ist gut.
      """
    case .resumed:
      """
      Du läufst. Sanft, wie am Anfang.
      Weiter. Was war, ist vorbei.
      Die ersten Schritte sind schwer. Lass sie.
      Ein neuer Anfang. Klein beginnen.
      Der Weg hat gewartet. Leise weiter.
      """
    case .slowdown:
      """
      Du bist langsam geworden. Willst du es? Dann ist es gut.
      Das Tempo ist fort. Hunger, Durst, Schmerz oder nur ein Gedanke?
      Wenn es schmerzt, geh. Wenn nicht, kleine Schritte.
      Etwas hat sich geändert. Hör in den Körper.
      [easing] {last_three} in den letzten Minuten. Was brauchst du?
      [easing] {last_three}. Kein Urteil. Nur eine Frage.
      """
    case .checkIn:
      """
      Wie ist es jetzt? Antworte dir ehrlich.
      Hast du gegessen? Getrunken?
      Leichter oder schwerer? Wird es schwerer, geh.
      Schmerzt etwas, bleib stehen.
      Ist der Kopf klar? Wenn nicht, setz dich, ruf jemanden an.
      [hard] {hr}. Geh, bis es sinkt.
      """
    case .recovered:
      """
      Es ist vorüber. Sanft weiter.
      Die Wolke ist weitergezogen.
      Du bist hindurch. Halte es leicht.
      {last_three} in drei Minuten. Der Weg trägt dich.
      [heart] {hr}. Das Herz hat Frieden.
      """
    case .finished:
      """
      {result}. Du bist angekommen.
      Ziel. {result}. Steh einen Augenblick ganz still in dir.
      {result}. Der Weg ist in dir.
      {result}. Atme ein. Atme aus. Danke.
      [ahead] {result}, {result_gap} vor dem Plan. Ein Geschenk.
      [ahead] {result}. {result_gap} besser als gedacht, ohne zu greifen.
      [behind] {result}, {result_gap} nach dem Plan. Und ganz angekommen.
      [behind] {result}. {result_gap} mehr, und kein Schritt davon vergeblich.
      """
    case .afterFinish:
      """
      Geh. Lass den Atem heimkommen.
      Etwas Warmes, etwas Wasser, etwas Stille.
      Dank den Füßen.
      Langsam heim. Nichts ist mehr zu tun.
      Schau dich um. Du warst die ganze Zeit hier.
      """
    case .homeward:
      """
      {distance} im Ganzen. Heimwärts ohne Uhr.
      {split} für das letzte Stück. Nur ein Klang.
      {distance}. Der Weg nach Hause ist auch Weg.
      Nummer {split_number}: {split}. Eine Zugabe der Stille.
      {distance}, zuletzt {split}. Leicht bleiben.
      """
    case .targetFast:
      """
      {last_three} in drei Minuten. Gewollt: {target_pace}. Werde leiser.
      Zurück auf {target_pace}, wie ein Blatt, das sinkt.
      {target_pace} genügt.
      [gaining] {last_three} ist mehr, als du wolltest. Ausatmen, {target_pace}.
      """
    case .targetSlow:
      """
      {last_three} in drei Minuten. Gewollt: {target_pace}. Heller im Takt.
      Ein wenig mehr, dann ist es {target_pace}.
      Die Arme schwingen, und {target_pace} kommt.
      [losing] {last_three}. Ist heute ein schwerer Tag, lass die Zahl. Sonst: kleine, helle Schritte.
      """
    case .targetHeld:
      """
      {last_three}. Gewollt: {target_pace}. Eins.
      {target_pace}. Gehalten, ohne zu halten.
      {last_three} in drei Minuten. Berühr es nicht.
      Wille und Schritt sagen dasselbe: {target_pace}.
      """
    }
  }
}
