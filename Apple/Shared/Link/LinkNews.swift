import Coaching
import Screens
import Training

/// What the link asks of the app.
enum LinkNews: Sendable {
  /// The runner asked for it on the other device.
  case command(LiveRun.Event)
  /// The other device asks this one to track a run, by its plan if it has made one.
  case begin(session: String, personality: String, mode: String, plan: RunPlan?)
  /// What this device tracks under a name is not the workout: the other device was first.
  case yield(session: String)
  /// The other device says something.
  case message(LinkMessage, session: String)
  /// Lines of a workout in the gym have come: its journal, or what is asked of it.
  case gym(session: String)
  /// The language that the runner chose on the phone; nothing leaves it to each device.
  case language(Language?)
  /// What the runner wants distances shown in, as chosen on the phone.
  case units(UnitSystem)
  /// Who runs, as the phone knows it: the zones of a heart stand on that.
  case runner(Runner)
  /// A voice note that was recorded on the other device.
  case note(PeerNote)
  /// A voice note has arrived at the other device, by its name.
  case noteArrived(String)
  /// The metrics of the other device's run.
  case metrics(LiveMetrics, session: String)
}
