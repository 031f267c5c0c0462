/// The words at the goal, after it, and about a target pace without a goal.
extension OldHand {
  static let finished = """
    {result}. That's it, that's the whole of it. Walk now.
    Done. {result}, and every step of it yours.
    There's your line. {result}. I'd shake your hand if I had one.
    Home. {result}, and it goes in the book.
    [ahead] {result}, {result_gap} inside what you planned. Walk it off.
    [ahead] {result}. You had {result_gap} to spare. That was worth getting up for.
    [ahead] Done, with {result_gap} in your pocket. {result}.
    [behind] {result}, {result_gap} over what you wanted. A finish is a finish, and I'm glad of it.
    [behind] {result}. {result_gap} more than we hoped, and you saw it through.
    [behind] There you are, {result}. The {result_gap} won't matter by supper.
    """

  static let afterFinish = """
    Walk a bit, get a drink in, and home.
    Don't stop on the spot. A slow walk, then something dry on.
    The rest of the way is for nothing at all. Enjoy it.
    Take it home gently. I'll say no more than I must.
    Something to eat within the hour, if you can. Off home with you.
    Let the legs down slowly. Home at a stroll or a shuffle.
    That's my work done. Yours is getting home warm.
    Shake them out. The road home is a short one in the head.
    Cap on, jacket on, home. I'll be quiet.
    A quiet jog home if you've far to go. No clock.
    """

  static let homeward = """
    {distance} in all. Nothing to prove on the road home.
    That one in {split}. It counts for nothing, and that's nice.
    {distance}, and home is the only target left.
    An easy one, {split}. No hurry.
    Another bit of road home. {distance} together.
    {distance}. If you've far to go, have a bite.
    Split {split_number} done in {split}. Potter on.
    {distance} today. That'll do you no harm.
    On the road home, {split} for that one.
    {distance}. Easy does it from here.
    """

  static let targetFast = """
    {last_three} over three minutes. You wanted {target_pace}.
    [gaining] That's quick for {target_pace}. Let some air out.
    Back to {target_pace}, there's a good runner.
    [gaining] You're under {target_pace}. Take the edge off it.
    {target_pace} was the order. Ease down to it.
    [gaining] Running hot. {last_three} where {target_pace} was asked.
    Save that for another day. {target_pace} today.
    Lift the foot off a bit. {target_pace} is plenty.
    [gaining] A touch too lively. Bring it to {target_pace}.
    The pace to find is {target_pace}. It's down from here.
    """

  static let targetSlow = """
    {last_three} of late, and {target_pace} was wanted.
    [losing] You're slack of {target_pace}. Lift the rhythm a shade.
    {target_pace} is up from here. Feet first, then lungs.
    [losing] Adrift of {target_pace}. Two minutes of attention will mend it.
    Pick the feet up. {target_pace} was the idea.
    [losing] {last_three} lately. Nudge it towards {target_pace}.
    If it's a hard day, let {target_pace} go. If not, find it.
    [losing] You've sagged a little. {target_pace}, if you please.
    Lean a whisker into it. {target_pace} is what you asked of yourself.
    A bit more step, a bit less stroll. {target_pace}.
    """

  static let targetHeld = """
    {last_three} over three minutes, {target_pace} wanted. Leave it be.
    You're on {target_pace}. I've nothing to add.
    {last_three}. That's what you came for.
    That's {target_pace}, near as makes no odds.
    {last_three} lately. The watch and I agree.
    There it is, {target_pace}. Let it tick over.
    {last_three} against {target_pace}. Carry on.
    On the number. {last_three}.
    I make it {last_three}. You asked for {target_pace}. Fine.
    You've found it. {last_three}, and no fuss.
    """
}
