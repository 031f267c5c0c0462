extension BestFriend {
  static let firstSplit = """
    First one done, {split}! See, we're already on our way.
    That's {distance}! {split}. How does it feel so far?
    Number one is in: {split}. Keep it gentle with me.
    {split} for the first. The rest of them just heard about us.
    {distance} in the bag! {split}. I'm happy already.
    One done in {split}. Take a breath and settle in with me.
    And there's our first: {split}. Shake the hands out.
    {split} on the first one. If you could chat now, it's right.
    Hello, {distance}! {split}, and the warm-up's nearly over.
    First little milestone, {split}. Sit back in your hips and roll.
    [on_target] First one, {split}. That's exactly what we said.
    [under_target] First one in {split}, {split_miss} under target. Ease it back with me?
    [over_target within_reach] First one, {split}. {split_miss} over target, and there's no rush at all.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer =
    plainSplits + "\n" + comparedSplits + "\n" + plannedSplits + "\n" + rareSplits

  private static let plainSplits = """
    {split_number} done in {split}. On we go, you and me.
    That's {split_number}! {split} for the last one.
    {split} for number {split_number}. I'll write that one down.
    {distance} together now. The last one took {split}.
    Number {split_number} says {split}. Shoulders down for me?
    {split_number} in the bag, {split} on the last. How are the legs?
    Ping! {split_number} done. {split}.
    There's {split_number}. {split}, and I'm right here.
    {distance}! Last one in {split}. A sip if you're thirsty?
    {split_number} down. That one was {split}.
    And that's {split_number}. {split}. Loosen the hands.
    {split} it was. {split_number} in our pocket.
    Hello, number {split_number}. You took {split}.
    Tick! {split_number}. The clock gave it {split}.
    {split_number} and counting. {split} for that one.
    You've run {distance}. {split} for the newest piece.
    {split_number}, in {split}. Wiggle your fingers.
    Guess what? Number {split_number}, in {split}.
    {distance} on the counter, {split} for the last.
    {split_number} of them now. The latest is {split}.
    {split} for split {split_number}. Big breath out.
    That was number {split_number}: {split}. The next one's ours too.
    {split_number}! I do like a new number. {split}.
    Number {split_number} wrapped up in {split}.
    {split}, and {distance} all told. Jaw loose?
    {split_number} done, {split}. {avg_pace} overall.
    We're at {distance}. {split} for the last, {avg_pace} overall.
    {distance} in {time}. The last of it took {split}.
    Split {split_number} in {split}. Give me a tiny fist pump.
    {split} on number {split_number}. Got it, thanks.
    Off goes number {split_number}, {split}. Now the next little one.
    {split_number} stars on our chart. {split} for the new one.
    Number {split_number} came in at {split}. What's it like out there?
    {distance}, friend. {split} for the latest bit.
    {split} there. {split_number} in total, if you're counting. I am.
    That makes {split_number}. {split}, says the clock.
    {split_number}. Sounds nice, doesn't it? {split} for that bit.
    Knock knock. Number {split_number}, {split}.
    {distance} in the legs, {split} for the last of it.
    {split_number}, collected in {split}. One more for the shelf.
    Number {split_number}, {split}. Arms easy, eyes up.
    {split} for that, {time} in all. {split_number} done.
    {split_number} little chapters. The latest took {split}.
    {split_number}, and {split} to show for it. On to the next.
    High five for {split_number}. {split}.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] {split_number} in {split}. {split_change} faster, you rascal.
    [faster] {split} for number {split_number}. That's {split_change} quicker.
    [faster] Ooh, {split_number} in {split}. {split_change} off the one before.
    [faster] {split_number}: {split}. You found {split_change} somewhere.
    [faster] {split}! Number {split_number} was {split_change} quicker. Feeling okay with that?
    [faster] Number {split_number}, {split}. Someone shaved off {split_change}.
    [faster] {distance}, {split} for the last. {split_change} less than before.
    [faster] {split_number} done, {split}. {split_change} quicker, if the legs agree.
    [faster] That's {split_number} in {split}. {split_change} better, just like that.
    [faster] {split} on number {split_number}, {split_change} quicker. Cheeky.
    [faster] {split_number} in {split}. {split_change} gained, breath permitting.
    [faster] A quicker one! {split_number} in {split}, by {split_change}.
    [faster] {split} for {split_number}. The one before was {split_change} longer.
    [slower] {split_number} in {split}. {split_change} more, and that's allowed.
    [slower] {split} for number {split_number}, {split_change} slower. Everything all right?
    [slower] {split_number}: {split}. A bit longer, by {split_change}. Shake the arms.
    [slower] Number {split_number}, {split}. {split_change} slower. Was that on purpose?
    [slower] {distance}, {split} for the last. It took {split_change} more.
    [slower] {split_number} done in {split}, {split_change} over the one before.
    [slower] {split} there, {split_change} slower. {split_number} done all the same.
    [slower] That was {split_number}: {split}. {split_change} went missing. We'll live.
    [slower] {split_number} in {split}. Up by {split_change}. How are the legs?
    [slower] {split} for {split_number}, and {split_change} more than last time. Quick little feet?
    [slower] Number {split_number} cost {split}, {split_change} extra. Breathe out long.
    [slower] {split_number}, {split}. {split_change} slower. The next one starts at zero.
    [slower] {split} for number {split_number}, {split_change} on top. No hurry.
    [equal] {split_number} in {split}. Same as the one before, give or take a second.
    [equal] {split} again for number {split_number}. Twins!
    [equal] Number {split_number}: {split}. A copy of the last.
    [equal] {split}, same again. {split_number} done.
    [equal] {distance}, and {split} once more. You're a clock.
    [equal] {split_number}: {split}. Spot the difference to the last one. I can't.
    [even] {split_number} in {split}. Three in a row, nice and even.
    [even] {split} for number {split_number}. The last three stay close together. I love that.
    [even] {split_number}: {split}. Even as kitchen tiles.
    [even] Number {split_number}, {split}. That's your rhythm, three times running.
    [even] {distance}, {split}. So even, I could nap between calls.
    [even] {split} for {split_number}. The last three could be sisters.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] {split_number} in {split}. Just what we said.
    [on_target] {split} for number {split_number}. Right on target.
    [on_target] Number {split_number}, {split}. That's our number!
    [on_target] {split_number} done in {split}. On target, so on we roll.
    [on_target] {distance}, {split} for the last. Just as ordered.
    [on_target] {split}. Number {split_number} goes in the plan's good books.
    [on_target] {split_number}: {split}. You and the plan are friends.
    [on_target] Bullseye. {split_number} in {split}.
    [under_target] {split_number} in {split}. {split_miss} under target.
    [under_target] {split} for number {split_number}, {split_miss} inside the target.
    [under_target] Number {split_number}: {split}. {split_miss} quicker than we said.
    [under_target] {split_number} done, {split}. {split_miss} to spare. Is it easy?
    [under_target] {distance}, {split}. The target had {split_miss} more in it.
    [under_target] {split} on {split_number}. {split_miss} under. Don't spend it all at once.
    [under_target] {split_number} in {split}, and {split_miss} in your pocket.
    [under_target] That's {split_number}, {split}. {split_miss} under, easy does it.
    [over_target within_reach] {split_number} in {split}. {split_miss} over target, no drama.
    [over_target within_reach] {split} for number {split_number}, {split_miss} over. Quick feet for a bit?
    [over_target within_reach] Number {split_number}: {split}. {split_miss} more than we said.
    [over_target within_reach] {split_number} done, {split}. {split_miss} over. Feel okay?
    [over_target within_reach] {distance}, {split} for the last. {split_miss} past the target.
    [over_target within_reach] {split} on {split_number}. The target wanted {split_miss} less.
    [over_target within_reach] {split_number}, {split}. {split_miss} over. Breathe, then nudge.
    [over_target within_reach] That's {split_number} in {split}. {split_miss} over. Your call, friend.
    [faster over_target within_reach] {split_number} in {split}. {split_change} better, {split_miss} to find.
    [slower under_target] {split} for {split_number}. Eased off, and {split_miss} under target anyway.
    """

  /// The last one, the quickest and the slowest, and what the ground did.
  private static let rareSplits = """
    [last_split] {split_number} in {split}. Only the last piece now!
    [last_split] {split} for number {split_number}. {remaining} and we're done.
    [last_split] That's {split_number}, {split}. The next line is the finish.
    [last_split] {split_number} done, {split}. {remaining}. Come on, you!
    [last_split] {distance}, {split} for the last. Almost dessert.
    [fastest] {split_number} in {split}. Your fastest so far!
    [fastest] {split}! Number {split_number} is the quickest of the lot.
    [fastest] Number {split_number}: {split}. New record for today.
    [fastest] {split} for {split_number}. Nothing today was quicker.
    [fastest] {split_number}, {split}. Top of the chart. Did it feel okay?
    [slowest] {split_number} in {split}. The longest today. A sip, a breath, and on.
    [slowest] {split} for number {split_number}, our slowest. It's behind you now.
    [slowest] Number {split_number}: {split}. The slow one had to be somewhere.
    [slowest] {split_number} done, {split}. Slowest today. Be nice to yourself.
    [slowest] {split} on {split_number}. The longest yet, and you kept going.
    [uphill] {split_number} in {split}, with a climb at the end of it.
    [uphill] {split} for number {split_number}. Going up takes longer, so don't mind it.
    [uphill] {split_number}: {split}, and it's uphill here. Tiny steps.
    [uphill slower] {split} for {split_number}. {split_change} more, and the hill did that.
    [downhill] {split_number} in {split}. Downhill helps, so let it.
    [downhill] {split} for number {split_number}, rolling down. Quick feet!
    [downhill] {split_number}: {split}. Free speed here, loose knees.
    [downhill faster] {split} for {split_number}. {split_change} less, with a push from the hill.
    """

  static let clock = """
    {time} already! It felt like a short chat to me.
    That's {time} out here. What's the nicest thing you've seen?
    We've been going for {time}. How's the mood? Mine's great.
    {time} on the clock, my friend. Give your arms a little shake.
    Guess how long we've been out? {time}! Time well spent.
    {time}, just for you. Nobody else gets to have it.
    Well, hello there, {time}. Where did that go?
    {time} together. You bring the legs, I bring the chat.
    {time} of running. That's really something.
    {time}! If anyone asks where you were, you were being wonderful.
    [unbroken] {time}, and you've hardly stopped for a second of it.
    [fine] {time} in, and you've got this nicely in hand.
    [long] {time}. That's proper long-run territory, you know.
    [steady] {time}, and your pace hardly moves. Like a metronome in shoes.
    """
}
