import Coaching

extension OldHand {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      You're off too quick. I've done it a hundred times and paid every time. Ease down.
      Too fast this early. Back to {target_pace}, and thank me later.
      Whoa now. The first part isn't where this run gets decided.
      Slow it down while it's cheap to do it.
      That's tomorrow's pace you're running. Bring it back to today's.
      Let it go slacker. You'll want that speed in the last part.
      You're running the end first. Put it back where it belongs.
      {target_pace} was the bargain. Come down to it, bit by bit.
      Easy does it. Nobody gets paid for the first part.
      Sit back in the saddle. A minute held back now buys you ten later.
      [gaining] {last_three} just now. {target_pace} was the word. Let it drop.
      [fresh] Fresh legs tell fibs. Don't believe them yet. Ease down.
      """
    case .fade:
      """
      The pace has slipped a bit. Stand up tall, quicken the feet, see if it returns.
      We've lost a little speed. No need to grab at it, just tidy the stride.
      Pick a lamppost and run to it well. Then pick the next.
      A bit of the pace has gone. Breathe out, shorten the step, carry on.
      You've come down in pace. If it's the day, let it be the day.
      Something's gone out of the stride. Loosen the arms and find the beat.
      The pace is sagging. Is it the legs or the mind? Ask them both.
      Slowing some. That's allowed. Drop the shoulders and see what comes.
      A sip, a breath, a tall back. Then we'll see about the pace.
      The clock's drifting off. Small steps and often, that's the cure I know.
      [easing] {last_three} just now. Shorten the step and stand up in it.
      [easing easy] You've slowed, but the heart has room. Lift it a shade.
      [uphill] The hill's taken some of it. Leave that be till the top.
      """
    case .wall:
      """
      That's the wall. Every distance runner meets it. Slow right down, eat, walk if you like.
      It's gone hard all at once. Short steps, some sugar, no clock for a while.
      I know this place. You get through it by asking less of yourself. Jog, walk, jog.
      Forget the plan now. Get loose, get something sweet in, get home.
      Take the pressure off. A slow finish is a finish.
      Hard going. Walk a bit and see. If you turn dizzy or cold, stop and get help.
      Jog two lamps, walk one. That's the whole plan from here.
      Walk if you need to. Sugar, a few sips, then see what's left.
      This is the bad stretch. It has an end, and you needn't run to it.
      Ease right off. Eat what you have. If you feel faint, stop and tell somebody.
      """
    case .bonk:
      """
      You're out of fuel. Eat now, walk while you do it, and don't be proud.
      The tank's dry. Something sweet, a few sips, and the gentlest pace you have.
      That's hunger, not weakness. Sugar first, then we'll talk about running.
      Ease right off and eat. It takes a quarter of an hour to feel it.
      No sugar left in the legs. Feed them and go softly.
      Get something in you. If you're shaky or muddled, stop and ask somebody for help.
      Walk. Eat. Sip. In that order, and no clock.
      You've run the larder empty. Walk and fill it, whatever's in your pocket.
      Sugar now, all you've got that sits well. Walk till it's down.
      Stop chasing. Eat, walk, and if your head's swimming, get help.
      """
    case .fatigue:
      """
      More heart for less speed. It's the legs, or it's the heat. Ease off.
      It's costing more than it pays. Slow down a notch and find some shade.
      Your body's asking for less. It's usually right. Back it off.
      The heart's up and the pace is down. Stop pushing and let it settle.
      A gentle pace and a drink will do more than grit just now.
      Take it down. If you feel unwell, walk, and let somebody know.
      You're pulling a cart that isn't there. Put it down, go easy.
      Water on the neck, if there's any. Shade, if there's any. And slow down.
      That's a dear pace for what you get. Ease till the breath's your own.
      Let the pace go. The heart wants a rest, so give it one.
      """
    case .heartRateDrift:
      """
      The heart's creeping up for what you're getting. It does that. Ease a hair.
      The road's got dearer. A sip and a slightly softer pace.
      Your pulse is rising on its own. Let the pace give a little.
      The engine's running warm. Take a bit off and it'll last.
      It's drifting. Long runs do. Run by feel from here.
      A few more beats for your ground. Nothing to fret about, just go easier.
      The heart charges more than it did. Pay in pace, not in beats.
      More beats, no more speed. Cool off if you can, water or shade.
      The pulse has started to wander up. Ease, sip, and let it be.
      Go by breath, not by the watch. The heart's working a bit above its pay.
      [heart] Heart's at {hr} and creeping. A softer pace will hold it.
      """
    case .runWalk:
      """
      Run and walk, is it? I've come home from many a run like that. Make it regular.
      Nothing wrong with walking. Set yourself a pattern and stick to it.
      Walk when you planned to, not when you must. It's kinder.
      Good idea, the walking. Start each run soft and you'll go further.
      Run to the tree, walk to the gate. That's how I came back from every lay-off.
      Keep the breaks short and the running easy. It all adds up.
      Four lamps running, one walking. Or pick your own sum, but keep to it.
      Walk tall, mind. Half the rest is in the shoulders.
      Walking breaks want a clock, not a mood. Give them one.
      Start each run slow enough that the next walk can wait.
      """
    case .fuelWindow:
      """
      It's been long enough. Have something to eat.
      Time to feed the legs. Small and sweet.
      Eat now, before you want to.
      Another bite is due. It's the dull habits that get you home.
      Reach in your pocket and take the next one.
      Sugar and a sip. Then on we go.
      The clock says supper, in a small way. Eat something.
      A bite and a mouthful of water. Ease off while you chew.
      Don't argue with the larder. Next one in.
      Something sweet now. You'll be glad of it at the far end.
      Fuel's due. Whatever sits well, and not all at once.
      Feed yourself. I'll mind the clock.
      """
    case .behindAndCostly:
      """
      That first goal's out of reach without paying dear. Pick a pace you can hold and run it well.
      Let the old target go. There's a good run left in this.
      I wouldn't chase it. Chasing from here costs more than it wins.
      Set a new mark: one pace, to the end. That's a mark you can keep.
      Put the old plan in your pocket. From here it's a run, not a sum.
      The plan was a guess. Run the road you've got.
      New plan: finish well. I've always liked that one.
      Catching it now would cost the end of the run. Leave it.
      Never mind the old number. Tall back, soft hands, home.
      I've dropped more targets than you've set. Nobody ever sent me a bill.
      [behind] {lead} is too much to win back. Let it go, and run this one well.
      [behind] {lead} down. It's gone, and we're not. Pick a pace you can keep.
      [next_goal] The first goal is gone, and no harm in it. {goal_time} is still there. It wants {goal_pace} from here.
      [next_goal] Put the first number away. {goal_time} is a good second one, at {goal_pace} to the end.
      [next_goal] {goal_time} is the mark now. {goal_pace} gets you there, and you have that in you.
      """
    case .positiveSplitRisk:
      """
      At this pace the second half will hurt. Ease a shade towards {target_pace}.
      You're writing a check for the second half. Write it smaller.
      A bit brisk for a first half. Hold back and you'll get it all returned.
      I'd take a touch off now. Two like halves make the finest stories.
      Ease it slightly. The second half is longer than the first, whatever they say.
      Keep some in the barn. {target_pace} is plenty for now.
      You're eating the afternoon's sandwiches. Ease back to {target_pace}.
      A shade less now, and you'll have legs at the end. I've tried it both ways.
      Give a little back while it's small change. The far end charges more.
      The first half's for saving. {target_pace}, and be glad of it.
      [ahead] {lead} up, and I'd not add to it. Ease a touch.
      """
    case .volatilePace:
      """
      You're going like a country bus. Find one gear and stay in it.
      Find one pace and stay in it for a while.
      Fast, slow, fast, slow. It wears you out. Pick the middle.
      Your pace is wandering. Settle on your breathing and follow that.
      Level it off. Surges are paid for twice.
      Up and down, up and down. Let the effort lie level, and the pace will.
      One effort, please. Let the road change the speed, not your mood.
      You're running like a dog on a long lead. Pick a line and keep to it.
      Find a beat in your breath and hang the pace on it.
      Iron it out. A level run gets further on less.
      """
    case .recoverableDeficit:
      """
      There's road enough to make it up. Do it slowly.
      You've a small debt. Pay it in pennies, a bit each stretch.
      Lift the rhythm a shade. It'll come back to you before the end.
      We're only just off. Quick feet, easy breath, and let it come.
      No panic needed. Lean into it a whisker and stay there.
      Come up on it like you would on a shy horse. Slowly, from the side.
      A crumb at a time. There's enough road for all the crumbs.
      You're a little short, that's all. Tall back, quick feet.
      Nothing you can't win back. A shade more rhythm, no more effort.
      Small debt, long road. I've known worse bargains.
      [behind within_reach] {lead} down, with road enough. A breath more, and no lunging.
      [catching_up within_reach] {lead} down, and it's coming. Like that, and no harder.
      """
    case .surplus:
      """
      You've something in hand. Look after it.
      Good spot, this. Don't polish it.
      Time in your pocket. Let it stay there until the end.
      There's credit on the slate. Leave it on the slate.
      A bit saved. Savers sleep well. Keep your shape.
      The account's in order. No need for speculation.
      [ahead] {lead} in hand. That's a fine place to be. Keep the lid on.
      [ahead fine] {lead} in front of the plan, and nothing creaking. Leave it be.
      [ahead] You're {lead} up. Same again, nothing more.
      [ahead easy] {lead} up, and the heart's easy. I'd sign that.
      [ahead late] {lead} in hand, this late. Carry it home like eggs.
      """
    case .finishKick:
      """
      The end's near. Let it go, a bit at a time.
      Now's the hour for it. Lift the knees and run home.
      If there's speed in there yet, bring it out.
      If you've kept some back, this is what you kept it for.
      Wind it up. Arms first, and the legs will follow.
      Go on then. Open the gate.
      Spend the last of it. You can't take it home.
      Quick arms, tall back, in you go.
      Let the horse run. The stable's in sight.
      Now you can be a rabbit. Off you go.
      [fine] You've got something left. Let it out, a notch at a time.
      """
    case .heartRateHigh:
      """
      Your heart has been near its top for minutes. Ease off now, please.
      Slow down and let the heart come down. I mean this one.
      That's too hard for too long. Walk a little, breathe, and see how you feel.
      Ease right back. If there's any pain in the chest or you feel faint, stop and get help.
      Bring it down now. Slow jog or walk until your breath is your own.
      No run is worth this. Slow down. If you feel unwell, stop and call for help.
      Walk now, please, until the heart has settled. The clock can wait.
      Ease down to a walk. Chest pain, or a swimming head: stop and get help.
      Too high, and too long. Walk it off before anything else.
      Slow right down. I've seen nothing out here worth that heart rate. If you feel ill, get help.
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
      The satellites have lost us. We managed without them before. The clock's running.
      No position just now. Run by feel, like we used to.
      We've dropped off the map. Keep going, it'll find us.
      The map's gone blank. I'll guess the road till it's back.
      Satellites have wandered off. Mind your breath instead of the pace.
      No fix at present. The distance is my guess for a while.
      """
    case .positionFound:
      """
      We're back on the map. I never doubted it.
      The satellites have found us.
      Position's back. Carry on as you were.
      There we are on the map. Good of them.
      The map's come round. I've put my guesses away.
      Satellites back from their tea. On we go.
      """
    case .heartRateLost:
      """
      I've lost your heart. The strap's slipped, I expect.
      Heart rate's gone quiet. Wet the strap when you can, and go by feel.
      No pulse on my side. I'll assume it's the strap.
      The strap's stopped talking. Straps do. Go by breath.
      Nothing from the strap. A bit of water on it often helps.
      No heart rate for now. We ran without for years.
      """
    case .heartRateFound:
      """
      There's your heart. Good to have it back.
      The strap's back with us.
      I've got your pulse once more. Carry on.
      Heart rate's come back. I'd missed it.
      The strap's changed its mind. Pulse is here.
      Pulse found. It was only the strap, as I thought.
      """
    case .watchDisconnected:
      """
      The watch has gone silent. It'll be writing things down by itself. Keep running.
      I've lost the watch. Run on, we'll sort it out after.
      Nothing from the watch. Never mind, it's your legs that matter.
      The watch has wandered off. It keeps its own diary, so run on.
      No word from your wrist. It'll turn up.
      The watch and I have lost touch. Nothing for you to do.
      """
    case .watchReconnected:
      """
      The watch is back. Must have gone for tea.
      We have the watch back.
      There's the watch. All is well.
      The watch has turned up. I knew it would.
      Your wrist's talking to me. Good.
      Watch is back in the fold. On we go.
      """
    case .heartRateDoubtful:
      """
      The strap's counting your steps, not your heart. Go by feel for now.
      That pulse marches in step with your feet. I don't trust it, so I'll leave it be.
      Your heart and your feet can't be twins. I'll watch the pace instead.
      That heart rate's your footfall in disguise. I'll not use it.
      The pulse and the steps agree too well. Wet the strap when you can.
      I don't believe that heart rate. Run by breath till it mends.
      """
    case .pageHidden:
      """
      With the screen put away I've no idea where we are. Bring it back when you can.
      No road for me with the screen hidden. The clock's running.
      The screen's gone, and the satellites with it. Put it back up when it suits.
      Screen's off, so there's no map. Wake it when it's handy.
      I'm in your pocket with a blanket on. Show the screen when you can.
      Screen hidden, so I'm guessing the road. Bring it back up if you would.
      """
    case .footpodLost:
      """
      The foot pod's gone quiet. Check the laces when you're done.
      Nothing from the pod on your shoe. Run on.
      Lost the foot pod. I'll make do without.
      The pod's dropped out. Your feet are none the worse for it.
      No steps from the pod. It may want a battery, later on.
      Foot pod's off duty. Carry on.
      """
    case .footpodFound:
      """
      The foot pod's awake.
      There's the pod on your shoe, back at work.
      I've got your feet back.
      Pod's come round. Steps are counted once more.
      The foot pod's turned up. Must have been the laces.
      Foot pod's back on duty.
      """
    case .sessionRestored:
      """
      I dropped off for a bit there. The clock didn't.
      We were cut off for a while. It's all here.
      I nodded off. Nothing's lost but a bit of the map.
      Sorry, I was away. The record's safe.
      We lost the thread and found it. Carry on.
      I was out for a moment. Your run wasn't.
      """
    case .positionFlapping: positionFlapping
    case .heartRateFlapping: heartRateFlapping
    case .splitPassed: splitPassed
    }
  }
}
