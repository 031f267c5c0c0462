import Coaching

extension DataAnalyst {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Opening pace is above plan. Correct it now, while the correction is cheap.
      Too fast for this stage. Reduce to {target_pace}.
      The first part is running hot. Slow down, the forecast worsens otherwise.
      Early pace exceeds target. Every second gained here tends to cost more later.
      Reduce speed. Initial conditions are drifting from the plan.
      Pace high, distance low. An unfavorable combination. Ease off.
      Specified: {target_pace}. Delivered: more than that. Step down.
      The opening is over budget. Slow down until it feels too easy.
      Early overspending is the most expensive kind. Lower the pace.
      Correction: less speed, now. You'll want it later.
      Fast starts have a poor record in my archive. Reduce.
      """
    case .fade:
      """
      Pace is falling. Check posture and step rate before adding effort.
      A downward trend. Try quick, short steps for a minute.
      Recent pace is below the earlier one. Relax and re-establish rhythm.
      Speed is declining gradually. Lengthen the exhale, lift the hips, reassess.
      The trend points downward. Small correction, no sprint.
      Less speed than earlier. If effort is equal, accept it. If it dropped, restore it.
      The pace is several percent below the earlier level. Step rate first.
      Three minutes of data agree: the pace has dropped. Posture, arms, breath.
      A fade is in progress. It responds to short steps more than to force.
      Speed is down. Fuel, posture or intent? Check in that order.
      """
    case .wall:
      """
      Abrupt loss of pace. Slow down, take carbohydrates, drink a little. Walking is fine.
      This matches the wall. Reduce to an easy jog or a walk, and refuel.
      Sudden drop detected. New objective: keep moving, gently. Forget the forecast.
      Energy is the limit now, not will. Eat, walk a minute, jog a minute.
      The wall passes in most records. Eat, walk, and allow some minutes.
      Pace has collapsed. Ease off completely. If dizzy or unwell, stop and get help.
      Large, lasting loss of pace. Slow down. Take sugar and water.
      The plan no longer applies. Walk until you feel able to jog.
      Stop chasing the pace. Walk, eat, drink. Reassess in five minutes.
      Pace has broken down. If you're cold, confused or dizzy, stop and get help.
      """
    case .bonk:
      """
      Heart rate and pace are both falling. Likely low fuel. Eat something sweet and walk.
      Signs of empty stores. Carbohydrates now, easy walking for some minutes.
      Fuel shortage indicated. Take sugar, sip water, reduce effort.
      The output is down for lack of supply. Eat first, run later.
      Low energy pattern. Walk and refuel. If shaky or confused, stop and ask for help.
      Two falling curves: pulse and pace. Take in sugar before anything else.
      This pattern usually means no fuel. Carbohydrates first, walking meanwhile.
      Sugar now. It needs several minutes to act. Walk until then.
      Effort can't fix this. Carbohydrates can. Walk and eat.
      Probable cause: empty stores. No food with you? Ask someone for something sweet.
      """
    case .fatigue:
      """
      Heart rate rising, pace falling. Fatigue or heat. Slow down and cool off.
      Cost per distance is increasing. Reduce effort for a few minutes.
      More beats, less speed. Back off, drink if thirsty, look for shade.
      The two curves diverge. Lower the pace until heart rate stabilizes.
      Thermal or muscular fatigue likely. Ease down. If unwell, walk and get help.
      Efficiency is dropping. Rest a little inside the run: slow and loose.
      Pulse up, speed down. Pushing makes both worse. Ease off.
      The effort is buying less distance. Stop buying for a few minutes.
      Fatigue pattern. Water on the neck helps if it's hot. Slow down.
      Output falls while input rises. Reduce the input.
      """
    case .heartRateDrift:
      """
      Heart rate has drifted up for your pace. Common in long runs. Ease slightly.
      Decoupling above five percent. Let effort decide, not pace.
      Each step now costs more beats. Drink if thirsty and relax.
      Cardiac drift observed. Lower the pace a touch to keep the effort level.
      Pulse up, pace not. Heat and fluid are the usual causes. Cool down if you can.
      The ratio of speed to heart rate is falling. Let the pace follow.
      Heart rate went up, the pace did not. Ease by a few seconds.
      More beats per minute than earlier for your speed. Slow a touch.
      Drift detected. Shade, water, slightly less pace.
      The pulse has risen beyond the pace. A small reduction restores the ratio.
      """
    case .runWalk:
      """
      Alternating running and walking. Make the pattern regular, it's more efficient.
      Run-walk detected. Suggested cycle: two minutes running, one walking.
      Walk breaks registered. Shorter runs with planned breaks keep the average higher.
      Several walks registered. Fix the intervals and run the running parts slowly.
      Walking is a valid mode. Schedule it instead of waiting for it.
      Each change of speed costs energy. Make the transitions gentle.
      Planned walks outperform forced ones. Choose a cycle.
      Run-walk works in the data. Start each run below your usual pace.
      Pattern: run, walk, run. Add a clock to it.
      Walk before fatigue asks for it. The total comes out lower.
      """
    case .fuelWindow:
      """
      Carbohydrate interval reached. Take a portion.
      Stores are running down by now. Refuel.
      By elapsed time, energy is due. One serving, some water.
      Nutrition window open. It closes when you feel empty, so use it.
      Interval elapsed. Eat before the deficit is noticeable.
      Next serving due. The stomach prefers small entries.
      Fuel timer expired. One portion resets it.
      Supply event. Eat, sip, continue.
      Time for carbohydrates. Hunger is a late indicator.
      One serving now keeps the later figures respectable.
      """
    case .behindAndCostly:
      """
      The target is no longer efficient to chase. Adopt a pace you can keep.
      Recovery of the deficit would cost more than it returns. Revise the goal.
      New optimum: constant effort to the end. The first target is out of range.
      The required pace is outside today's range. Choose a sustainable one.
      Catching up is unlikely and expensive. A controlled finish is the better result.
      Plan revised. Objective: finish well. Nothing lost but a number.
      The arithmetic no longer favors the target. Run to effort from here.
      The required gain is too large. Set a new goal, one that fits the data.
      Recommendation: drop the target, keep the effort, finish in good order.
      The deficit exceeds what the remainder can repay. Close the account.
      [next_goal] The first target is out of range. Next target: {goal_time}. Required pace from here: {goal_pace}.
      [next_goal] Goal revised to {goal_time}. It takes {goal_pace} for the remainder, which your data support.
      [next_goal] Second goal: {goal_time}. Hold {goal_pace} and it is reached.
      """
    case .positiveSplitRisk:
      """
      On current data the second half will be clearly slow. Reduce effort now.
      [ahead] First half above sustainable level. A small cut preserves the finish.
      Projected second half: worse than it needs to be. Ease off slightly.
      [ahead] The distribution of effort is front-loaded. Flatten it.
      [gaining] Risk of a late fade is elevated. Correct to {target_pace}.
      Energy is being spent early. Lower the effort a little.
      Forecast: an expensive second half. A small saving now prevents it.
      Risk of fading: elevated. Effort down one notch.
      The halves are diverging in the forecast. Ease off to close the gap.
      Reduce the effort slightly. The second half has the larger bill.
      """
    case .volatilePace:
      """
      Pace variation is high. Choose one effort and keep it.
      Large swings in speed. A constant pace costs less for an equal time.
      Variance above the useful limit. Damp the next few minutes.
      The pace series is noisy. One breath rhythm, one step rhythm.
      Surges and lulls detected. The average dislikes both.
      Reduce the amplitude. Aim for the middle of your recent paces.
      The pace oscillates. Settle at its mean.
      High variance, low benefit. Pick one effort for two minutes.
      Your pace chart resembles a seismograph. Less geology, please.
      Coefficient of variation above six percent. Let the breath set the tempo.
      """
    case .recoverableDeficit:
      """
      Small deficit, sufficient remainder. Recoverable at low cost. Raise the rhythm slightly.
      Marginal deficit. Spread the recovery over everything that's left.
      The required gain per split is tiny. No surge needed.
      Deficit within range. A touch more speed, no more strain.
      Slightly off plan. The remaining distance works in your favor.
      Recover gradually. One or two seconds at a time is enough.
      The gap is small compared to the remainder. Step rate up slightly.
      Required correction: minor. Apply it over the whole remainder.
      A small debt at a low rate. Pay in installments.
      The target is within reach at a small cost. Begin gently.
      """
    case .surplus:
      """
      [ahead] Ahead of plan, and the pace is stable. Maintain.
      [ahead steady] Surplus confirmed, variance low. An excellent state. Change nothing.
      [ahead] Margin positive. Continue as is.
      [ahead fine] You have time in reserve, and no flag is raised.
      [ahead] The forecast beats the plan. Keep effort constant to keep it so.
      [ahead] Everything favorable. I double-checked.
      Reserve available. Do not spend it yet.
      The plan has a surplus. No action required.
      Account in credit. Leave it there.
      Positive balance on the plan. The right response is none.
      """
    case .finishKick:
      """
      Reserves available, finish near. Increase pace now.
      Data supports an acceleration. Begin.
      The remaining distance is small. Use what you kept.
      Conditions for a fast finish are met. Step rate up.
      Speed up gradually to the line. You have the margin for it.
      No further reason to save. Kick.
      Finish in range. Raise the cadence, then the stride.
      The model recommends a sprint. It rarely does.
      Unspent energy has no value after the line. Accelerate.
      Final optimization: quick arms, quick legs.
      """
    case .heartRateHigh:
      """
      Heart rate is near maximum for several minutes. Slow down now. Walk if needed.
      Heart rate too high for too long. Walk. Chest pain or dizziness: stop and get help.
      Reduce effort immediately. Walk until heart rate falls clearly.
      Limit exceeded. Walk and breathe slowly. If you feel faint or unwell, get help.
      Please walk now. Resume only when your pulse is clearly lower and you feel normal.
      Sustained maximum load. Stop pushing. Any pain in the chest: stop and call for help.
      Heart rate near its limit. Please walk.
      This load is not sustainable. Slow to a walk and wait for a clear fall.
      Walk now. No figure today is worth this heart rate.
      Heart rate critical for minutes. Walk. If anything feels wrong, stop and get help.
      """
    case .stopped: stopped
    case .stillStopped: stillStopped
    case .resumed: resumed
    case .slowdown: slowdown
    case .checkIn: checkIn
    case .recovered: recovered
    case .finished: finished
    case .afterFinish: afterFinish
    case .homeward: homeward
    case .targetFast: targetFast
    case .targetSlow: targetSlow
    case .targetHeld: targetHeld
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Position signal lost. Distance is estimated until it returns.
      No satellites. Time continues, distance becomes an estimate.
      Positioning unavailable. Figures are marked as uncertain.
      No fix. I'm estimating the distance.
      Satellite reception is gone. Estimation mode.
      Position input missing. Treat distance and pace as approximate.
      """
    case .positionFound:
      """
      Position signal restored.
      Satellites available. Distance is measured from here.
      Positioning is back. Uncertainty removed.
      Fix acquired. Measurement resumes.
      Satellite reception restored. End of estimation mode.
      Position input present. Figures are reliable once more.
      """
    case .heartRateLost:
      """
      Heart rate signal lost. Check the strap when convenient.
      No heart rate data. I'll evaluate pace only.
      Heart rate channel is silent. Probably contact, moisten the strap.
      Heart rate sensor not responding. Perceived effort is the substitute.
      Heart rate missing. The strap may have slipped.
      No pulse on the channel. I assume a sensor fault, not the alternative.
      """
    case .heartRateFound:
      """
      Heart rate signal restored.
      Heart rate data is available.
      The heart rate channel is live. Thank you.
      Pulse readings resumed.
      Heart rate sensor responding.
      Heart rate input is back in the model.
      """
    case .watchDisconnected:
      """
      Connection to the watch lost. It continues to record on its own.
      No data from the watch. Keep running, gaps can be filled later.
      The watch is out of contact. Nothing is lost so far.
      Watch link down. Recording continues on the watch.
      The watch has stopped transmitting. Its memory has not stopped.
      Lost contact with the watch. I'll merge the data when it returns.
      """
    case .watchReconnected:
      """
      Watch connected. Data flow resumed.
      The watch has returned. Synchronized.
      Connection to the watch restored.
      Watch link up.
      The watch is transmitting. Merging.
      Contact with the watch reestablished.
      """
    case .heartRateDoubtful:
      """
      Heart rate tracks cadence. Sensor lock is likely. Heart rate is excluded for now.
      The heart signal equals the step signal. I am switching to pace.
      Heart rate is implausible: it follows the feet. Discarding it.
      Heart rate and cadence are indistinguishable. I trust neither as a pulse.
      The sensor is reading steps. Heart rate is out of the model for now.
      Suspicious heart rate: it copies your cadence. Adjust the sensor if convenient.
      """
    case .pageHidden:
      """
      The page is hidden. No positions arrive. A gap is being marked.
      Position input stopped because the screen is hidden. Time continues.
      No fixes while the screen is hidden. Restore it to resume measurement.
      Hidden page, no positions. The clock is unaffected.
      Screen hidden. Distance waits for the page to return.
      The browser withholds positions from a hidden page. Show it when you can.
      """
    case .footpodLost:
      """
      Foot pod signal lost.
      No data from the foot pod. Falling back where possible.
      The foot pod stopped transmitting.
      Foot pod channel empty. Battery or distance, usually battery.
      Foot pod not responding.
      Step data from the shoe has ended. Other sources continue.
      """
    case .footpodFound:
      """
      Foot pod signal restored.
      The foot pod transmits.
      Step data resumed.
      Foot pod responding.
      The foot pod is back in the data.
      Foot pod channel live.
      """
    case .sessionRestored:
      """
      The session was interrupted and has been restored. The gap is marked.
      Recovered from an interruption. No recorded data was lost.
      Restart complete. The missing interval is excluded from the distance.
      Interruption over. Earlier data verified and kept.
      Session resumed from its journal. The gap is known.
      I was restarted. The record up to that point is complete.
      """
    case .positionFlapping: positionFlapping
    case .heartRateFlapping: heartRateFlapping
    case .splitPassed: splitPassed
    }
  }
}
