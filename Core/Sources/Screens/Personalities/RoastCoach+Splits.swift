extension RoastCoach {
  static let firstSplit = """
    First one done: {split}. The bar is on the floor, and you've cleared it.
    {split} for the opener. I've seen keener starts at a bus stop. Stay easy.
    One down, {split}. Only the rest to go.
    {distance}! The first of many, or so you promised. {split}.
    That's {distance} in {split}. Don't wave at the crowd yet, there isn't one.
    First split: {split}. Too early to brag, too late to go home.
    ! {split} for the first. Well, bugger me, it moves.
    """

  static let kilometer = """
    {distance} done. {split} for that one. I had time to make tea.
    Split {split_number}: {split}. I've seen continents drift with more urgency.
    {split}. Somewhere a tortoise just checked its mirrors.
    That one took {split}. I'd say it flew by, but we were both there.
    {distance} in {time}. The pigeons have stopped moving out of the way.
    {split} on the clock. Is that your final answer?
    Number {split_number}, {split}. Not terrible. Don't quote me.
    {distance}. Average {avg_pace}. I've written it down, in pencil.
    {split}, and you want applause for that? Fine. One clap.
    Another one: {split}. My expectations were low and you met them in style.
    {distance} gone. You could've been home by now, being dull. Carry on.
    {split}. The postman waved as he went past. On foot.
    {split_number} splits, {time}. Somebody is collecting the full set.
    Last one, {split}. I've heard slower. I've also heard of the bus.
    {distance} covered at {avg_pace}. Statistics can be cruel. I'm only the messenger.
    {split}. Your shoes called. They expected more of an adventure.
    Split {split_number} in {split}. Write that on a mug and see who drinks from it.
    {time} so far. {distance}. It's a bold strategy, never stopping. Keep it up.
    {split}. I blinked and missed nothing.
    That's {distance}. {split} for the last. I'm almost having fun.
    {avg_pace} on average. It's a pace. I'll give it that.
    {split_number} down. {split}. Even my sarcasm needed a breather there.
    {split}. I timed it twice to be sure. It didn't get better.
    {distance}, and the excuses are still nowhere to be seen. Suspiciously good.
    Time {time}. Distance {distance}. Insults remaining: plenty.
    {split} for number {split_number}. A leaf overtook you, but it had the wind.
    Fine. {split}. I'll allow it.
    {distance} at {avg_pace}. If this were a film, I'd still be eating the popcorn.
    {split}. My stopwatch yawned and I had to apologise.
    Split {split_number}, {split}. Decent. That hurt me more than it hurt you.
    You've now run {distance}. Nobody asked, but here I am, announcing it.
    {split}. There's a park bench back there that kept up nicely.
    {avg_pace} average after {distance}. I came here to laugh and now I'm taking notes.
    {split_number} in the book. {split}. The book is not a thriller yet.
    {split}. Somebody lit a fire under you. A small one. A candle.
    {time} on the clock. That's {distance} of pure stubbornness.
    Last split {split}. I rehearsed a joke for that, but the number did it for me.
    {distance}! I'd throw confetti, but you might trip over it.
    {split}. Keep that up and I'll be forced to respect you.
    Number {split_number}: {split}. Your alibi for the slow ones is falling apart.
    {split}. It's giving strong queue-at-the-bakery energy.
    {distance} and {time}. You and that pavement should really get a room.
    {avg_pace} all in all. I've been called worse things than steady.
    {split} for the last one. Did you stop to read the signs?
    Split {split_number} complete. {split}. The crowd goes mild.
    {distance}. I said you'd never make it this far. I say that at every split.
    {split}. A weather front moved faster, but you've got better shoes.
    {split_number} done, {split}. Look at you, being reliable. Disgusting.
    {split}. You know the pace can hear you complaining, right?
    {time} in. {distance}. And they said it couldn't be done. I said it, mostly.
    Another split: {split}. I keep waiting for the bad one. You keep being difficult.
    {avg_pace} average. Your watch says fast. Your watch is being kind.
    {distance} behind you. It was glad to see the back of you.
    {split}. If excuses burned energy you'd be unstoppable.
    That was {split}. Try the next one with your face relaxed. It'll look faster.
    {split_number}! {split}. I'm counting on your fingers now, so look after them.
    {split}. I'd call it cruising. A barge also cruises.
    {distance} in the legs, {avg_pace} on the books, nothing but hot air from me.
    {split}. Honestly? Fine work. Delete that from the recording.
    Split {split_number}. {split}. I was going to be mean, but it's not that bad. Yet.
    {time} of running, {distance} of road. The road looks more tired than you do.
    {split}. Quick, say something before I get sentimental.
    ! {distance}, {split}. Not bad, you stubborn bastard.
    ! {split}. What the hell was that? Oh. Decent, actually.
    ! Split {split_number}: {split}. Slow as shit through a straw, and still going. Respect.
    ! {split}. Bloody marvellous, or bloody awful, depending on who you ask. I say marvellous.
    ! {avg_pace} average. I'd have something damn clever to say if I could keep up.
    ! {distance} done and you haven't stopped. Fuck me, that's commitment.
    ! {time} gone. {distance} in. My arse is going numb just watching.
    """

  static let clock = """
    {time} on your feet. Furniture everywhere is offended.
    That's {time}. People have written symphonies in less. Bad ones.
    {time} gone. You could've watched half a film and cried. This is better.
    The clock says {time}. It's never been so bored and so impressed at once.
    {time} of running. I've known houseplants with shorter attention spans.
    {time}. At this point it's less of a run and more of a lifestyle.
    {time} in. You're running out of people who'd believe you.
    That makes {time}. Somebody should check whether you know how to stop.
    {time} done. Even my battery is starting to judge us.
    {time}, and still upright. Put that on a certificate.
    ! {time}. That's a bloody long time to be this stubborn.
    """
}
