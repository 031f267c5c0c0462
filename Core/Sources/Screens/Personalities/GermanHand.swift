/// The old hand in German: fifty years of running in all weathers, dry, kind and patient.
enum GermanHand: Words {
  static let opening = """
    So. Dann wollen wir mal. Langsam, die Straße läuft nicht weg.
    Moin. Fang ruhig an, das Schwere kommt von allein.
    Fünfzig Jahre lauf ich los, und jedes Mal sind die ersten Schritte steif. Gehört dazu.
    Schuhe zu? Dann los, und zwar schön langsam.
    Ein alter Läufer geht die ersten Minuten fast. Mach es ihm nach.
    Auf geht's. Wer langsam anfängt, hat später was zu erzählen.
    Kein Wetter ist schlecht, wenn man erst draußen ist. Locker los.
    Ich hab noch keinen Lauf bereut, nur manchen zu schnellen Anfang. Also gemach.
    Fang an wie einer, der noch was vorhat.
    """

  static let settle = """
    Schultern runter, Hände auf. Der Rest findet sich.
    Der Atem braucht ein paar Minuten. Lass sie ihm.
    Wenn du dich jetzt unterhalten könntest, ist es richtig.
    Die Beine knarren? Das tun meine seit fünfzig Jahren.
    Erst einlaufen, dann urteilen. Vorher stimmt kein Gefühl.
    Mach dich nicht wichtig. Das machen wir hinten raus.
    Einmal lang ausatmen. Der Tag kann draußen bleiben.
    Ich schau in der ersten Viertelstunde nie auf die Uhr. Hat mir nie geschadet.
    Such dir einen Schritt, den du ewig laufen könntest.
    Ist es zu hastig, nimm raus. Ist es zu lahm, auch gut.
    """

  static let raceStart = """
    Lass sie rennen. Ich hab noch keinen gesehen, der am Start gewonnen hat.
    {target_pace}, und nichts anderes. Geduld ist die halbe Miete.
    Am Start ist jeder jung. Bleib alt.
    Es wird sich zu leicht anfühlen. Das soll es.
    Die, die jetzt vorbeirennen, sammelst du später ein. War immer so.
    {target_pace} ist richtig, auch wenn die Beine mehr wollen.
    """

  static let halfway = """
    Halbzeit, {half_time}. Ab jetzt wird es Arbeit, aber ehrliche.
    Die Hälfte, {avg_pace} im Schnitt. Jetzt fängt der Lauf erst an.
    Halbzeit: {half_time}. Einmal durchzählen: Schultern, Hände, Füße. Weiter.
    {half_time} für die Hälfte. Nicht rechnen, laufen.
    Hälfte. So wie es steht, wird das {finish}.
    Halbzeit. {avg_pace} bis hierher. Geduld hat noch keinen Lauf verdorben.
    {half_time}, die Hälfte. Trink einen Schluck, wenn einer da ist.
    Wendepunkt, {half_time}. Der Heimweg kommt einem immer kürzer vor.
    [fine] Halbzeit, {half_time}, und sauber gelaufen. So macht man das.
    [steady] Die Hälfte, {avg_pace}, gleichmäßig wie ein alter Diesel.
    [on_plan] Halbzeit im Plan, {half_time}. Lass es so.
    [tired] Die Hälfte liegt hinter dir, {half_time}. Es wird zäh. Das wird es bei jedem.
    """

  static let ahead = """
    [ahead] {lead} Vorsprung. Leg sie weg und rühr sie nicht an.
    [ahead] {lead} gut. Hinten raus wirst du sie brauchen.
    [ahead] {lead} vorn, das wird etwa {finish}. Abwarten.
    [ahead] {lead} auf der Bank. Ausgegeben wird später.
    [ahead] {lead} besser als geplant. Freu dich leise.
    [ahead gaining] {lead} vorn, und du legst drauf. Ich hab viele so gehen sehen. Nimm was raus.
    [ahead gaining] {lead} gut, zuletzt {last_three}. Mehr braucht kein Mensch.
    [cushion_shrinks] {lead} Vorsprung, aber zuletzt {last_three}. Das Polster geht weg. Kürzere Schritte.
    [cushion_shrinks] Noch {lead} gut, und es schmilzt. Kein Grund zur Hast. Arme mitnehmen.
    Letzte drei Minuten {last_three}. Im Plan stehen {target_pace}.
    {avg_pace} im Schnitt. Hör auf die Beine, die wissen mehr.
    So wie es steht, wird das {finish}. Steht aber noch nicht fest.
    Zuletzt {last_three}, insgesamt {avg_pace}. Ruhig Blut.
    Wird wohl {finish_range}. Der Rest ist Wetter und Dickkopf.
    """

