import Coaching
import Training

extension Moment {
  /// How the run stands against its planned pace, and when it will be done: "12 s behind plan, finish 3:29 to 3:31".
  ///
  /// Before a minute is run there is nothing to compare; a plan by steps has its own targets.
  func standing(in language: Language) -> String? {
    guard plan.course == nil, metrics.moving >= .seconds(60), let lead else { return nil }
    let seconds = Written.whole(abs(lead).rounded())
    let gap = seconds < 60 ? "\(seconds) s" : Written.duration(.seconds(seconds))
    let side =
      lead > 0
      ? language.pick("ahead of plan", "vor dem Plan")
      : language.pick("behind plan", "hinter dem Plan")
    let standing = seconds == 0 ? language.pick("On plan", "Im Plan") : "\(gap) \(side)"
    guard let finish = finish(in: language) else { return standing }
    return standing + ", " + finish
  }

  /// When the goal will be reached: "finish 3:29:00 to 3:31:00"; a tenth of the way tells little.
  private func finish(in language: Language) -> String? {
    guard let range = projectedFinish, let goal = plan.goalDistance,
      metrics.distance.meters >= goal.meters / 10
    else { return nil }
    return language.pick("finish \(Written.finish(range))", "Ziel \(GermanWritten.finish(range))")
  }

  /// What to take now or soon, by the plan of the race: "Gel 25 g in 300 m", then "Now: gel 25 g".
  func food(in language: Language) -> String? {
    guard let race = plan.race, metrics.state == .running else { return nil }
    let (meters, seconds) = (metrics.distance.meters, metrics.moving.inSeconds)
    var soon: (left: Double, words: String)?
    for cue in race.servings {
      let what = cue.amount.map { cue.what + " " + $0 } ?? cue.what
      let (left, near, far): (Double, Double, Double)
      switch cue.place {
      case .distance(let place): (left, near, far) = (place.meters - meters, 150, 500)
      case .time(let time): (left, near, far) = (time.inSeconds - seconds, 45, 120)
      }
      if left <= 0, left > -near { return language.pick("Now: ", "Jetzt: ") + what }
      guard left > 0, left <= far, left / far < soon?.left ?? .infinity else { continue }
      let place: String
      switch cue.place {
      case .distance:
        place = Written.roundDistance(
          .meters(max(10, (left / 10).rounded() * 10)),
          units: plan.units,
          in: language
        )
      case .time: place = Written.duration(.seconds(Written.whole(left.rounded(.up))))
      }
      soon = (left / far, what + " in " + place)
    }
    return soon?.words.capitalizedFirst
  }
}
