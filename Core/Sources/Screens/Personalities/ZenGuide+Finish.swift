/// The words at the goal, after it, and about a target pace without a goal.
extension ZenGuide {
  static let finished = """
    {result}. You are there.
    It is done. {result}. Let it sink in.
    {result}. The whole distance, one step after another.
    The goal is reached. {result}. Be glad of it.
    [ahead] {result}, {result_gap} less than planned. Enjoy this.
    [ahead] Done in {result}. {result_gap} were a gift to yourself.
    [ahead] {result}. You arrived {result_gap} early.
    [behind] {result}, {result_gap} more than planned. You arrived, and that is what lasts.
    [behind] Done. {result}. Let the {result_gap} go.
    [behind] {result}. The plan missed by {result_gap}. You did not give up.
    """

  static let afterFinish = """
    Walk now. Let the breath come down by itself.
    The rest of the road asks nothing of you.
    Drink, keep warm, go home slowly.
    There is only the road home now.
    I will be quiet. Enjoy the silence you earned.
    Let the legs loosen. No more numbers.
    Something warm, something to eat. Home.
    Go as slowly as you like.
    Feel the ground, and walk.
    It is finished. Take it home gently.
    """

  static let homeward = """
    {distance} in all. Nothing is asked of you.
    {split} for that one. Nothing hangs on it.
    {distance}. The road home.
    Easy. That one took {split}.
    {distance} so far. Let the feet wander.
    Split {split_number}, {split}. No goal remains.
    {distance}. Drink if you are thirsty.
    Homeward. {split} for the last.
    {distance} today. Enough, and more than enough.
    One more on the road home. {split}.
    """

  static let targetFast = """
    {last_three} for three minutes. You wanted {target_pace}.
    [gaining] This is more than {target_pace}. Let it sink.
    Come back to {target_pace}.
    [gaining] Too eager. Breathe out, and find {target_pace}.
    {target_pace} is enough for today.
    [gaining] {last_three}. Let go of the extra.
    Softer, until it is {target_pace}.
    Less. {target_pace} is the pace you chose.
    [gaining] You are pulling. {target_pace} needs no pulling.
    Return to what you chose: {target_pace}.
    """

  static let targetSlow = """
    {last_three} of late. You wished for {target_pace}.
    [losing] A little under {target_pace}. Lighter feet.
    Let the rhythm rise towards {target_pace}.
    [losing] {last_three}. A small lift is enough.
    If the day is hard, let {target_pace} go. If not, lean in gently.
    [losing] The pace has sunk. Call it back to {target_pace}.
    Shorter steps, more of them. {target_pace} will come.
    Lift the gaze. {target_pace} is near.
    [losing] Wake the arms, and {target_pace} follows.
    You chose {target_pace}. Move towards it.
    """

  static let targetHeld = """
    {last_three}, and {target_pace} was wished for. Stay.
    You are at {target_pace}. Nothing to do.
    {last_three}. This is the pace you chose.
    {target_pace}, as you wished.
    {last_three} for three minutes. Let it be.
    The pace is where you wanted it.
    {last_three} against {target_pace}. Rest in it.
    You have found {target_pace}.
    Here is {target_pace}. Simply go on.
    {last_three}. No correction.
    """
}
