extension OldHand {
  static let firstSplit = """
    First one in {split}. I've seen plenty of first ones. They lie.
    {split} to begin with. Let the legs wake up before you judge them.
    There's the first, {split}. Forget it and run the next.
    {distance}, {split}. An engine needs that long just to get warm.
    {split}. The old runners always hid their good one for later.
    That's one, in {split}. Now we settle down to work.
    One done: {split}. My pencil's out.
    {split} for the first. Don't frame it yet.
    [first under_target] One in {split}, {split_miss} under. Rein it in while it's cheap.
    [first over_target within_reach] One in {split}, {split_miss} over. Nobody ever lost a run there.
    [first on_target] One in {split}, right on the plan. Sit back in it.
    [first easy] {split}, and the heart's hardly awake. That's how to open.
    [first hard] {split}, and the heart's high for a first one. Ease down.
    [first uphill] One in {split}, and you're climbing already. Small steps.
    """

  static let kilometer = kilometerPlain + "\n" + kilometerCompared + "\n" + kilometerPlanned

  private static let kilometerPlain = """
    {split_number} done: {split}.
    {split_number}, in {split}. Into the notebook it goes.
    Number {split_number}, {split}. I used to write these on the back of my hand.
    {split} for number {split_number}. You run them, I count them.
    That's {split_number}. {split} for the last.
    {distance}, and {split} for that one.
    {split_number} in the bag. {split}.
    Mark it down: {split_number}, in {split}.
    {split_number} gone, the last in {split}. On we go.
    {split}. That makes {split_number}.
    {distance} in {time}. The last one took {split}.
    {split_number} of them now. {split} for the newest.
    Number {split_number} is in. {split}. My pencil's sharp.
    {split} that time. {split_number} done, and the road goes on.
    {split_number}. {split}. Roll your shoulders and off to the next.
    {split} for the last. {split_number} in all.
    {split_number} chalked up, {split}. Nobody rubs those out.
    {distance} done, {split} for the last.
    {split_number}, {split}. Somewhere a dog wonders what the hurry is.
    {split}, and number {split_number} goes on the pile.
    {split_number} done in {time}. {split} for the last.
    {split_number} posts passed. {split} since the last one.
    Here's {split_number}: {split}. Eyes up, hands loose.
    {split}. Number {split_number}. The next is the only one that matters.
    {split_number} on the slate. {split}.
    {distance}. {split}. I'll keep counting, you keep running.
    {split} for {split_number}. Average {avg_pace}.
    {split_number} down, {split}. Let it go and look up the road.
    {distance}, {time} on the watch, {split} for the last.
    Number {split_number}: {split}. They all count alike, the good and the bad.
    {split_number} knots in the net. {split} for the latest.
    {split}. {split_number} done. I've wound the watch for the next.
    Clock says {split}. That was number {split_number}.
    {split_number}, in {split}. A long road is only short ones in a row.
    {split}, and {split_number} done. Drop the shoulders.
    {split_number} in {split}. My first watch would have said teatime.
    That was {split}. {split_number} in the book.
    {distance}. {split} to get here from the last one.
    {split_number} jars on the shelf. {split} for this one.
    {split}. Number {split_number} has left the station.
    {split_number}. {split} for it. Breathe out and carry on.
    {distance} of road, {avg_pace} on average, {split} just now.
    {split_number} stitches. {split} for the last.
    {split} by my watch, and that's {split_number}.
    {split_number} done, {split}. Nobody can take those back.
    Put {split_number} down as {split}.
    {split_number}, {split}. The kettle's one nearer.
    {split} for number {split_number}. Loosen the hands.
    {split_number} bricks laid. {split} for the last.
    {split}. {split_number} said and done.
    {split_number} in, {split}. Unclench the jaw and go on.
    {split_number} rungs of the ladder. {split} for that one.
    [second_on] Another one: {split}. {split_number} now.
    [heart] {split_number} in {split}, heart at {hr}.
    [unbroken late] {split_number} done, {split}, and not a stop worth the name.
    [long] {split_number} in {split}. Over an hour on your feet now.
    [easy] {split} for {split_number}, and the heart's only strolling.
    [hard] {split_number}, {split}. The heart's high. Ease off a little.
    [last_split] {split_number} in {split}. Only {remaining} left.
    [last_split] {split} for {split_number}. The next mark is home.
    [last_split] Number {split_number}, {split}. {remaining}, and the kettle's on.
    [last_split] {split_number} done, {split}. After this there's only the end.
    [last_split] {split}. That's {split_number}, and I'm putting the pencil away.
    [uphill] {split_number} in {split}, and you're climbing. Short steps.
    [uphill] {split}. {split_number} done, with a slope under you. Hands low.
    [uphill] Number {split_number}, {split}. Uphill now. The clock can wait.
    [downhill] {split_number} in {split}. Downhill now. Small steps, no brakes.
    [downhill] {split}. {split_number} done, and the road's falling. Let it roll.
    [downhill] Number {split_number}, {split}. Downhill. Arms a bit wide.
    """