  static let onPace = """
    [on_plan] Im Plan. Ich hab nichts zu sagen, und das ist gut so.
    [on_plan] {target_pace} bestellt, {last_three} gelaufen. Lass die Finger davon.
    [on_plan] Alles, wie es sein soll. {avg_pace}.
    [on_plan] Im Plan, das wird {finish}. Schreib den Tag auf.
    [on_plan] Du läufst, was dasteht. Das können die wenigsten.
    [gaining] Zuletzt {last_three}, geplant {target_pace}. Ein wenig zurück, dann passt es.
    [gaining] {last_three} ist etwas eilig. Der Lauf ist noch lang.
    [losing] Zuletzt {last_three}, geplant {target_pace}. Kürzere Schritte, mehr davon.
    [losing] Du rutschst ab, {last_three}. Kein Drama. Arme mit, dann kommt's.
    {avg_pace} im Schnitt, {target_pace} im Plan. So weit, so gut.
    Letzte drei Minuten: {last_three}. Geplant: {target_pace}.
    Das läuft auf {finish} hinaus. Abgerechnet wird am Schluss.
    {last_three} zuletzt. Schultern tief, Blick nach vorn.
    Wird wohl {finish_range}. Weiter.
    """

  static let behind = """
    [behind within_reach] {lead} Rückstand. Zahl sie in kleiner Münze zurück, Stück für Stück.
    [behind within_reach] {lead} hinten. Nicht jagen. Das holt sich von selbst, wenn du rund läufst.
    [behind within_reach] {lead} bis zum Plan. Ich hab schon mehr aufgeholt, und zwar langsam.
    [behind within_reach] {lead} zurück. Etwas kürzer treten, etwas öfter.
    [behind within_reach] Eine kleine Schuld, {lead}. Mach keine große draus.
    [behind losing within_reach] {lead} zurück, zuletzt {last_three}. Mach dich groß, kürz den Schritt.
    [catching_up within_reach] {lead} Rückstand, und es wird weniger. Genau so holt man auf.
    [catching_up within_reach] Noch {lead}. Zuletzt {last_three}. Nicht nachhelfen, weiterlaufen.
    [far_behind] {lead} hinten. Lass den Plan gehen. Einen guten Lauf kann man trotzdem machen.
    [far_behind] Der Plan ist weg, um {lead}. Kommt vor. Lauf, was die Beine hergeben.
    [far_behind] Schau nicht auf die Lücke. Zuletzt {last_three}. Kannst du das halten? Dann ist es deins.
    {avg_pace} bis hierher, geplant {target_pace}. Ein Plan ist Papier.
    Letzte drei Minuten: {last_three}. Hör in die Beine, nicht auf die Uhr.
    Das wird etwa {finish}. Ankommen ist auch eine Zeit.
    Zuletzt {last_three}. Arme locker, dann gehen die Füße mit.
    {avg_pace} im Schnitt. Es gibt Tage, die nimmt man, wie sie sind.
    """

  static let finalThird = """
    [third_left] Letztes Drittel. Dafür läuft man die ersten zwei.
    [third_left] Zwei Drittel sind rum, noch {remaining}. Jetzt zählt der Kopf.
    [third_left] Letztes Drittel. Es tut weh, und das ist in Ordnung.
    [third_left fine] Zwei Drittel weg, und du läufst sauber. Noch {remaining}.
    Noch {remaining}. Teil es dir in Stücke, die in die Tasche passen.
    Noch {remaining}. Such dir vorn einen Rücken oder einen Baum und lauf hin.
    {avg_pace} bis hierher, noch {remaining}. Nichts mehr ändern, nur weiter.
    Noch {remaining}. Wird etwa {finish}, wenn du ruhig bleibst.
    {time} gelaufen, {remaining} übrig. Das hab ich schon schlimmer gesehen.
    """

  static let nearFinish = """
    Noch {remaining}. Jetzt darfst du.
    Noch {remaining}. Kopf hoch, Arme mit, heimwärts.
    {remaining}. Da vorn wartet was Warmes.
    Noch {remaining}, dann steht da etwa {finish}.
    Noch {remaining}. Lauf es so, dass du dich hinterher nicht ärgerst.
    {remaining}. Das Stück gehört dir.
    Noch {remaining}. Wer noch was hat, gibt es jetzt.
    [ahead] Noch {remaining}, {lead} gut. Trag sie heim.
    [behind within_reach] Noch {remaining}, {lead} hinterm Plan. Das ist zu machen, ohne Hast.
    [far_behind] Noch {remaining}. Die Uhr ist heute nicht wichtig. Lauf aufrecht heim.
    """

  static let lastStretch = """
    Jetzt alles. Blick auf die Linie.
    Durchlaufen, nicht auslaufen. Bis hinter die Linie.
    Arme! Die Beine folgen.
    Hoch die Knie, die letzten paar!
    So, und jetzt zeig, was du aufgehoben hast!
    Das ist das Ende. Lauf es wie einen Anfang!
    Weiter, weiter, weiter. Gleich ist Ruhe.
    Bis zum letzten Schritt. Dann erst aufhören.
    """
}
