/// The best friend in German: says "du" and "wir", warm, chatty and always on the runner's side.
enum GermanFriend: Words {
  static let opening = """
    Hey du! Schön, dass wir das machen. Wir fangen ganz gemütlich an.
    Los geht's! Kein Stress, ich bin die ganze Zeit bei dir.
    Guck uns an, wir sind schon draußen. Der schwerste Schritt war der durch die Tür.
    So, erzählen können wir uns alles unterwegs. Erst mal schön locker.
    Ich hab mich so auf dich gefreut. Lass uns langsam reinkommen.
    Auf geht's, du und ich. Die Beine dürfen erst mal aufwachen.
    Na, sitzen die Schuhe? Dann traben wir mal gemütlich los.
    Angezogen, losgelaufen: Dafür gibt's ein High Five. Jetzt ganz entspannt anfangen.
    Und ab! Fang lieber etwas zu langsam an. Dein späteres Ich sagt danke.
    """

  static let settle = """
    Lass deinen Atem erst mal seinen Takt finden. Wir haben Zeit.
    Lass mal die Schultern fallen. Na, besser?
    Stell dir vor, ich laufe neben dir und wir quatschen. So locker darf es sein.
    Einmal ganz lang ausatmen. Alles von heute darf mit raus.
    Wenn sich's noch hakelig anfühlt: ganz normal, das läuft sich ein.
    Beweisen musst du hier niemandem was. Roll einfach mit mir mit.
    Mach es dir jetzt leicht. Nachher freust du dich darüber.
    Schüttel die Hände aus. Gut. Und jetzt lauf, als würde keiner gucken.
    Kannst du einen ganzen Satz sagen? Probier's an einem Baum. Wenn nicht, nimm was raus.
    Ich will auch immer gleich los. Hilf mir, dass wir's locker lassen.
    """

  static let raceStart = """
    Ist das aufregend! Und genau deshalb halten wir uns jetzt zurück.
    Lass die anderen ruhig losstürmen. Wir laufen unser eigenes Rennen.
    Bleib bei mir: {target_pace}, und keinen Schritt mehr. Der Spaß kommt später.
    Herzklopfen? Tief durchatmen. Wir fangen auf der leichten Seite an.
    Das wird sich eine Weile zu leicht anfühlen. Genau so ist es gedacht.
    Großer Tag, große Gefühle, kleine Schritte. Erst mal unseren Rhythmus finden.
    Du hast dafür trainiert, also musst du jetzt nichts überstürzen.
    {target_pace} kommt dir vielleicht lahm vor. Lass es sich lahm anfühlen.
    """

  static let halfway = """
    Halbzeit! Bis hierher {half_time}. Einmal tief durchatmen und lächeln.
    Die Hälfte ist geschafft, {avg_pace} im Schnitt.
    Halbzeit, {half_time}. Ab jetzt wird der Rest kleiner als das, was wir schon haben.
    Die Hälfte, du! {half_time} für den ersten Teil, jetzt kommt der schönere.
    Wendepunkt: {avg_pace} bis hierher. Schultern, Hände, Kiefer, und weiter.
    Halbzeit, {half_time}. Das läuft auf etwa {finish} hinaus.
    Mittendrin! {half_time}. Ich würde ja Kuchen anschneiden, aber du hast zu tun.
    {half_time} für die Hälfte. Wie geht's uns? Danach laufen wir.
    [fine] Halbzeit, {half_time}, und du machst das richtig toll.
    [steady] Die Hälfte ist drin, {avg_pace}, und das so gleichmäßig. Wahnsinn.
    [on_plan] Halbzeit, und wir sind genau im Plan: {half_time}. Einmal noch so.
    [tired] Die Hälfte ist weg. Es wird zäher, ich weiß. Aber {half_time} nimmt dir keiner mehr.
    """

  static let ahead = """
    [ahead] {lead} Vorsprung auf den Plan. Mehr brauchen wir gar nicht.
    [ahead] Wir liegen {lead} vorn. Darauf passen wir jetzt gut auf.
    [ahead] {lead} in der Tasche. Das wird ungefähr {finish}.
    [ahead] {lead} gut, und zuletzt {last_three}. Fühlt sich's leicht an? Dann ist alles fein.
    [ahead] {lead} Polster. Draufsetzen tun wir uns aber noch nicht.
    [ahead] {lead} besser als geplant. Die tun wir ins Marmeladenglas und machen den Deckel zu.
    [ahead gaining] {lead} vorn, und es wird mehr. Heb dir was vom Glitzer auf.
    [ahead gaining] {lead} gut, zuletzt {last_three}. Nimm ein bisschen raus, das läuft uns nicht weg.
    [cushion_shrinks] {lead} vorn, aber die letzten drei Minuten waren {last_three}. Flinke Füße?
    [cushion_shrinks] Noch {lead} Polster, und wir knabbern dran. Kleine Schritte, lockere Arme.
    Die letzten drei Minuten: {last_three}. Im Plan steht {target_pace}.
    {avg_pace} im Schnitt bis hierher. Wie fühlt sich's an?
    Im Moment läuft's auf {finish} hinaus. Plus minus ein bisschen.
    Zuletzt {last_three}, im Ganzen {avg_pace}. Lauf nach Gefühl, wir schauen dann.
    Hochgerechnet {finish_range}. Ausatmen und weiterlaufen.
    """

