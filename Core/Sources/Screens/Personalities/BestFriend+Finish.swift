/// The words at the goal, after it, and about a target pace without a goal.
extension BestFriend {
  static let finished = """
    {result}! You did it! I'm so proud of you.
    That's the finish! {result}. Arms up, come on!
    Done! {result}. What a thing you did there.
    {result}. You're there. Take it all in.
    [ahead] {result}, {result_gap} better than we hoped! I could hug you.
    [ahead] {result}! That's {result_gap} in hand. Brilliant running.
    [ahead] You did it in {result}, {result_gap} to spare!
    [behind] {result}. {result_gap} over, and who cares, you made it!
    [behind] You finished! {result}. The {result_gap} don't change how proud I am.
    [behind] {result}, {result_gap} more than we wanted, and all heart. You did it.
    """

  static let afterFinish = """
    Let's walk a little and get you something to drink.
    Slowly home, you and me. Wasn't that something?
    Keep the legs moving, then something dry and warm.
    Now we stroll home. I'll be quiet and let you enjoy it.
    Have a bite when you can. Then home for a long shower.
    You've done your bit. The rest is a walk in good company.
    Take it easy home. Tell somebody about it, it was worth it.
    Loosen up, breathe out, head for home.
    If it's far, jog it as softly as you like. No clock.
    I'll leave you to it. Get home warm, okay?
    """

  static let homeward = """
    {distance} in all. Easy all the road home.
    That one took {split}, just for fun.
    {distance}! We're only going home, aren't we?
    {split} for that one. No hurry at all.
    {distance} together today. That's a lot of chatting.
    Split {split_number} in {split}. Dawdling is allowed.
    {distance}. Have a sip if you've got one.
    Homewards. {split} for the last one.
    {distance} and home is getting closer.
    A bonus one in {split}. Gently on.
    """

  static let targetFast = """
    {last_three} over three minutes. We said {target_pace}, remember?
    [gaining] That's a bit quick for {target_pace}. Let's float down to it.
    Let's come back to {target_pace}, shall we?
    [gaining] You're under {target_pace}. Save some for later.
    Ease off a touch. {target_pace} is what we wanted.
    [gaining] {last_three} is lively! {target_pace} was the idea.
    Softer feet for a minute. {target_pace} is enough.
    Deep breath out, and down to {target_pace}.
    [gaining] Somebody's excited. Back to {target_pace} with me.
    {target_pace} today, my friend. A little less of everything.
    """

  static let targetSlow = """
    {last_three} over three minutes. We wanted {target_pace}. Shall we?
    [losing] A little under way from {target_pace}. Quick light feet for a minute?
    Let's lift it towards {target_pace}, just a bit.
    [losing] We've slipped off {target_pace}. We can find it, no stress.
    Pick a spot up the road and flow to it. {target_pace} is our number.
    [losing] {last_three} lately. If it feels okay, a tiny bit more.
    If today is a hard day, we let {target_pace} go. If not, come on!
    [losing] {target_pace} is just up there. Small steps, more of them.
    Swing the arms a bit. {target_pace} will come by itself.
    A touch more spring, and {target_pace} is ours.
    """

  static let targetHeld = """
    {last_three}, and we wanted {target_pace}. High five.
    That's {target_pace}, you did that.
    {last_three} over three minutes. Just what we wanted.
    On {target_pace}! I'm not touching anything.
    {last_three}. You found it.
    You said {target_pace}, you run {target_pace}. I like that in a friend.
    {last_three} against {target_pace}. Lovely.
    Right on the number. {last_three}.
    {target_pace} it is. Let's chat about dinner.
    {last_three}. That's the one.
    """
}
