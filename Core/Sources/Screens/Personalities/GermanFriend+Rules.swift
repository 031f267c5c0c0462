import Coaching

extension GermanFriend {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Wir sind etwas flott gestartet, oder? Nehmen wir jetzt raus, das kostet noch nichts.
      Ich weiß, es fühlt sich super an. Mach trotzdem langsam mit mir, für später.
      Hui! Zu flott für den Anfang. Zurück auf {target_pace} und loslassen.
      Heb dir was auf! Nimm raus, bis es sich fast zu leicht anfühlt.
      Das ist die Aufregung, die da rennt. Durchatmen, und zurück zu unserem Plan.
      Dein späteres Ich fragt ganz lieb: ein bisschen weniger, bitte.
      """
    case .fade:
      """
      Das Tempo ist etwas runter. Das ist okay. Mach dich groß, schüttel die Arme, mal schauen.
      Etwas weniger Tempo als vorhin. Atme lang aus und such mit mir den Rhythmus.
      Wird's schwer? Eine Minute flinke, leichte Schritte, und dann schauen wir.
      Es lässt ein bisschen nach. Such dir da vorn was aus, da laufen wir zusammen hin.
      Tempo ist weniger geworden. Willst du das so? Dann fein. Sonst: kleine Schritte.
      Neustart: aufrecht, weiches Gesicht, kleine Schritte. Eine Minute lang.
      """
    case .wall:
      """
      Oh, das ist das schwere Stück. Geh, wenn du musst. Iss was, trink was. Ich bin da.
      Das kam auf einmal, was? Mach ganz langsam. Kleine Schritte bringen uns auch heim.
      Das könnte der berühmte Mann mit dem Hammer sein. Zucker, Wasser, traben oder gehen.
      Vergiss die Zeit. Wir laufen nur von einer Laterne zur nächsten, zusammen.
      Sei jetzt lieb zu dir. Eine Minute gehen, eine Minute traben. Das reicht.
      Du bist damit nicht verloren. Mach langsam. Wird dir schwindlig oder schlecht, hol Hilfe.
      """
    case .bonk:
      """
      Ich glaub, dein Tank ist leer. Iss bitte was Süßes, und geh dabei.
      Leerer Tank. Zucker und ein paar Schlucke, und dann machen wir ganz sachte.
      Hör auf zu drücken. Gehen, essen, atmen. Gib dem ein paar Minuten.
      Du brauchst jetzt was Süßes. Egal, was du hast. Ich warte mit dir.
      Erst essen, dann laufen. Zittrig oder schwindlig? Dann bleib stehen und hol Hilfe.
      Nichts mehr in der Tasche? Frag jemanden nach was Süßem. Menschen sind nett.
      """
    case .fatigue:
      """
      Dein Herz arbeitet mehr, und das Tempo sinkt. Nehmen wir den Druck raus.
      Vielleicht ist dir heiß, oder du bist platt. Nimm raus, such Schatten, trink was.
      Das kostet dich gerade viel. Machen wir langsam, bis du dich besser fühlst.
      Hey, pass auf dich auf. Weiches Tempo, langsam atmen, keine Heldentaten.
      Eine Weile ganz locker. Und wenn's dir nicht gut geht, gehen wir und holen Hilfe. Versprochen?
      Puls rauf, Tempo runter. Da bittet dein Körper um was. Hören wir hin.
      """
    case .heartRateDrift:
      """
      Dein Herz schlägt pro Schritt etwas öfter. Ganz normal. Nimm einen Hauch raus.
      Jeder Schritt kostet etwas mehr. Schluck Wasser und einen weicheren Rhythmus?
      Dein Puls klettert langsam. Lassen wir das Tempo ein klein wenig sinken.
      Lange Läufe machen das: Der Puls steigt, das Tempo nicht. Lauf nach Gefühl.
      Mehr Schläge, aber nicht mehr Tempo. Eine Weile ganz sachte.
      """
    case .runWalk:
      """
      Ein paar Gehpausen, hm? Gute Idee. Machen wir sie regelmäßig.
      Ein bisschen laufen, ein bisschen gehen, das ist schön. Zwei Minuten an, eine aus?
      Gehen ist für mich fein. Wenn du läufst, fang ganz sachte an.
      Gehen zählt. Kurze Läufe, kurze Gehpausen, und ein Plan für beides.
      Wie wär's mit Gehen, bevor du musst? Dann wird das Laufen schöner.
      """
    case .fuelWindow:
      """
      Das ist schon eine Weile her. Isst du eine Kleinigkeit?
      Zeit zu essen. Was Süßes und ein Schluck Wasser.
      Holen wir uns Energie, bevor sie dir fehlt.
      Essen fassen! Nur ein Bissen oder ein Gel.
      Iss jetzt was, bevor du Hunger kriegst.
      Ich bin der Freund, der immer fragt, ob du schon was gegessen hast. Also?
      Taschenkontrolle! Von dem, was drin ist, jetzt ein bisschen.
      Ein Gel, eine Dattel, ein Gummibärchen. Such dir was aus.
      """
    case .behindAndCostly:
      """
      Ich glaub, das erste Ziel lassen wir ziehen. Den Rest laufen wir gut gelaunt.
      Aufholen würde richtig wehtun, und das ist es nicht wert. Neuer Plan: genießen.
      Heute ist ein anderer Tag als gedacht. Ist schon gut. Bringen wir ihn schön zu Ende.
      Hören wir auf, der Uhr nachzurennen. Such dir ein Tempo, das sich gut anfühlt.
      Neues Ziel: stolz ankommen. Dafür stimme ich.
      Plan B ist auch ein guter Plan. Lauf, was du durchhältst, und sei nett zu dir.
      [next_goal] Das erste Ziel ist heute zu weit weg, und das ist okay. {goal_time} geht, mit {goal_pace}.
      [next_goal] Neues Ziel, und ich mag es: {goal_time}. Ab hier heißt das {goal_pace}. Das können wir.
      """
    case .positiveSplitRisk:
      """
      So wird die zweite Hälfte schwer. Nehmen wir jetzt raus, dann wird sie viel schöner.
      Heben wir uns was für die zweite Hälfte auf. Nur ein Hauch weniger.
      Nimm mit mir ein klein wenig Druck raus. Das Ende wird dich dafür lieben.
      Etwas weniger Dampf, bitte. Da kommt noch eine zweite Hälfte, und die ist lang.
      [ahead] Du borgst dir was von später. Zahlen wir's zurück, solange es billig ist.
      [gaining] Zurück auf {target_pace}, wenn's geht. Du sollst die zweite Hälfte genießen.
      """
    case .volatilePace:
      """
      Wir sind ein bisschen auf und ab. Such dir ein Tempo, das du magst, und bleib drin.
      Schnell, langsam, schnell, langsam. Treffen wir uns in der Mitte?
      Bügeln wir das glatt. Stell dir vor, du trägst eine volle Tasse Kaffee.
      Ein Atem, ein Rhythmus, ein Tempo. Zwei Minuten davon, ja?
      Das ist die Achterbahn. Ich wär für den Bummelzug.
      """
    case .recoverableDeficit:
      """
      Uns fehlt nur ein bisschen, und Zeit haben wir. Holen wir's sachte zurück.
      Eine winzige Lücke. Etwas mehr in den Füßen, und kein Stress.
      Das holen wir zurück, ohne es groß zu merken. Nur den Takt ein wenig heben.
      Nichts verloren. Leichtere Füße, dann kommt's von selbst.
      Knabbern wir an der Lücke. Sekunde für Sekunde, Keks für Keks.
      """
    case .surplus:
      """
      [ahead] Wir haben Vorsprung, und dein Tempo wackelt nicht. Mach einfach so weiter.
      [ahead] Alles tickt, und wir liegen vorn. Ich freu mich ganz leise.
      [ahead fine] Vorn, und es läuft so schön. Das ist einer von den guten Tagen.
      Zeit auf dem Konto! Lass sie liegen und genieß die Aussicht.
      Ein bisschen Luft hast du dir verdient. Mehr muss es nicht werden.
      Ein paar Sekunden im Sparschwein. Das machen wir noch nicht auf.
      """
    case .finishKick:
      """
      Da geht noch was. Nutzen wir's!
      Es ist so nah. Ziehen wir an? Komm, zusammen!
      So, jetzt lassen wir ein bisschen los. Flinke Füße, breites Grinsen.
      Was du dir aufgehoben hast: Jetzt ist der Moment. Raus damit!
      Schönes Finale, bitte! Knie hoch, Arme schwingen!
      Lauf, als gäb's an der Linie Kuchen. Vielleicht gibt's ja welchen!
      """
    case .heartRateHigh:
      """
      Dein Puls ist richtig hoch. Mach bitte langsam und geh, bis er sich beruhigt.
      Nimm bitte raus. Geh, atme langsam. Schmerzen in der Brust oder Schwindel? Hol Hilfe.
      Das ist zu hoch und schon zu lange. Wir gehen jetzt. Du musst nichts beweisen.
      Hör bitte auf zu drücken. Geh, bis er runter ist. Wird dir flau, hol Hilfe.
      Das ist kein Spaß. Mach langsam, geh. Wird's eng in der Brust, halt an und hol Hilfe.
      Bitte geh. Gelaufen wird erst, wenn der Puls klar unten ist, nicht vorher.
      """
    case .stopped:
      """
      Du stehst. Ist alles okay?
      Hey, wir bewegen uns nicht. Alles in Ordnung?
      Kleiner Halt? Wenn's eine Ampel ist, kein Problem. Tut was weh, sag jemandem Bescheid.
      Stehst du kurz? Lass dir Zeit. Sag mir nur, dass es dir gut geht.
      Schnürsenkel, Ampel oder du? Ich hoffe ja auf den Schnürsenkel.
      Du stehst. Schmerzen oder Schwindel? Dann setz dich bitte hin.
      Ich bin da. Was ist los? Trink einen Schluck, atme durch.
      Alles gut? Keine Eile, ich wüsste es nur gern.
      """
    case .stillStopped:
      """
      Wir sind schon eine Weile hier. Geht's dir nicht gut, ruf bitte jemanden an.
      Ich mach mir ein bisschen Sorgen. Stimmt was nicht, bitte um Hilfe.
      Ein paar Schritte versuchen? Und wenn's nicht geht, gehen wir heim. Ist für mich völlig okay.
      Du musst nichts zu Ende bringen. Nach Hause gehen zählt, versprochen.
      Schwindlig, übel, Schmerzen in der Brust? Dann ruf jetzt bitte Hilfe.
      Dir wird kalt. Ein bisschen gehen, oder holt dich wer ab?
      [standing] {stood} stehst du jetzt. Gehen wir ein Stück? Oder lassen wir's für heute gut sein?
      [standing] {stood} Pause. Jacke an, was Süßes essen, und dann hör mal in dich rein.
      """
    case .resumed:
      """
      Und wir laufen. Erst mal schön sachte.
      Juhu, weiter geht's. Lass die Beine erst wieder warm werden.
      Da sind wir wieder. Die Zeit müssen wir nicht aufholen.
      Du läufst! Die erste Minute ganz weich.
      Weiter, du und ich. Erst mal kleine Schritte.
      Wir rollen wieder. Das hat mir gefehlt.
      """
    case .slowdown:
      """
      Wir sind ganz schön langsam geworden. Ist das Absicht? Beides ist fein.
      Das Tempo ist deutlich runter. Hast du vielleicht Hunger? Durst?
      Brauchst du eine kleine Pause? Dann machen wir sie richtig.
      Wenn's wehtut, gehen wir. Wenn nicht, probieren wir flinke kleine Schritte.
      Irgendwas ist anders. Trink einen Schluck und sag mir, wie's sich anfühlt.
      [easing] {last_three} in den letzten Minuten. Was machen die Beine?
      [easing] {last_three}. Kein Vorwurf, ich wüsste nur gern, dass es dir gut geht.
      """
    case .checkIn:
      """
      Wie geht's dir jetzt? Ehrlich, und dann machen wir sachte.
      Ich frag nur kurz. Hast du was gegessen?
      Wie ist es? Wenn's schlimmer ist, gehen wir, und das ist okay.
      Trink was, lockere die Hände. Tut was weh, bleib bitte stehen.
      Was macht der Kopf? Bist du durcheinander, setz dich hin und ruf jemanden an.
      Wenn dir schlecht oder zittrig ist, reicht es für heute. Ich mein das lieb.
      [hard] {hr}. Gehen wir, bis es runter ist, ja?
      """
    case .recovered:
      """
      Ich glaub, das ist überstanden. Bin ich froh. Sachte weiter.
      Du bist da durch. Lassen wir's noch ein bisschen weich.
      Vorbei. Ein Schluck, ein Lächeln, und weiter.
      Das war ein zähes Stück, und es ist geschafft. Kleine Schritte von hier.
      {last_three} in den letzten drei Minuten. Du läufst, und ich bin froh.
      [heart] Jetzt {hr}. Das gefällt mir sehr.
      """
    case .finished:
      """
      {result}! Du hast es geschafft! Ich bin so stolz auf dich.
      Das ist das Ziel! {result}. Arme hoch, na los!
      Geschafft! {result}. Was hast du da bloß hingelegt.
      {result}. Du bist da. Saug das mal alles auf.
      [ahead] {result}, {result_gap} besser als gehofft! Ich könnte dich drücken.
      [ahead] {result}! {result_gap} gespart. So toll gelaufen.
      [ahead] Du hast es geschafft: {result}, {result_gap} unter dem Plan!
      [behind] {result}. {result_gap} drüber, und wen stört's, du bist da!
      [behind] Du bist im Ziel! {result}. {result_gap} hin oder her, ich bin so stolz.
      [behind] {result}, {result_gap} mehr als gedacht, und mit ganzem Herzen. Geschafft.
      """
    case .afterFinish:
      """
      Gehen wir ein bisschen, und dann holst du dir was zu trinken.
      Langsam heim, du und ich. War das nicht was?
      Bleib in Bewegung, und dann was Trockenes und Warmes.
      Jetzt bummeln wir heim. Ich bin still, und du genießt es.
      Iss was, wenn du kannst. Und dann ab nach Hause, lange duschen.
      Komm gut heim. Erzähl jemandem davon, das war es wert.
      """
    case .homeward:
      """
      {distance} im Ganzen. Heimwärts ganz locker.
      Zuletzt {split}, nur so zum Spaß.
      {distance}! Wir gehen ja nur noch heim, oder?
      {split} für das Stück. Überhaupt keine Eile.
      {distance} zusammen heute. Das ist eine Menge Gequatsche.
      Nummer {split_number} in {split}. Trödeln ist erlaubt.
      Eine Zugabe in {split}. Sachte weiter.
      """
    case .targetFast:
      """
      {last_three} in drei Minuten. {target_pace} hatten wir gesagt, weißt du noch?
      Kommen wir zurück auf {target_pace}, ja?
      Nimm einen Hauch raus. {target_pace} wollten wir.
      Eine Minute weichere Füße. {target_pace} reicht.
      [gaining] Das ist etwas flott für {target_pace}. Lassen wir uns runtertreiben.
      [gaining] {last_three} ist ganz schön munter! {target_pace} war die Idee.
      """
    case .targetSlow:
      """
      {last_three} in drei Minuten. {target_pace} wollten wir. Machen wir's?
      Heben wir's Richtung {target_pace}, nur ein bisschen.
      Such dir da vorn was aus und fließ hin. {target_pace} ist unsere Zahl.
      Schwing die Arme ein bisschen mehr. {target_pace} kommt dann von selbst.
      Wenn heute ein schwerer Tag ist, lassen wir {target_pace} sein. Wenn nicht: komm!
      [losing] Noch nicht ganz {target_pace}. Eine Minute flinke, leichte Füße?
      """
    case .targetHeld:
      """
      {last_three}, und {target_pace} wollten wir. High Five.
      {last_three} in drei Minuten. Genau das wollten wir.
      {target_pace}! Ich fass nichts an.
      {last_three}. Du hast es gefunden.
      {target_pace} gesagt, {target_pace} gelaufen. So mag ich das.
      {target_pace} sitzt. Reden wir über was Leckeres.
      """
    }
  }
}