  private static let kilometerCompared = """
    [faster] {split_number} in {split}, {split_change} quicker than the last.
    [faster] {split}. {split_change} off the one before. That's {split_number}.
    [faster fine] {split_number}: {split}. {split_change} quicker, and it suits you.
    [faster] {split} for {split_number}. Quicker by {split_change}. Did you mean it?
    [faster early] {split_number}, {split}. {split_change} quicker, and it's early. Lid on.
    [faster late fine] {split_number} in {split}, {split_change} quicker. There was a spare gear in the shed.
    [faster] Number {split_number}, {split}. Somebody oiled the gate. {split_change} quicker.
    [faster uphill] {split}, quicker, and you're climbing. {split_number} done.
    [faster downhill] {split_number}, {split}. Quicker. The slope lent you some of that.
    [faster] {split}. {split_number} beat its neighbor by {split_change}.
    [faster easy] {split_number} in {split}. Quicker, and the heart hardly noticed.
    [faster hard] {split_number}, {split}. {split_change} quicker, and the heart's paying. Ease a touch.
    [faster over_target within_reach] {split}, quicker than the last. {split_number} done, and that's the right way.
    [faster under_target] {split_number} in {split}. Quicker, and {split_miss} under. Don't get fond of it.
    [faster] {split_change} quicker: {split} for {split_number}. Write it small.
    [slower] {split_number} in {split}, {split_change} slower than the last.
    [slower] {split}. {split_change} more than the one before. That's {split_number}.
    [slower] Number {split_number}, {split}. Slower by {split_change}. Was it the road or the legs?
    [slower] {split} for {split_number}. {split_change} went missing. Short, quick steps.
    [slower fine] {split_number}: {split}. {split_change} slower. I wouldn't lose sleep.
    [slower uphill] {split_number}, {split}. Slower, but you're climbing. That's allowed.
    [slower early] {split}, slower by {split_change}. {split_number} done, and the day's long.
    [slower late] {split_number} in {split}, {split_change} slower. Tall back, shorter step.
    [slower tired] {split}, {split_change} slower. {split_number} in. How are the legs?
    [slower easy] {split_number} in {split}. Slower, and the heart's idling. Lift it if you like.
    [slower hard] {split_number}, {split}. Slower, and the heart's high. Ease off and let it drop.
    [slower under_target] {split}, slower than the last, still {split_miss} under. {split_number} done.
    [slower over_target within_reach] {split_number} in {split}. Slower, and {split_miss} over. Tidy the stride.
    [slower] {split}. Number {split_number} gave {split_change} back.
    [equal] {split_number}, {split}. Same again.
    [equal] {split}, the twin of the last one. {split_number} done.
    [equal] Number {split_number} in {split}. You could set a clock by it.
    [equal] {split} again on the watch. {split_number} in.
    [equal] {split_number}: {split}. Two peas.
    [equal fine] {split}, same as the last. {split_number} done, and I've no notes.
    [even] {split_number} in {split}. Even as a picket fence.
    [even] {split}. Three alike. {split_number} done.
    [even] {split_number}, {split}. Steady as a farmhouse clock.
    [even] {split} for {split_number}. One knot like the next.
    [even fine] {split_number} in {split}. Even running. Rarer than you'd think.
    [even] {split}. {split_number} in. You could hang a door by those.
    [even late] {split_number}, {split}. Even, this late. Most folk are ragged by now.
    [fastest] {split_number} in {split}. Your quickest today.
    [fastest] {split}. None quicker so far. {split_number} done.
    [fastest early] {split_number}, {split}. Quickest yet, and it's early. Careful.
    [fastest late fine] {split}, the quickest of the lot. {split_number} in. That's how to come home.
    [fastest] Number {split_number}, {split}. Top of the page.
    [slowest] {split_number} in {split}. The slowest so far. One of them has to be.
    [slowest] {split}. Bottom of the page, and it's only a page. {split_number} done.
    [slowest uphill] {split_number}, {split}. Slowest yet, and uphill. Fair enough.
    [slowest late] {split}, slowest so far. {split_number} in. Run it lamp to lamp.
    [slowest] Number {split_number}, {split}. Slowest yet. Shake the arms out and turn the page.
    """

