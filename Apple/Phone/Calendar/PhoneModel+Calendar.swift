import Exchange
import Screens
import Training

extension PhoneModel {
  /// Begins or ends the use of the phone's calendars.
  func useCalendars(_ isOn: Bool) async {
    await calendar.use(isOn)
    await writePlan()
  }

  /// Puts the plan of the runner's server into a calendar of its own; without a server there is no plan.
  func writePlan() async {
    guard calendar.isOn, let server = server.server,
      let plan = try? await server.answer(PlanAPI.List(from: today))
    else { return }
    let sessions = plan.rows.filter { $0.outcome == .planned }.map { $0.session }
    await calendar.write(sessions, from: link.now.instant, on: today)
  }

  /// The gap that the runner's calendar leaves now.
  var gap: RankingRequest.Gap? {
    get async { FreeTime.gap(among: await calendar.busy(from: link.now.instant), at: link.now) }
  }
}
