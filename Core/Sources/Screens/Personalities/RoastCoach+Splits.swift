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
    [first over_target within_reach] {split}, {split_miss} over plan. Finally, somebody who reads the terms and conditions.
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
    {distance} in {time}, the last {split}. Pigeons unimpressed.
    {split}. That's {split_number}. You want applause? Fine. One clap.
    Number {split_number}, {split}. The book isn't a thriller yet.
    {distance}, {split}. Nobody asked. You're welcome.
    {split_number} down. {split}. My sarcasm needed a breather there.
    {split} for {split_number}. Timed twice. No prettier.
    {distance}, {split}. No confetti. You'd trip.
    Split {split_number}, {split}. Put that on a mug.
    {split_number}! {split}. I'm counting on your fingers.
    {split}. {split_number} done. Don't make me sentimental.
    {split_number} done, {split}. I'm only the messenger.
    Number {split_number}: {split}. I'll allow it.
    {split} on the clock for {split_number}. My stopwatch yawned.
    {split_number} in {split}. Somebody is collecting the full set.
    {distance}, {split}. I'd bet against you. Rude of me.
    {split_number}, {split}. The pavement sends its regards.
    {split}. Split {split_number} filed under fiction, just in case.
    {split_number} done: {split}. Insults remaining: plenty.
    {distance} and {split}. Get a room, you two.
    {split_number}, in {split}. A standing ovation, from one houseplant.
    Split {split_number}. {split}. I've read worse poetry.
    {split} for {split_number}. It's a number, all right.
    {split_number} in {time}, the last {split}. My jokes are aging.
    {split_number}: {split}. Somewhere a sofa felt a chill.
    {distance}, {split}. The bench back there says hello.
    {split}, number {split_number}. I'd frame it. No walls.
    {split_number} in the bag, {split}. It's a small bag.
    Split {split_number}: {split}. The judges are out. To lunch.
    {split} for number {split_number}. Excuses out of breath.
    {distance}, {split}. Your shoes want an agent.
    {split_number}, {split}. Evidence secured.
    {split}. {split_number} done. My lawyer advises silence.
    {split_number}: {split}. I've told the pigeons. They shrugged.
    Number {split_number}, {split}. Insert insult here.
    {distance}. {split}. Breaking news: person runs, continues.
    {split} for {split_number}. Critics call it a split.
    {split_number} done, {split}. The medal's chocolate.
    Split {split_number}, {split}. Wish you were here.
    {distance}, {avg_pace} on average, {split} just now. Discuss.
    {split}. That's {split_number}. One for my memoirs.
    {split_number}, {split}. Some do this for fun.
    {split_number} gone, {split}. No refunds on that one.
    {split}, and {split_number} is history. Nobody will study it.
    {distance}, {split}. I'd clap, but I'm software.
    {split_number}. {split}. Not a single duck turned its head.
    {split} for {split_number}. I've put it on the fridge.
    {split_number}: {split}. The toaster's a fan.
    [second_on] Another one: {split}. That's {split_number}. No refunds yet.
    [heart] {split_number}, {split}, heart at {hr}. So there is one.
    [unbroken late] {split_number}, {split}, and you've hardly paused. Who hid the benches?
    [unbroken_split] {split} for {split_number}, without reading a single sign.
    [long] {split_number}, {split}. Over an hour. I've had shorter marriages.
    [easy] {split_number} in {split}, and your heart's reading a magazine.
    [hard] {split_number}, {split}, heart at {hr}. No joke: ease off a bit.
    [night] {split_number}, {split}. Only owls saw that, and they're judging you.
    [last_split] {split_number}, {split}. {remaining} left. Don't get lost now.
    [last_split] {split} for {split_number}. The next mark is the end.
    [last_split] {split_number} done, {split}. {remaining} left. I'm out of material.
    [last_split] {split}. That was {split_number}. Only the photo finish left.
    [last_split] Number {split_number}, {split}. {remaining}. Quitting now would be silly.
    [uphill] {split_number}, {split}, and you're climbing. Your route, your fault.
    [uphill] {split} for {split_number}. Uphill now. The hill's not impressed.
    [uphill] {split_number} in {split}. Going up. No elevator, I checked.
    [downhill] {split_number}, {split}. Downhill now, so gravity wants a credit.
    [downhill] {split} for {split_number}, downhill. Brakes are for bicycles.
    [downhill] {split_number} in {split}. Downhill. Quick feet, no screaming.
    ! {split_number}, {split}. Not bad, you stubborn bastard.
    ! Split {split_number}: {split}. Bloody marvelous. Or bloody awful.
    ! {split} for {split_number}. Well, shit, it counts.
    ! {split_number} in, {split}. My arse is numb just watching.
    """

  private static let kilometerCompared = """
    [faster] {split_number} in {split}, {split_change} quicker. Who's chasing you?
    [faster] {split}. {split_change} off the last one. That's {split_number}, show-off.
    [faster] Split {split_number}: {split}. Quicker. My slow joke's useless now.
    [faster] {split} for {split_number}. {split_change} quicker. Who lit the candle?
    [faster fine] {split_number}, {split}. {split_change} quicker. That hurt me.
    [faster fine] {split}, quicker by {split_change}. {split_number} done. Ugh, respect.
    [faster] {split_number} in {split}. Quicker. There goes your alibi.
    [faster early] {split_number}, {split}. {split_change} quicker, and it's early. Put the cape away.
    [faster late fine] {split}, quicker, this late. {split_number} done. I hate it.
    [faster over_target within_reach] {split_number}, {split}. Quicker, and only {split_miss} over. Crawl on, hero.
    [faster under_target] {split} for {split_number}. Quicker, {split_miss} under. Greedy.
    [faster uphill] {split_number} in {split}. Quicker, and you're climbing. Are you all right?
    [faster downhill] {split_number}, {split}. Quicker. Gravity did that one.
    [faster easy] {split_number} in {split}. Quicker, and your heart kept reading.
    [faster hard] {split_number}, {split}. Quicker, but your heart's paying for it. Ease off.
    ! [faster fine] {split}. What the hell was that? {split_number}, {split_change} quicker.
    [slower] {split_number} in {split}, {split_change} slower. Reading the signs?
    [slower] {split}. {split_change} slower. {split_number}. The postman waved. On foot.
    [slower] Split {split_number}: {split}. A tortoise checked its mirrors. Slower.
    [slower] {split} for {split_number}. Slower by {split_change}. Continents sympathize.
    [slower] {split_number}, {split}. {split_change} slower. A leaf overtook you.
    [slower] {split}, slower by {split_change}. {split_number} done. Queue-at-the-bakery energy.
    [slower fine] {split_number}, {split}. {split_change} slower. Cruising. So do barges.
    [slower early] {split_number} in {split}, {split_change} slower. Early, too. Pacing or napping?
    [slower late] {split}, {split_change} slower. {split_number} done. Quick feet, fewer speeches.
    [slower uphill] {split_number}, {split}. Slower, uphill. The hill takes the blame.
    [slower tired] {split_number}, {split}. {split_change} slower. How are the legs? Honest answer.
    [slower easy] {split_number} in {split}. Slower, heart bored. A choice.
    [slower hard] {split_number}, {split}. Slower, with a high heart. No roast. Ease off.
    [slower under_target] {split} for {split_number}. Slower, yet {split_miss} under plan. Annoying.
    [slower over_target within_reach] {split_number}, {split}. Slower, {split_miss} over. The plan's on the phone.
    ! [slower fine] Split {split_number}: {split}. Slow as shit through a straw.
    [equal] {split_number}, {split}. Same again. Like the mail.
    [equal] {split}, a photocopy of the last one. {split_number} done.
    [equal] Split {split_number}: {split}. I've seen this episode.
    [equal] {split} again. {split_number} in. Blink twice if you're a robot.
    [equal] {split_number} in {split}. Copy, paste, sweat.
    [equal fine] {split_number}, {split}. Same as the last. Reliable. Disgusting.
    [even] {split_number}, {split}. Three alike. You're a wallpaper pattern.
    [even] {split} for {split_number}. Even. I wanted drama and got carpentry.
    [even] {split_number} in {split}. Even enough for a shelf.
    [even fine] {split}, number {split_number}. Even as a metronome. Less chatty.
    [even] Split {split_number}: {split}. Steady. I've been called worse.
    [even late] {split_number}, {split}. Even, this late. Show-off.
    [fastest] {split_number} in {split}. Your quickest yet. I want a recount.
    [fastest] {split}. Fastest today. {split_number} done. Stay humble. I won't.
    [fastest early] {split_number}, {split}. Quickest so far, and it's early. Careful, champ.
    [fastest late fine] {split}, the fastest of the lot, this late. {split_number}. I'm speechless.
    [fastest] Split {split_number}: {split}. Fastest, in a field of one.
    [slowest] {split_number} in {split}. Slowest so far. Collect the whole set.
    [slowest] {split}. The slowest yet. {split_number} done. The tortoise sends flowers.
    [slowest uphill] {split_number}, {split}. Slowest, but uphill. The hill gets the blame.
    [slowest late] {split} for {split_number}, slowest so far. Lamppost to lamppost, now.
    [slowest] Split {split_number}: {split}. Slowest today. A bold artistic choice.
    """

  private static let kilometerPlanned = """
    [on_target] {split_number}, {split}. On target. My best insult goes back in the drawer.
    [on_target] {split}. Exactly the plan. {split_number} done. I'd frame it if I had a wall.
    [on_target] Split {split_number}: {split}. To the second, you show-off.
    [on_target] {split} for {split_number}. On target. Stop being so useful.
    [on_target] {split_number} in {split}. The plan is blushing.
    [on_target] {split}, bang on it. {split_number}. My pencil's bored.
    [on_target fine] {split_number}, {split}. On target. Did you read the manual?
    [on_target late] {split} for {split_number}. On target, this late. Where do I hand in my whistle?
    ! [on_target] {split_number}, {split}. Smack on target. Bloody hell.
    [under_target] {split_number}, {split}. {split_miss} under. Nobody's filming.
    [under_target] {split}. {split_miss} under plan. {split_number} done. Hungry?
    [under_target] Split {split_number}: {split}, {split_miss} quick. Bank it, don't brag it.
    [under_target] {split} for {split_number}. {split_miss} under. Read the plan.
    [under_target early] {split_number}, {split}. {split_miss} under, this early. The far end keeps a bill.
    [under_target late fine] {split_number} in {split}, {split_miss} under. Fine. Gloat. You've earned it.
    [under_target downhill] {split_number}, {split}. {split_miss} under. Thank the slope.
    [under_target hard] {split_number}, {split}. {split_miss} under, heart too high. Put it back.
    [under_target] {split_miss} under: {split} for {split_number}. Somebody skipped the boring part.
    [over_target within_reach] {split_number}, {split}. {split_miss} over. I've heard of the bus, too.
    [over_target within_reach] {split}. {split_miss} over plan. {split_number} done. The plan unfriended you.
    [over_target within_reach] Split {split_number}: {split}, {split_miss} over. Nice view?
    [over_target within_reach] {split} for {split_number}. {split_miss} too scenic. Quick feet.
    [over_target uphill within_reach] {split_number}, {split}. {split_miss} over, but you're climbing. Excuse accepted. One.
    [over_target late within_reach] {split_number} in {split}, {split_miss} over. Tall, loose, less whining.
    [over_target easy within_reach] {split_number}, {split}. {split_miss} over, and your heart's napping. Wake it.
    [over_target hard within_reach] {split_number}, {split}. {split_miss} over, heart high. Plan off. Ease off.
    [over_target cushion_shrinks within_reach] {split}, {split_miss} over. {split_number} done. You're spending the savings.
    [over_target within_reach] {split_number} took {split}. {split_miss} over. Win it back in crumbs.
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