  private static let kilometerPlanned = """
    [on_target] {split_number} in {split}. As ordered.
    [on_target] {split}, right on it. {split_number} done.
    [on_target] Number {split_number}, {split}. The plan couldn't ask for more.
    [on_target] {split_number}: {split}. Just where we said.
    [on_target] {split} for {split_number}. Sawn to the line.
    [on_target fine] {split_number} in {split}. On target. Change nothing.
    [on_target] {split}. {split_number} done, and the plan's content.
    [on_target] {split_number} went in {split}. Measured like a joiner.
    [on_target late] {split}, on target, this far along. {split_number} done.
    [under_target] {split_number} in {split}, {split_miss} under.
    [under_target] {split}. {split_miss} quicker than asked. {split_number} done.
    [under_target] Number {split_number}, {split}. {split_miss} in the tin.
    [under_target early] {split_number}, {split}. {split_miss} under, and it's early. Rein it in.
    [under_target] {split}, {split_miss} under. {split_number} in. Don't make a habit of it.
    [under_target late fine] {split_number} in {split}, {split_miss} under. Spend it as you like.
    [under_target] {split_miss} under with {split}. {split_number} done. Put it away.
    [under_target downhill] {split_number}: {split}. {split_miss} under, and the slope's helping.
    [under_target] {split} for {split_number}. The plan wanted {split_miss} more.
    [under_target hard] {split_number}, {split}. {split_miss} under, heart high. Too dear. Ease back.
    [over_target within_reach] {split_number} in {split}, {split_miss} over.
    [over_target within_reach] {split}. {split_miss} over the plan. {split_number} done.
    [over_target within_reach] Number {split_number}, {split}. {split_miss} owed. Pay it in pennies.
    [over_target uphill within_reach] {split_number}, {split}. {split_miss} over, but you're climbing.
    [over_target late within_reach] {split_number} in {split}, {split_miss} over. Arms first, the legs follow.
    [over_target within_reach] {split}, {split_miss} over. {split_number} in. Quick feet, and we'll see the next.
    [over_target easy within_reach] {split_number} in {split}. {split_miss} over, and the heart has room. Lift it.
    [over_target hard within_reach] {split_number}, {split}. {split_miss} over, heart high. Let the plan wait.
    [over_target cushion_shrinks within_reach] {split}, {split_miss} over. {split_number} done. You'd some saved for it.
    [over_target within_reach] {split_miss} over for {split_number}: {split}. It happens. Next.
    """

  static let clock = """
    {time} on the watch. Time enough to think, if you like that sort of thing.
    {time}. The first hour teaches the legs, the second teaches the head.
    That's {time} of running. I've known shorter marriages.
    {time}. Have a look around, you've paid for the view.
    The clock reads {time}. No need to argue with it.
    {time} so far. Loosen the jaw, drop the hands.
    {time}. If the mind wanders, let it. It knows the way home.
    {time}, and {distance}. Write that on the back of your hand.
    {time} in all. My wife would be asking about lunch.
    {time} gone by. The tea I made has had time to go cold.
    [moving fine] {time} and still going. That's the whole art.
    [unbroken] {time}, and hardly a pause in it. The body likes a habit.
    [easy] {time}, and the heart's easy. Slow hours like this have saved more careers than fast ones.
    [long] {time}. Past the hour you're living off what you built before.
    [tired easing] {time}. It's showing in the pace. Shorter step, softer hands.
    """
}
