extension ZenGuide {
  static let firstSplit = """
    {split}. The first one. Let it go.
    One is complete, in {split}. Feel the feet.
    {distance}, in {split}. The body is awake now.
    {split} for the beginning. Nothing to hold on to.
    The first is done: {split}. Soften the hands.
    First split, {split}. One long breath out.
    {distance} done in {split}. No hurry yet.
    {split} to begin with. Let the shoulders come down.
    One. {split}. Settle into it.
    The first took {split}. Run the second as it comes.
    [on_target] The first, {split}. As planned.
    [under_target] {split} for the first. {split_miss} under. Let it come down.
    [over_target within_reach] {split} for the first, {split_miss} over. There is plenty of time.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer =
    plainSplits + "\n" + comparedSplits + "\n" + plannedSplits + "\n" + rareSplits

  private static let plainSplits = """
    {split_number}. {split}. Breathe out.
    Number {split_number}, {split}. Soft shoulders.
    {split} for number {split_number}. Quiet feet.
    {distance}. The last in {split}. Hands open.
    {split_number} done, in {split}. Here is the next.
    {split_number}, in {split}. Let it go, and run this one.
    {split}. That was number {split_number}. Loosen the jaw.
    {distance}, {split} for the last. Look up.
    {split_number} complete. {split}. A long breath out.
    {split_number} in {split}. Let the arms swing.
    Split {split_number}, {split}. Unclench the hands.
    {split}, and {split_number} is done. Run the one you are in.
    {distance} in {time}. {split} for the last.
    {split_number}: {split}. Light feet.
    That one took {split}. It was number {split_number}.
    {split_number} now, the last in {split}. Stay soft.
    {split} for {split_number}. Feel the ground.
    {split_number} in all. {split} for this one.
    {distance}. {split}. Let the face rest.
    {split_number}. It took {split}. It is over.
    {split} for that. {split_number} so far. Tall and light.
    Number {split_number} in {split}. What can you hear?
    {split_number} done. {split}. Drop the shoulders.
    {distance} now. {split} since the last mark.
    {split_number}, and {split} for it. Eyes up.
    {split}. Number {split_number}. Nothing to add.
    {split_number} in the legs, {split} for the last.
    The clock says {split} for number {split_number}.
    {split_number}. {split}, {avg_pace} on average.
    {distance} at {avg_pace}. The last took {split}.
    {split} for the last, {distance} in all. Soft knees.
    {split_number} finished in {split}. Begin the next.
    {split_number} of them, the latest in {split}.
    {split}, number {split_number}. Relax the forehead.
    Here is {split_number}, in {split}. Run on.
    {split_number} gone by, {split} for the last. Feel the air.
    {split} went into number {split_number}. Empty the lungs.
    {distance} run, {split} at the end of it. Let the hands hang.
    {split_number} marks. {split} to the newest.
    Number {split_number} closes at {split}. Elbows back.
    {split} from there to here. {split_number} done.
    {split_number} in, {split} on it. One thing at a time.
    {distance}. {split} just now. Breathe low.
    {split_number}, {split}. Thank the legs, and go on.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] {split_number} in {split}. {split_change} faster.
    [faster] {split} for number {split_number}, {split_change} quicker. Is it easy?
    [faster] {split_number}: {split}. {split_change} less than before.
    [faster] {split_number}, {split}. Quicker by {split_change}. Stay loose.
    [faster] {distance}, {split} for the last. {split_change} faster.
    [faster] {split}, {split_change} sooner. {split_number} done.
    [faster] Number {split_number} took {split}. The pace rose by {split_change}.
    [faster] {split_number} done in {split}. {split_change} quicker.
    [faster] {split} for {split_number}. Faster by {split_change}. Keep the breath long.
    [faster] {split_number}. {split}. Quicker by {split_change}.
    [faster] {split_change} faster. {split} for number {split_number}.
    [faster] Number {split_number}, {split}. {split_change} sooner than the last. Let it be.
    [slower] {split_number} in {split}. {split_change} slower.
    [slower] {split} for number {split_number}, {split_change} more. It is only a number.
    [slower] {split_number}: {split}. {split_change} slower. How is the breath?
    [slower] {split_number}, {split}. Slower by {split_change}. Loosen first.
    [slower] {distance}, {split} for the last. {split_change} more.
    [slower] {split}, {split_change} later. {split_number} done.
    [slower] Number {split_number} took {split}. {split_change} longer. Small steps.
    [slower] {split_number} done in {split}, {split_change} slower. Let it go.
    [slower] {split} for {split_number}. The pace eased by {split_change}.
    [slower] {split_number}. {split}. {split_change} over the last. No judgment.
    [slower] {split_change} slower. {split} for number {split_number}.
    [slower] Number {split_number}, {split}. {split_change} up. Lift the feet.
    [equal] {split_number} in {split}. The same as the last.
    [equal] {split} again, for number {split_number}.
    [equal] {split_number}: {split}. Equal to the one before.
    [equal] Number {split_number}, {split}. Nothing has changed.
    [equal] {distance}, and {split} once more.
    [even] {split_number} in {split}. The last three are even.
    [even] {split} for number {split_number}. Even as breathing.
    [even] {split_number}: {split}. Three alike.
    [even] Number {split_number}, {split}. The last three keep together.
    [even] {distance}, {split}. Even and quiet.
    [even] {split_number}, {split}. Three in a row, like footprints.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] {split_number} in {split}. As planned.
    [on_target] {split} for number {split_number}. On target.
    [on_target] {split_number}: {split}. Where you meant to be.
    [on_target] Number {split_number}, {split}. The plan and the legs agree.
    [on_target] {distance}, {split} for the last. Right on it.
    [on_target] {split_number} done, {split}. On target. Stay.
    [on_target] {split}, on target. {split_number} complete.
    [on_target] {split_number}, {split}. Just this.
    [under_target] {split_number} in {split}. Under target by {split_miss}.
    [under_target] {split} for number {split_number}, {split_miss} to spare.
    [under_target] {split_number}: {split}. {split_miss} under. Is it quiet inside?
    [under_target] Number {split_number}, {split}. {split_miss} early.
    [under_target] {distance}, {split} for the last. {split_miss} inside the target.
    [under_target] {split_number} done, {split}. {split_miss} under. Soften.
    [under_target] {split}, {split_miss} under. {split_number} complete.
    [under_target] {split_number}, {split}. {split_miss} quicker than was asked.
    [over_target within_reach] {split_number} in {split}. {split_miss} over target.
    [over_target within_reach] {split} for number {split_number}, {split_miss} over. No chasing.
    [over_target within_reach] {split_number}: {split}. {split_miss} over. Quick, light feet.
    [over_target within_reach] Number {split_number}, {split}. {split_miss} late. Let it be.
    [over_target within_reach] {distance}, {split} for the last. Over by {split_miss}.
    [over_target within_reach] {split_number} done, {split}. {split_miss} over. Breathe, then lift.
    [over_target within_reach] {split}, {split_miss} over. {split_number} complete.
    [over_target within_reach] {split_number}, {split}. The target is {split_miss} away.
    [faster over_target within_reach] {split_number} in {split}. {split_change} faster, {split_miss} to find.
    [slower under_target] {split} for {split_number}. Easing, and {split_miss} under.
    """

  /// The last one, the quickest and the slowest, and what the ground did.
  private static let rareSplits = """
    [last_split] {split_number} in {split}. {remaining} remains.
    [last_split] {split} for number {split_number}. The next mark is the finish.
    [last_split] {split_number}: {split}. Only the end is left.
    [last_split] {distance}, {split} for the last. Run all of what is left.
    [last_split] Number {split_number}, {split}. {remaining}. Stay awake.
    [fastest] {split_number} in {split}. The fastest so far.
    [fastest] {split} for number {split_number}. None was quicker.
    [fastest] {split_number}: {split}, the fastest. Keep the face soft.
    [fastest] Number {split_number}, {split}. The quickest of today.
    [fastest] {distance}, {split}. Your fastest. Do not hold on to it.
    [slowest] {split_number} in {split}. The slowest so far. It has passed.
    [slowest] {split} for number {split_number}, the longest. Be kind.
    [slowest] {split_number}: {split}. The slowest. A sip, if you have one.
    [slowest] Number {split_number}, {split}. None was slower. Start over here.
    [slowest] {distance}, {split}. The slowest one, and it is done.
    [uphill] {split_number} in {split}. It climbs here. Small steps.
    [uphill] {split} for number {split_number}, ending uphill. Keep the breath.
    [uphill] {split_number}: {split}. Uphill now. Let the pace drop.
    [uphill slower] {split} for {split_number}. {split_change} more. That was the hill.
    [downhill] {split_number} in {split}. It falls here. Let go.
    [downhill] {split} for number {split_number}, ending downhill. Loose knees.
    [downhill] {split_number}: {split}. Downhill now. Quick, small steps.
    [downhill faster] {split} for {split_number}. {split_change} less, with the slope.
    """

  static let clock = """
    {time}. Three slow breaths, all the way out.
    {time} on the way. Feel the ground under you.
    {time}. What is tense? Let that go first.
    {time} of steps, one at a time.
    {time}. Widen the eyes and take in the edges.
    {time}. Some of it was easy, some was not. All of it counts.
    {time} so far. Listen for the farthest sound you can find.
    {time}. No need to get anywhere for a moment.
    {time}. Unclench the hands, then the jaw.
    {time} of running. Drop what you do not need.
    [unbroken] {time}, almost without a break. Let it roll on.
    [steady] {time}. Your pace is steady. Rest in it.
    [easy] {time}, and the heart is quiet. Stay there.
    [long] {time}. A long run is many short ones. Run this one.
    """
}
