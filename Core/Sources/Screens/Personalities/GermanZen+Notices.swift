import Coaching

extension GermanZen {
  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Das Signal ist fort. Die Strecke ist jetzt eine Schätzung, der Weg nicht.
      Keine Satelliten. Du weißt auch so, wo du bist.
      Die Karte schweigt. Die Zeit läuft weiter.
      """
    case .positionFound:
      """
      Das Signal ist zurück. Die Strecke stimmt.
      Der Himmel sieht dich. Ab hier wird gemessen.
      Gefunden. Weiter.
      """
    case .heartRateLost:
      """
      Der Puls ist nicht zu hören. Es ist nur der Gurt.
      Der Gurt schweigt. Hör auf den Atem.
      Kein Puls in Zahlen. Er schlägt trotzdem.
      """
    case .heartRateFound:
      """
      Der Puls ist zurück.
      Das Herz spricht mit uns.
      Der Gurt hört dein Herz.
      """
    case .watchDisconnected:
      """
      Die Uhr ist still. Sie schreibt für sich weiter.
      Keine Verbindung zur Uhr. Nichts geht verloren.
      Die Uhr ist fort. Die Zeit nicht.
      """
    case .watchReconnected:
      """
      Die Uhr ist zurück.
      Verbunden, wie vorher.
      Die Uhr läuft mit.
      """
    case .heartRateDoubtful:
      """
      Der Puls zählt deine Schritte. Glaub ihm nicht, glaub dem Atem.
      Herz und Fuß zeigen dieselbe Zahl. Das eine ist ein Echo.
      Der Sensor hört die Füße. Lauf nach Gefühl.
      """
    case .pageHidden:
      """
      Der Bildschirm ist dunkel, der Ort verborgen. Weck ihn, wenn es passt.
      Ohne Bild keine Position. Die Zeit bleibt.
      Die Seite ruht. Ein Tippen weckt sie.
      """
    case .footpodLost:
      """
      Der Laufsensor schweigt.
      Vom Schuh kommt nichts. Der Fuß weiß es auch so.
      Laufsensor fort. Weiter.
      """
    case .footpodFound:
      """
      Der Laufsensor ist zurück.
      Der Schuh spricht.
      Laufsensor da. Schritt für Schritt.
      """
    case .sessionRestored:
      """
      Ich war fort. Dein Lauf ist bewahrt.
      Eine kleine Lücke. Alles ist da.
      Zurück. Nichts ging verloren.
      """
    case .positionFlapping:
      """
      Das Signal kommt und geht wie Wellen. Ich sage es nicht jedes Mal.
      Die Strecke ist ungenau, die Zeit ist klar.
      Satelliten hinter Wolken. Lauf weiter.
      """
    case .heartRateFlapping:
      """
      Der Gurt hört dich nur manchmal. Zieh ihn etwas fester.
      Puls da, Puls fort. Der Atem bleibt.
      Der Gurt ist unruhig. Du musst es nicht sein.
      """
    case .splitPassed:
      """
      Nummer {split_number} ging im Stillen vorbei. {distance}.
      Ungesehen, aber gelaufen: Nummer {split_number}. {distance}.
      Nummer {split_number} war ohne Signal. {distance} jetzt.
      """
    }
  }

  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Jetzt: {step}.
      Es beginnt: {step}.
      {step}. Nur das.
      """
    case .coming:
      """
      Noch {step_left}. Danach kommt {next_step}, von selbst.
      {step_left}, dann wandelt es sich: {next_step}.
      Bald {next_step}, noch {step_left}. Atme hinein.
      """
    case .go:
      """
      Jetzt.
      Lauf.
      Es ist so weit.
      """
    case .halfway:
      """
      Mitte. Noch {step_left}.
      Noch {step_left}. Weich bleiben.
      Die Hälfte davon ist fort. {step_left}.
      """
    case .result:
      """
      {last_rep}. Nun {step}.
      {last_rep}. Lass es gehen. {step}.
      {last_rep}, vorbei. Jetzt {step}.
      [in_band reps_ahead] {last_rep}, im Bereich. Noch {reps_left}. {step}.
      [in_band one_to_go] {last_rep}, im Bereich. Noch eine, ganz. {step}.
      [in_band reps_done] {last_rep}, im Bereich. Es war die letzte. {step}.
      [over_band reps_ahead] {last_rep}, zu viel Feuer. Noch {reps_left}. {step}.
      [over_band one_to_go] {last_rep}, über dem Bereich. Noch eine, leiser. {step}.
      [over_band reps_done] {last_rep}, über dem Bereich. Vollbracht. {step}.
      [under_band reps_ahead] {last_rep}, unter dem Bereich. Noch {reps_left}, jede neu. {step}.
      [under_band one_to_go] {last_rep}, unter dem Bereich. Eine noch, heller. {step}.
      [under_band reps_done] {last_rep}, unter dem Bereich. Alle gelaufen. {step}.
      """
    case .ease:
      """
      Etwas weniger. {step_target}.
      Jetzt {step_value}. Sinke auf {step_target}.
      Ausatmen. {step_target} genügt.
      """
    case .lift:
      """
      Etwas mehr. {step_target}.
      Jetzt {step_value}. Heb es auf {step_target}.
      Heller im Takt. {step_target}.
      """
    case .blind:
      """
      Kein Signal. Der Plan zählt für uns.
      Die Satelliten schweigen. Es geht nach dem Plan.
      Ungesehen weiter, nach der Uhr.
      """
    case .finished:
      """
      Alle Schritte sind getan. Lauf, so lange du magst.
      Der Plan ist leer. Der Weg nicht.
      Vollbracht. Jetzt ist nur noch Laufen.
      """
    case .rivalAhead:
      """
      {rival_gap} vor {rival}. Schau nach vorn.
      Zwischen dir und {rival}: {rival_distance}. Lauf dein eigenes.
      {rival_gap} vor {rival}. Leicht bleiben.
      """
    case .rivalBehind:
      """
      {rival_gap} hinter {rival}. Kein Jagen.
      Bis zu {rival}: {rival_distance}. Ein Atemzug nach dem anderen.
      {rival} ist {rival_gap} voraus. Lass dich ziehen.
      """
    case .rivalTaken:
      """
      {rival} liegt hinter dir. Lauf weiter.
      Vorbei an {rival}. Ohne Triumph.
      Du bist vor {rival}. Atme.
      """
    case .rivalPassed:
      """
      {rival} ist vorbei. Bleib bei dir.
      {rival} führt. Der Weg ist nicht zu Ende.
      {rival} zieht vorüber. Folge dem Klang.
      """
    case .rivalBeaten:
      """
      {rival_gap} vor {rival}. Verneige dich.
      {rival} besiegt, um {rival_gap}. Und beide sind gelaufen.
      Du warst {rival_gap} besser als {rival}. Lächle.
      """
    case .rivalLost:
      """
      {rival} war um {rival_gap} besser. Danke für den Weg.
      {rival_gap} hinter {rival}. Ein guter Lehrer.
      {rival} gewinnt um {rival_gap}. Nichts ist verloren.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