  static let onPace = """
    [on_plan] Genau im Plan, {last_three} in den letzten drei Minuten.
    [on_plan] Wir sind da, wo wir sein wollten. {avg_pace}.
    [on_plan] Punktlandung, {target_pace}. Nach dir könnte man die Uhr stellen.
    [on_plan] Alles im Plan! Genieß einfach das Stück mit mir.
    [on_plan] Das wird {finish}, genau wie besprochen.
    [on_plan] Alles läuft nach Plan. Bei mir ist das nie so. Muss an dir liegen.
    [gaining] Zuletzt {last_three}, geplant {target_pace}. Ein Hauch weniger, und es passt genau.
    [gaining] Die letzten drei Minuten waren etwas heiß: {last_three}. Sachte, du Rakete.
    [losing] Die letzten drei Minuten: {last_three}. Kleine flinke Schritte, dann passt's.
    [losing] Ein bisschen abgerutscht, {last_three}. Geplant ist {target_pace}. Nur ein Stupser.
    Im Schnitt {avg_pace}, im Plan steht {target_pace}.
    Letzte drei Minuten: {last_three}. Der Plan sagt {target_pace}.
    Im Moment läuft das auf {finish} hinaus.
    {avg_pace} bis hierher. Schultern locker, und weiter geht's.
    {last_three} zuletzt. Wie fühlt sich das an?
    """

  static let behind = """
    [behind within_reach] {lead} Rückstand, und das ist okay. Wie geht's dir? Danach laufen wir.
    [behind within_reach] {lead} hinter dem Plan. Pläne sind geraten, du bist echt.
    [behind within_reach] Noch {lead} bis zum Plan. Heb's sachte an oder genieß es so. Du entscheidest.
    [behind within_reach] {lead} zu holen. Mach dich groß, atme lang aus, mal schauen.
    [behind within_reach] {lead} Rückstand. Kein Hinterherrennen, nur ein fröhlicher Takt.
    [behind within_reach] Wir schulden dem Plan {lead}. Zinsen nimmt er keine.
    [behind losing within_reach] {lead} zurück, zuletzt {last_three}. Eine Minute kleinere Schritte?
    [catching_up within_reach] {lead} Rückstand, und du holst auf. {last_three} gerade eben!
    [catching_up within_reach] Die Lücke schrumpft. Noch {lead}, ganz in Ruhe.
    [far_behind] {lead} hinter dem Plan. Lass ihn ziehen, den Rest laufen wir für uns.
    [far_behind] Der Plan ist ohne uns weiter, {lead} voraus. Mir gefällt's hier trotzdem.
    [far_behind] Heute jagen wir nichts. Such dir ein Tempo, das lieb zu dir ist.
    {avg_pace} bis jetzt, {target_pace} im Plan. Beides darf sein.
    Die letzten drei Minuten: {last_three}. Grüß mir die Beine.
    Läuft auf etwa {finish} hinaus. Egal, was da steht, schön, dass wir hier sind.
    Zuletzt {last_three}. Lockern wir uns ein bisschen und schauen, was kommt.
    Für deinen eigenen Lauf kannst du gar nicht zu spät sein. {avg_pace} bis hierher.
    """

  static let finalThird = """
    [third_left] Letztes Drittel. Das kennen wir doch. Eins nach dem anderen.
    [third_left] Zwei Drittel geschafft! Noch {remaining}, und ich gehe nirgendwohin.
    [third_left] Letztes Drittel. Wenn's schwer ist: Das gehört so. Schwer heißt nicht falsch.
    [third_left fine] Zwei Drittel weg, und du machst das so toll. Noch {remaining}.
    Noch {remaining}. Denk dran, wie gut du dich danach fühlst.
    Hier würde ich dich an die Hand nehmen. Gesicht locker, wir kriegen das hin.
    {avg_pace} bis hierher, noch {remaining}. Ein kleines Stück nach dem anderen.
    Noch {remaining}. Das wird ungefähr {finish}.
    {time} haben wir, {remaining} fehlen. Such dir was da vorn aus und lauf hin.
    """

  static let nearFinish = """
    Noch {remaining}! Komm, du!
    Noch {remaining}. Kopf hoch, und genieß es.
    Nur noch {remaining}. Ich bin jetzt schon so stolz auf dich.
    {remaining}! Ich rieche das Ziel. Na gut, ich nicht. Aber du!
    Noch {remaining}. Kleine flinke Schritte, breites Grinsen, wir kommen!
    {remaining}! Und dann steht da ungefähr {finish}.
    Bis hierher hast du's getragen. Nur noch {remaining}.
    Noch {remaining}. Wenn da noch was ist, holen wir es zusammen raus.
    [ahead] Noch {remaining}, und {lead} vorn. Hol's dir ab!
    [behind within_reach] Noch {remaining}, {lead} hinterm Plan. Gib ein bisschen, wenn du magst.
    [far_behind] Noch {remaining}, und der Plan ist jetzt egal. Genieß das Stück.
    """

  static let lastStretch = """
    Das ist es! Los, los, los! Ich bin direkt neben dir!
    Komm schon, komm! Guck, wie nah du bist!
    Das letzte Stück! Arme, Knie, lachen! Ja!
    Durch bis über die Linie, lauf durch!
    Ganz durch! Ganz durch! Ich schrei mir hier die Seele aus dem Leib!
    Gib, was du hast! Gleich da!
    Hol's dir, du Wunderwesen!
    Bis zum Schluss! Ich hüpfe hier auf und ab!
    """
}
