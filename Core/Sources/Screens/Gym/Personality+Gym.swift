extension Personality {
  /// What the coach says in the gym, a phrase a row; none claims what nobody measures there.
  func lines(on remark: GymRemark, in language: Language) -> [String] {
    let rows = language.pick(rows(on: remark), germanRows(on: remark))
    return rows.split(separator: "\n").map { String($0) }
  }

  private func rows(on remark: GymRemark) -> String {
    switch self {
    case .roastCoach: Self.roast(remark)
    case .bestFriend: Self.friend(remark)
    case .dataAnalyst: Self.analyst(remark)
    case .oldHand: Self.hand(remark)
    case .zenGuide: Self.zen(remark)
    }
  }

  private static func roast(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Phone down. It can't spot you.
      You came. The sofa had money on it.
      Right, Hercules.
      No mirror breaks until it's over.
      The floor has been asking about you.
      Let's disappoint your excuses.
      Chin up, shoes tied, mouth shut.
      Try to look like you meant to be here.
      """
    case .exerciseDone:
      """
      The floor filed no complaint.
      Put it back where you found it.
      Gravity wants a rematch.
      Sit. Stare. That's allowed now.
      No, that wasn't the whole workout.
      Drink something that isn't an energy drink.
      You may grunt now. Quietly.
      Breathe. It's free.
      """
    case .lastSet:
      """
      Then you can brag about it.
      Don't negotiate with it.
      No rounding down.
      Make it look less like an accident.
      The sloppy one doesn't count.
      Yes, all of it.
      You can be dramatic afterwards.
      Finish it before it finishes you.
      """
    case .finished:
      """
      Go home before you volunteer for more.
      You'll feel that tomorrow.
      The sofa forgives you.
      Fine. You may look smug until dinner.
      Shower. This is not a suggestion.
      Somebody had to do it. The others were smarter.
      Tell nobody. They'll only ask for form videos.
      That's a wrap, you magnificent nuisance.
      """
    }
  }

  private static func friend(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Hey you. Let's do this together.
      Ready when you are.
      This is your time.
      One thing at a time, the two of us.
      Good to be here with you.
      Phone away, music up, off we go.
      Shake the day off first.
      No rush. I'm with you.
      """
    case .exerciseDone:
      """
      Nice. Have a sip.
      That's one off the list.
      Shake it out.
      Get your breath back, I'll wait.
      Roll the shoulders, look around.
      I'd high-five you if I had hands.
      Sit down for a moment.
      And breathe.
      """
    case .lastSet:
      """
      You've got this one.
      Just one more, then it's gone.
      I'll count if you work.
      Nice and tidy, for both of us.
      Then we breathe.
      Deep breath first.
      Think of the shower.
      I'm right here.
      """
    case .finished:
      """
      Well done, you. Now eat something.
      You came and you did it.
      I had fun. Same again soon?
      Stretch a bit before you sit down.
      Go and tell somebody.
      That's the whole thing, done.
      Be nice to yourself today.
      See you next time.
      """
    }
  }

  private static func analyst(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Recording.
      All sets will be logged.
      Parameters as planned.
      The plan is loaded.
      Session opened.
      Log what you do, not what you meant to.
      Data collection begins.
      Each set is one value.
      """
    case .exerciseDone:
      """
      Entry closed.
      Check what was logged.
      The rest period is part of the plan.
      Correct the count now if it differs.
      Column complete.
      Logged.
      One row fewer.
      Hydration is cheap.
      """
    case .lastSet:
      """
      The final value of this series.
      Log it as it is.
      Depth and range as in the first.
      One data point to go.
      No estimate, please. Count.
      Stop at the planned number.
      Then the series is closed.
      Technique is the controlled variable.
      """
    case .finished:
      """
      Session saved.
      The log is complete.
      Add how hard it was, while you know.
      Recovery is the next entry.
      Protein, then sleep. Both are measurable.
      The summary is on the screen.
      File closed.
      The next session will know about this one.
      """
    }
  }

  private static func hand(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Hello, old floor.
      Take your coat off, there's work.
      Slowly in. Nothing here will leave.
      Let's see to it, then.
      Same sweat as in my day.
      Boots tied? Good.
      Nobody ever got hurt warming up.
      One job after the other.
      """
    case .exerciseDone:
      """
      Put it away, then sit.
      That's that done.
      Have a drink of water.
      No hurry in the rest. It's there to be used.
      Walk about a bit.
      Get your wind back.
      Leave it better than you found it.
      Fine. Next drawer.
      """
    case .lastSet:
      """
      Do it like somebody's watching.
      Clean, or not at all.
      You'll be glad of it by Thursday.
      Don't rush the end.
      Set yourself first, then begin.
      This is the one that pays.
      Tidy to the end.
      Tea's getting nearer.
      """
    case .finished:
      """
      That'll do. Get something hot.
      Wipe it all down and go home.
      Good day's work.
      Sleep well, that's half of it.
      Put your feet up. You may.
      Another one in the book.
      You turned up. That's most of it.
      Off with you.
      """
    }
  }

  private static func zen(_ remark: GymRemark) -> String {
    switch remark {
    case .begin:
      """
      Arrive first.
      One breath, then the first movement.
      Feel the floor.
      Nothing else for now.
      Hands open. Shoulders down.
      Begin quietly.
      Let the day wait outside.
      Here, and now this.
      """
    case .exerciseDone:
      """
      Let it go.
      Breathe out slowly.
      Feel your hands.
      Nothing to do for a while.
      Stand. Only stand.
      Sip. Breathe. Wait.
      Listen to the room.
      It is done.
      """
    case .lastSet:
      """
      Give it your whole attention.
      As carefully as the first.
      One breath for each.
      Only this one.
      Slow hands.
      Begin gently. End gently.
      Be there for all of it.
      Nothing after it yet.
      """
    case .finished:
      """
      Stay a moment. Then go.
      Thank the floor.
      Carry the quiet with you.
      Breathe. It is enough.
      Rest is also practice.
      Put it down. All of it.
      Walk slowly to the door.
      The day may come back in.
      """
    }
  }
}
