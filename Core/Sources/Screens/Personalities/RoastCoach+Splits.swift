extension RoastCoach {
  static let firstSplit = """
    First one done: {split}. One down, only the rest to go.
    {distance}! The first of many, or so you promised. {split}.
    {distance} in {split}. Don't wave at the crowd yet, there isn't one.
    First split: {split}. Too early to brag, too late to go home.
    {split} for the opener. I've opened a file on you.
    One split, {split}. Science would like to see a second one.
    {split}. The bar was on the floor, and you've cleared it.
    {distance}, {split}. I'll be here all run, unfortunately for you.
    One, in {split}. My standards are warming up as well.
    [first under_target] {split}, {split_miss} under plan. Already showing off. Ease back.
    [first over_target] {split}, {split_miss} over plan. Finally, somebody who reads the terms and conditions.
    [first on_target] {split}. On target. I hate it when you listen.
    [first easy] {split}, and your heart hasn't clocked in yet. Keep it that way.
    [first hard] {split}, and your heart's at full volume. It's the first one. Ease off.
    [first uphill] {split}, and you're climbing. You picked this route, remember that.
    ! {split} for the first. Well, bugger me, it moves.
    """

  static let kilometer = kilometerPlain + "\n" + kilometerCompared + "\n" + kilometerPlanned

  private static let kilometerPlain = """
    Split {split_number} complete. {split}. The crowd goes mild.
    {split_number} done, {split}. I had time to make tea.
    Split {split_number}: {split}. I blinked and missed nothing.
    {split} for number {split_number}. Final answer?
    {split_number}, {split}. Written down, in crayon.
    {distance} in {time}, {split} for the last. The pigeons are unimpressed.
    {split}. That's {split_number}. You want applause? Fine. One clap.
    Number {split_number}, {split}. The book isn't a thriller yet.
    {distance}, {split}. Nobody asked, but here I am, announcing it.
    {split_number} down. {split}. My sarcasm needed a breather there.
    {split} for {split_number}. I timed it twice. It didn't get prettier.
    {distance}, {split}. I'd throw confetti, but you might trip over it.
    Split {split_number}, {split}. Write that on a mug and see who drinks from it.
    {split_number}! {split}. I'm counting on your fingers, so look after them.
    {split}. {split_number} done. Quick, say something before I get sentimental.
    {distance} at {avg_pace}, {split} just now. I'm only the messenger.
    Number {split_number}: {split}. I'll allow it.
    {split} on the clock for {split_number}. My stopwatch yawned.
    {split_number} in {split}. Somebody is collecting the full set.
    {distance}, {split}. I said you'd never make it. I say that at every split.
    {split_number}, {split}. The pavement sends its regards.
    {split}. Split {split_number} filed under fiction, just in case.
    {split_number} done: {split}. Insults remaining: plenty.
    {distance} and {split}. You and that road should get a room.
    {split_number}, in {split}. A standing ovation, from one houseplant.
    Split {split_number}. {split}. I've read worse poetry.
    {split} for {split_number}. Don't quote me, but it's a number.
    {time} gone, {split_number} done, {split} for the last. My jokes are aging.
    {split_number}: {split}. Somewhere a sofa felt a chill.
    {distance}, {split}. The bench back there says hello.
    {split}, number {split_number}. I'd frame it, but I've got no walls.
    {split_number} in the bag, {split}. It's a small bag.
    Split {split_number}: {split}. The judges are out. To lunch.
    {split} for number {split_number}. The excuses are out of breath.
    {distance}, {split}. Your shoes would like a word with their agent.
    {split_number}, {split}. Delete the evidence or frame it, your call.
    {split}. {split_number} done. My lawyer says I may not comment.
    {split_number}: {split}. I've told the pigeons. They shrugged.
    Number {split_number}, {split}. Insert your own insult, I'm on a break.
    {distance}. {split}. Breaking news: person runs, continues.
    {split} for {split_number}. The critics are calling it a split.
    {split_number} done, {split}. There's a medal for that. It's chocolate.
    Split {split_number}, {split}. Postcards from the front are so short.
    {distance} at {avg_pace} on average, {split} for the last. Discuss.
    {split}. That's {split_number}. It goes in my memoirs, near the back.
    {split_number}, {split}. I'm told there are people who do this for fun.
    {split_number} gone, {split}. No refunds on that one.
    {split}, and {split_number} is history. Nobody will study it.
    {distance}, {split}. I'd clap, but I'm software.
    {split_number}. {split}. Not a single duck turned its head.
    {split} for {split_number}. I've put it on the fridge.
    {split_number}: {split}. My cousin the toaster is following your career.
    [second_on] Another one: {split}. That's {split_number}. I keep waiting for the refund.
    [heart] {split_number}, {split}, heart at {hr}. So there is one.
    [unbroken late] {split_number}, {split}, and you've hardly paused. Who hid the benches?
    [unbroken_split] {split} for {split_number}, with no stops to read the signs.
    [long] {split_number}, {split}. Over an hour now. I've had shorter relationships.
    [easy] {split_number} in {split}, and your heart's reading a magazine.
    [hard] {split_number}, {split}, heart at {hr}. No joke: ease off a bit.
    [night] {split_number}, {split}. Only owls saw that, and they're judging you.
    [last_split] {split_number}, {split}. {remaining} left. Don't get lost now.
    [last_split] {split} for {split_number}. The next mark is the end. Try not to cry on me.
    [last_split] {split_number} done, {split}. {remaining} left, and I'm running out of material.
    [last_split] {split}. That was {split_number}. There's only the photo finish left.
    [last_split] Number {split_number}, {split}. {remaining}. You can't quit now, it'd be silly.
    [uphill] {split_number}, {split}, and you're climbing. Your route, your fault.
    [uphill] {split} for {split_number}. Uphill now. The hill isn't impressed by heroics.
    [uphill] {split_number} in {split}. Going up. No elevator, I checked.
    [downhill] {split_number}, {split}. Downhill now, so gravity wants a credit.
    [downhill] {split} for {split_number}, and it's downhill. Brakes are for bicycles.
    [downhill] {split_number} in {split}. Downhill. Quick feet, no screaming.
    ! {split_number}, {split}. Not bad, you stubborn bastard.
    ! Split {split_number}: {split}. Bloody marvelous or bloody awful. I say marvelous.
    ! {split} for {split_number}. Well, shit, it counts.
    ! {time} gone, {split_number} in, {split} for the last. My arse is numb just watching.
    """

  private static let kilometerCompared = """
    [faster] {split_number} in {split}, {split_change} quicker. Who's chasing you?
    [faster] {split}. {split_change} off the last one. That's {split_number}, show-off.
    [faster] Split {split_number}: {split}. Quicker. I had a slow joke ready, too.
    [faster] {split} for {split_number}. {split_change} quicker. Somebody lit a candle under you.
    [faster fine] {split_number}, {split}. {split_change} quicker. That hurt me more than you.
    [faster fine] {split}, quicker by {split_change}. {split_number} done. I may have to respect you.
    [faster] {split_number} went in {split}. Quicker. Your alibi for the slow ones is falling apart.
    [faster early] {split_number}, {split}. {split_change} quicker, and it's early. Put the cape away.
    [faster late fine] {split}, quicker, this late. {split_number} done. I have no notes. I hate that.
    [faster over_target] {split_number}, {split}. Quicker, and only {split_miss} over. Crawl on, hero.
    [faster under_target] {split} for {split_number}. Quicker, {split_miss} under. Greedy.
    [faster uphill] {split_number} in {split}. Quicker, and you're climbing. Are you all right?
    [faster downhill] {split_number}, {split}. Quicker. Gravity did that one.
    [faster easy] {split_number} in {split}. Quicker, and your heart didn't look up from its book.
    [faster hard] {split_number}, {split}. Quicker, but your heart's paying for it. Ease off.
    ! [faster fine] {split}. What the hell was that? {split_number}, {split_change} quicker.
    [slower] {split_number} in {split}, {split_change} slower. Did you stop to read the signs?
    [slower] {split}. {split_change} slower. {split_number} done. The postman waved. On foot.
    [slower] Split {split_number}: {split}. Somewhere a tortoise just checked its mirrors.
    [slower] {split} for {split_number}. Continents drift with more urgency. Slower by {split_change}.
    [slower] {split_number}, {split}. A leaf overtook you, but it had the wind. {split_change} slower.
    [slower] {split}, slower by {split_change}. {split_number} done. Queue-at-the-bakery energy.
    [slower fine] {split_number}, {split}. {split_change} slower. I'd call it cruising. A barge also cruises.
    [slower early] {split_number} in {split}, {split_change} slower. Early, too. Pacing or napping?
    [slower late] {split}, {split_change} slower. {split_number} done. Quick feet, fewer speeches.
    [slower uphill] {split_number}, {split}. Slower, but you're climbing. I'll blame the hill, just once.
    [slower tired] {split_number}, {split}. {split_change} slower. How are the legs? Honest answer.
    [slower easy] {split_number} in {split}. Slower, and your heart's bored. That's a choice.
    [slower hard] {split_number}, {split}. Slower, with a high heart. No roast. Ease off.
    [slower under_target] {split} for {split_number}. Slower, yet {split_miss} under plan. Annoying.
    [slower over_target] {split_number}, {split}. Slower, {split_miss} over. The plan's on the phone.
    ! [slower fine] Split {split_number}: {split}. Slow as shit through a straw. Lovely day, though.
    [equal] {split_number}, {split}. Same again. Do you work for the post office?
    [equal] {split}, a photocopy of the last one. {split_number} done.
    [equal] Split {split_number}: {split}. I've seen this episode.
    [equal] {split} again. {split_number} in. Blink twice if you're a robot.
    [equal] {split_number} in {split}. Copy, paste, sweat.
    [equal fine] {split_number}, {split}. Same as the last. Reliable. Disgusting.
    [even] {split_number}, {split}. Three alike. You're a wallpaper pattern.
    [even] {split} for {split_number}. Even splits. I came for drama and got carpentry.
    [even] {split_number} in {split}. So even I could use you as a shelf.
    [even fine] {split}, number {split_number}. Even as a metronome, and twice as much fun.
    [even] Split {split_number}: {split}. Steady. I've been called worse things than that.
    [even late] {split_number}, {split}. Even, this late. Everybody else is falling apart by now.
    [fastest] {split_number} in {split}. Your quickest yet. Who are you and where's my runner?
    [fastest] {split}. Fastest today. {split_number} done. Don't let it go to your head, it's busy.
    [fastest early] {split_number}, {split}. Quickest so far, and it's early. I've seen this movie.
    [fastest late fine] {split}, the fastest of the lot, this late. {split_number}. I'm speechless. Enjoy it.
    [fastest] Split {split_number}: {split}. A new record, in a field of one.
    [slowest] {split_number} in {split}. Slowest so far. Collect the whole set.
    [slowest] {split}. The slowest yet. {split_number} done. The tortoise sends flowers.
    [slowest uphill] {split_number}, {split}. Slowest, but uphill. The hill gets the blame.
    [slowest late] {split} for {split_number}, slowest so far. Pick a lamppost. Run to that. Next.
    [slowest] Split {split_number}: {split}. Slowest today. A bold artistic choice.
    """

  private static let kilometerPlanned = """
    [on_target] {split_number}, {split}. On target. I had a speech ready. Ruined.
    [on_target] {split}. Exactly the plan. {split_number} done. Somebody call a witness.
    [on_target] Split {split_number}: {split}. Trains take lessons from you.
    [on_target] {split} for {split_number}. On target. How am I supposed to work like this?
    [on_target] {split_number} in {split}. The plan is blushing.
    [on_target] {split}, bang on it. {split_number}. Nothing to mock here, move along.
    [on_target fine] {split_number}, {split}. On target. Did you read the manual?
    [on_target late] {split} for {split_number}. On target, this late. I feel unemployed.
    ! [on_target] {split_number}, {split}. Smack on target. Bloody hell.
    [under_target] {split_number}, {split}. {split_miss} under. Who are you trying to impress? I'm a phone.
    [under_target] {split}. {split_miss} under plan. {split_number} done. Leave some for the others.
    [under_target] Split {split_number}: {split}, {split_miss} quick. Bank it, don't brag it.
    [under_target] {split} for {split_number}. The plan wanted {split_miss} more. Read the plan.
    [under_target early] {split_number}, {split}. {split_miss} under, this early. Early hero, late zero.
    [under_target late fine] {split_number} in {split}, {split_miss} under. Fine. Gloat. You've earned it.
    [under_target downhill] {split_number}, {split}. {split_miss} under. Thank the slope, it did the work.
    [under_target hard] {split_number}, {split}. {split_miss} under, heart too high. Put it back.
    [under_target] {split_miss} under: {split} for {split_number}. Somebody skipped the boring part of the plan.
    [over_target] {split_number}, {split}. {split_miss} over. I've heard of the bus, too.
    [over_target] {split}. {split_miss} over plan. {split_number} done. The plan pretends not to know you.
    [over_target] Split {split_number}: {split}, {split_miss} over. Did it come with a view?
    [over_target] {split} for {split_number}. {split_miss} too scenic. Quick feet.
    [over_target uphill] {split_number}, {split}. {split_miss} over, but you're climbing. Excuse accepted. One.
    [over_target late] {split_number} in {split}, {split_miss} over. Tall, loose, no whining. Well, some whining.
    [over_target easy] {split_number}, {split}. {split_miss} over, and your heart's napping. Wake it.
    [over_target hard] {split_number}, {split}. {split_miss} over, heart high. Forget the plan and ease off.
    [over_target cushion_shrinks] {split}, {split_miss} over. {split_number} done. You're spending the savings.
    [over_target] {split_number} took {split}. {split_miss} over. Win it back in crumbs.
    """

  static let clock = """
    {time} on your feet. Furniture everywhere is offended.
    That's {time}. People have written symphonies in less. Bad ones.
    {time} gone. You could've watched half a film and cried. This is cheaper.
    The clock says {time}. It's never been so bored and so impressed at once.
    {time} of running. I've known houseplants with shorter attention spans.
    {time}. At this point it's less of a run and more of a lifestyle.
    {time} in. You're running out of people who'd believe you.
    {time} done. My battery is starting to judge us.
    {time}, and {distance}. Put that on a certificate. I'll sign it, reluctantly.
    {time}. Somebody at home has finished the cake by now.
    [moving unbroken] That makes {time}. Somebody should check whether you know how to stop.
    [long] {time}. My warranty doesn't cover this.
    [easy] {time}, and your heart's barely interested. Textbook. I hate textbooks.
    [tired] {time}, and it shows. Shorter steps, fewer speeches. From me too.
    ! [moving] {time}. That's a bloody long time to be this stubborn.
    """
}
