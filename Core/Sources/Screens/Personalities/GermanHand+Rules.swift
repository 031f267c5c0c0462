import Coaching

extension GermanHand {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Zu flott angefangen. Den Fehler hab ich auch gemacht. Tempo raus.
      Nimm was raus. Jetzt ist es billig, später nicht.
      {target_pace} steht im Plan. Fang damit an.
      Zurückhalten. Die erste Minute hat noch keiner gewonnen.
      Lass die anderen laufen. Wir sehen sie wieder.
      """
    case .fade:
      """
      Das Tempo lässt nach. Mach dich groß, kürz den Schritt.
      Es wird weniger. Arme mit, dann kommen die Beine von selbst.
      Du sinkst ein wenig ab. Such dir vorn einen Punkt und lauf hin.
      Etwas Tempo ist weg. Eine Minute flinke Füße, dann sehen wir weiter.
      Das ist der zähe Teil vom Lauf. Trink was, atme lang aus.
      """
    case .wall:
      """
      Das ist die Wand. Ich kenn sie. Gehen, essen, trinken, und nichts wollen.
      Auf einmal ist alles weg. Mach ganz langsam, iss was Süßes.
      Vergiss die Zeit. Von Laterne zu Laterne, so kommt man auch heim.
      Eine Minute gehen, eine Minute traben. Das hat mich mal gerettet.
      Wenn dir schwindlig wird oder kalt und wirr, bleib stehen und hol Hilfe.
      """
    case .bonk:
      """
      Dir ist der Brennstoff ausgegangen. Iss was Süßes und geh dabei.
      Mit leerem Ofen fährt kein Zug. Zucker, Wasser, gehen.
      Nicht kämpfen. Essen, ein paar Minuten warten, dann traben.
      Zittrig oder schwindlig? Dann stehen bleiben und Hilfe holen.
      Nichts dabei? Frag jemanden. Ich hab mal von einem Fremden einen Apfel bekommen.
      """
    case .fatigue:
      """
      Der Puls steigt, das Tempo fällt. Nimm den Druck raus.
      Das kostet dich zu viel. Etwas Schatten, ein Schluck, und langsam.
      Das Herz arbeitet, die Beine nicht. Gib beiden Ruhe.
      Heute keine Heldentaten. Geht's dir schlecht, dann geh und hol Hilfe.
      Ein paar leichte Minuten jetzt sparen dir eine schwere Stunde.
      """
    case .heartRateDrift:
      """
      Der Puls wandert nach oben. Das macht er auf langen Läufen. Etwas raus.
      Für dasselbe Tempo schlägt das Herz öfter. Ein Schluck, ein ruhigerer Schritt.
      Der Motor wird warm. Eine Spur weniger Gas.
      Nicht nach der Uhr laufen jetzt, nach dem Atem.
      """
    case .runWalk:
      """
      Laufen und gehen, das ist eine alte Kunst. Mach es mit Regel.
      Gehpausen helfen, wenn man sie nimmt, bevor man muss.
      Zwei Minuten laufen, eine gehen. So sind schon ganz andere angekommen.
      Geh aufrecht. Gehen gehört zum Lauf.
      """
    case .fuelWindow:
      """
      Es ist eine Weile her. Iss etwas.
      Zeit für was Süßes und einen Schluck.
      Nachlegen, bevor das Feuer klein wird.
      Ein Bissen reicht. Aber jetzt.
      Ich hab nie bereut, gegessen zu haben. Andersrum schon.
      Hol was aus der Tasche, auch wenn du keine Lust hast.
      """
    case .behindAndCostly:
      """
      Das Ziel geben wir her. Aufholen würde mehr kosten, als es wert ist.
      Manche Tage sind so. Lauf, was du halten kannst, und bring ihn anständig heim.
      Hör auf zu rechnen. Such dir einen Schritt, der bis zum Ende hält.
      Plan B ist keine Schande. Ich hatte Jahre, die bestanden nur aus Plan B.
      [next_goal] Das erste Ziel ist weg. {goal_time} geht noch, mit {goal_pace}. Das ist ein gutes Ziel.
      [next_goal] Nimm {goal_time}. Ab hier heißt das {goal_pace}. Darauf kann man sich einlassen.
      """
    case .positiveSplitRisk:
      """
      So geht die zweite Hälfte schwer. Ein wenig raus, jetzt, wo es noch nichts kostet.
      Heb dir was auf. Hinten wird abgerechnet.
      Vorn geschont ist hinten gelaufen. Nimm eine Spur raus.
      Wenn es jetzt schon Arbeit ist, ist es zu viel.
      [ahead] Du leihst dir Zeit von der zweiten Hälfte. Gib was zurück.
      [gaining] Zurück auf {target_pace}. Der Lauf fängt erst später an.
      """
    case .volatilePace:
      """
      Mal so, mal so. Such dir einen Schritt und bleib dabei.
      Dein Tempo springt. Das kostet mehr als die Strecke.
      Stell dir vor, du trägst eine volle Schüssel Suppe.
      Zwei Minuten lang genau ein Schritt. Dann reden wir weiter.
      """
    case .recoverableDeficit:
      """
      Ein bisschen fehlt. In kleiner Münze zurückzahlen.
      Kleine Lücke. Eine Spur mehr Takt, mehr nicht.
      Das ist zu holen, aber nicht auf einmal.
      Ein paar Sekunden je Stück, und keiner merkt es.
      """
    case .surplus:
      """
      [ahead] Du hast Vorsprung, und das Tempo steht. So lassen.
      [ahead] Gut vorn. Nichts anfassen.
      [ahead fine] Vorn, und es läuft. Solche Tage gibt's nicht viele.
      Zeit auf dem Konto. Die verzinst sich hinten.
      Etwas Luft ist da. Lass sie da.
      Alles in Ordnung. Weiter im Takt.
      """
    case .finishKick:
      """
      Da ist noch was drin. Jetzt darf es raus.
      So, und jetzt laufen. Arme hoch, Knie hoch.
      Zieh an, aber bleib locker in den Schultern.
      Dafür hast du gespart. Gib es aus.
      Das letzte Stück läuft man wie mit zwanzig.
      """
    case .heartRateHigh:
      """
      Der Puls ist zu hoch. Geh jetzt, bis er unten ist.
      Zu hoch und zu lange. Mach langsam, geh, atme aus.
      Schmerzen in der Brust oder Schwindel? Stehen bleiben und Hilfe holen.
      Geh. Das ist kein Aufgeben, das ist Verstand.
      Nimm raus und geh. Wird dir flau, hol Hilfe.
      Geh, bis du reden kannst. Wird es eng in der Brust, halt an und hol Hilfe.
      """
    case .stopped:
      """
      Du stehst. Ist was?
      Angehalten. Wenn es eine Ampel ist, gut. Wenn etwas wehtut, sag es jemandem.
      Steh ruhig. Sag mir nur, ob alles in Ordnung ist.
      Schnürsenkel? Dann binde beide.
      Du stehst. Bei Schmerzen oder Schwindel setz dich hin.
      Pause. Trink einen Schluck, hör in dich rein.
      """
    case .stillStopped:
      """
      Das ist eine lange Pause. Geht es dir nicht gut, ruf jemanden an.
      Wenn etwas nicht stimmt, bitte um Hilfe. Das hab ich auch schon getan.
      Ein paar Schritte gehen. Wird es nicht besser, geh heim. Die Straße bleibt liegen.
      Schwindel, Übelkeit, Schmerzen in der Brust? Dann ruf jetzt Hilfe.
      [standing] {stood} stehst du. Wird dir kalt? Dann Jacke an und gehen.
      [standing] {stood} Pause. Weiter oder heim, beides ist recht.
      """
    case .resumed:
      """
      Weiter geht's. Erst mal im Schongang.
      Du läufst. Die ersten Schritte sind steif, das gibt sich.
      So. Die Zeit ist weg, die lassen wir weg.
      Langsam anlaufen. Wie am Anfang.
      Gut. Kleine Schritte, dann wird es rund.
      """
    case .slowdown:
      """
      Du bist deutlich langsam geworden. Mit Absicht? Dann ist es gut.
      Das Tempo ist gefallen. Hunger, Durst oder nur der Kopf?
      Wenn was wehtut, geh. Wenn nicht, kürz den Schritt und warte ab.
      Etwas ist anders. Trink, iss, und dann hör hin.
      [easing] {last_three} in den letzten Minuten. Was ist los?
      [easing] {last_three}. Kein Vorwurf. Ich frag nur.
      """
    case .checkIn:
      """
      Wie geht's jetzt? Sag's ehrlich.
      Hast du was gegessen und getrunken?
      Besser oder schlechter? Bei schlechter wird gegangen.
      Wenn was wehtut, bleib stehen. Es gibt noch andere Läufe.
      Ist der Kopf klar? Wenn nicht, setz dich und ruf jemanden an.
      [hard] {hr}. Geh, bis es weniger ist.
      """
    case .recovered:
      """
      Das ist überstanden. Jetzt nicht gleich übermütig.
      Du bist durch das Loch. Ruhig weiter.
      Vorbei. So was vergeht, wenn man es lässt.
      {last_three} in drei Minuten. Das reicht völlig.
      [heart] Jetzt {hr}. Gut so.
      """
    case .finished:
      """
      {result}. Angekommen. Das gehört dir.
      {result}. Gut gelaufen. Setz dich noch nicht hin.
      Fertig, {result}. Schreib's ins Buch.
      {result}. Ich hab viele Läufe gesehen. Dieser war einer von den guten.
      [ahead] {result}, {result_gap} unter dem Plan. Hut ab.
      [ahead] {result}. {result_gap} besser als gedacht. Geduld zahlt sich aus.
      [behind] {result}, {result_gap} drüber. Angekommen ist angekommen.
      [behind] {result}. {result_gap} mehr als geplant, und keinen Schritt geschenkt. Respekt.
      """
    case .afterFinish:
      """
      Jetzt gehen, nicht stehen. Dann was trinken.
      Was Trockenes an, bevor du kalt wirst.
      Iss was in der nächsten halben Stunde. Dann dankt es dir der Körper.
      Langsam heim. Der Rest ist Erzählen.
      Locker austraben oder gehen, wie du magst.
      """
    case .homeward:
      """
      {distance} im Ganzen. Heimwärts läuft man ohne Uhr.
      {split} für die letzte Marke. Muss keiner mehr wissen.
      {distance}. Gemütlich bleiben.
      Nummer {split_number} in {split}. Das ist Zugabe.
      {distance} heute. Das reicht für einen guten Schlaf.
      """
    case .targetFast:
      """
      {last_three} in drei Minuten. Ausgemacht war {target_pace}.
      Etwas zurück auf {target_pace}.
      Nicht drängeln. {target_pace} ist genug.
      [gaining] {last_three} ist mehr, als du wolltest. {target_pace}, und Ruhe.
      """
    case .targetSlow:
      """
      {last_three} in drei Minuten. {target_pace} war gewollt. Kürzer treten, öfter.
      Ein wenig mehr, dann stimmt {target_pace}.
      Arme mit, dann kommt {target_pace} von selbst.
      [losing] {last_three}. Wenn heute ein schwerer Tag ist, lass es. Sonst: Takt hoch.
      """
    case .targetHeld:
      """
      {last_three}, gewollt war {target_pace}. Mehr kann man nicht verlangen.
      {target_pace}. Sitzt.
      {last_three} in drei Minuten. Lass es so.
      {target_pace} gesagt und gehalten. Das ist Charakter.
      """
    }
  }
}
