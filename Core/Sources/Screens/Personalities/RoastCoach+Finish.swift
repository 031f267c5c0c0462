/// The words at the goal, after it, and about a target pace without a goal.
extension RoastCoach {
  static let finished = """
    {result}. Done. I have nothing mean to say and it's killing me.
    That's the finish. {result}. I'm proud of you. Tell nobody.
    {result}, and you did that on those legs. Respect.
    Finished. {result}. You may stop now, the jokes may not.
    [ahead] {result}, {result_gap} better than planned. Who are you and where's my runner?
    [ahead] {result}. {result_gap} in hand. I had a whole speech about failure ready.
    [ahead] Done in {result}, {result_gap} to spare. I'm furious with joy.
    [behind] {result}. {result_gap} over, and you got here. That beats every couch in town.
    [behind] {result}, {result_gap} late. So are the trains. Nobody claps for them. I'm clapping.
    [behind] Finished in {result}. The {result_gap} can go and sulk. Great job getting it done.
    """

  static let afterFinish = """
    Walk home like somebody who has nothing to prove. For once you don't.
    Home. Slowly. Drink something. You've earned the stairs, one at a time.
    No more running jokes, there's no more running. Wander home.
    Keep walking, or your calves will file a complaint.
    Eat something soon. Salad is not a personality. Off home with you.
    The rest is a stroll. I'll shut up. Enjoy it, it's rare.
    Dry shirt, warm drink, home. That's the whole plan.
    Go home the slow road. Tell the dog your time, he'll pretend to care.
    That's me done. If you jog home, I saw nothing.
    Shake the legs, find the door. I'm off duty.
    """

  static let homeward = """
    {distance} in all. You do know the race is over?
    {split} for that one. Nobody asked, and yet.
    {distance}. Most people go home by the shortest road.
    Bonus split in {split}. No charge.
    {distance} and not home yet. Are the keys lost?
    That one took {split}. It's a stroll home, act like it.
    {distance} in total. Show-off, but a gentle one.
    Number {split_number} in {split}. Pure overtime.
    {distance}. Sofa's getting cold.
    On the road home: {split}. I'm only counting out of habit.
    """

  static let targetFast = """
    {last_three} lately. The order was {target_pace}. Can you read?
    [gaining] Too quick. {target_pace} was the deal, and I have it in writing.
    {target_pace}, hotshot. Down you come.
    [gaining] You're under {target_pace}. Nobody's chasing you, I checked.
    Bring it back to {target_pace}. Your future legs are begging.
    [gaining] {last_three} for a {target_pace} run. Who are we impressing?
    Brakes, please. {target_pace} is the number.
    That's enthusiasm. I asked for {target_pace}.
    [gaining] Speeding. The limit is {target_pace}.
    Ease it to {target_pace}. Heroics are on another day.
    """

  static let targetSlow = """
    {last_three} lately. You ordered {target_pace}. The kitchen is confused.
    [losing] {target_pace} is up the road, waving at you. Go and get it.
    Feet up, chin up. {target_pace} was your idea, not mine.
    [losing] That's not {target_pace}. That's browsing.
    A little more hurry, please. {target_pace} is the number.
    [losing] {last_three}. For {target_pace} you'd have to, well, run.
    Wake the feet. {target_pace} isn't going to run itself.
    [losing] You've drifted off {target_pace}. Come home, all is forgiven.
    If you're spent, let {target_pace} go and say so. If you're dreaming, wake up.
    Tighten it up towards {target_pace}. I'm watching the numbers, not the scenery.
    """

  static let targetHeld = """
    {last_three}, and {target_pace} was wanted. I hate it when you do as you're told.
    On {target_pace}. Nothing to mock. Boring for me.
    {last_three}. Spot on. I'll find something else to complain about.
    That's {target_pace}. Did somebody else take over?
    {last_three} over three minutes. Annoyingly right.
    You asked for {target_pace} and you're running it. Weird.
    {last_three} against {target_pace}. My notes are empty.
    On the number. Go on, ruin it. Or don't.
    {target_pace}, delivered. Tip not included.
    {last_three}. Fine. I said fine.
    """
}
