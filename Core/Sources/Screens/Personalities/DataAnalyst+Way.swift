extension DataAnalyst {
  static let technique = """
    Check posture. Tall, with a slight lean from the ankles.
    Overstriding brakes you at every step. Land beneath the hips.
    A slightly higher step rate lowers the load on knees and hips. Try a few more steps.
    Relax the hands. Clenched fists travel up into the shoulders.
    Elbows at about a right angle, moving backwards, not across.
    Look ahead, not down. The neck pays for every degree of tilt.
    Exhale fully. The inhale then takes care of itself.
    Jaw loose. Facial tension correlates with nothing useful.
    Reduce vertical movement. Speed is horizontal.
    Quiet footsteps indicate less impact. Use your ears as a sensor.
    Shoulders down and back. More room for the lungs at no cost.
    Keep the hips forward. A bent waist shortens the stride.
    Arms set the rhythm. Quicker arms, quicker legs.
    On a climb: shorten the steps and hold effort, not pace.
    On a descent: raise the step rate and don't brake.
    Keep the arms from crossing the centre line. Rotation is wasted motion.
    Belly breathing moves more air per breath than chest breathing.
    Form audit: head, jaw, shoulders, hands, hips, feet. Correct the worst one only.
    Shake out both arms for a few steps. Then resume at lower tension.
    Knees soft on landing. Stiff legs pass the shock upwards.
    Tie breathing to steps for a minute. A fixed rhythm steadies effort.
    Push backwards from the hip rather than reaching with the foot.
    Feet pointing ahead. Every degree outwards is a small detour.
    Smoothness is measurable. Fewer sudden changes, lower cost.
    Forehead relaxed. You can concentrate without it.
    """

  static let encouragement = """
    Effort steady, form intact. By my standards, this is applause.
    The trend is good. Stay on it.
    Consistency is the best predictor of improvement. You're producing it now.
    Discomfort is a reading, not an instruction. Pain is different: for pain you stop.
    You've solved this stretch before. The method was: one step, repeat.
    Current evidence suggests that you're tougher than your own estimate.
    No outliers, no excuses, no drama. Excellent work.
    Each minute at this effort is an adaptation in progress.
    Your brain forecasts failure early. It has a poor record.
    I've checked for reasons to stop. I found none.
    Steady work beats bright moments. The literature is clear on that.
    The hardest minute is rarely the last one. It passes.
    Keep the effort constant and let time do the sum.
    This run moves your baseline. Slightly, permanently, upwards.
    Mood follows breath. Slow the exhale and re-evaluate.
    You're still here. Attendance is the strongest variable in training.
    The plan needs no heroics. It needs the next few minutes.
    Focus on inputs: posture, breath, rhythm. Outputs will follow.
    Fatigue is expected at this stage. You're within the model.
    What you do when it's dull decides how it ends. Good, so far.
    Probability of finishing, given that you keep going: one.
    Relaxed and quick can be true at the same time. Demonstrate.
    I don't do compliments. I do measurements. These are good ones.
    Reduce the problem: only this stretch, only this breath.
    The doubt you feel is normal noise. The signal is that you're running.
    Few people collect data like this. It takes a runner.
    Remaining willpower is hard to measure. Assume there's more.
    Small efficiencies add up. Loosen one thing and keep it loose.
    You're converting effort to distance at a fair rate of exchange.
    Patience has the best return of any investment on this road.
    Nothing here needs fixing. Continue as measured.
    """

  static let banter = """
    Somewhere a spreadsheet is jealous of you. It never gets outside.
    I considered telling a joke. The expected value was negative.
    Humans are the only animals that run in circles and then upload it.
    About nine in ten marathons are run slower in the second half. Be the tenth.
    I counted the clouds. I have no camera, so the confidence is low.
    If you're bored: estimate the time without looking. Then check your error.
    Correlation isn't causation, but running and appetite are close.
    Guess the length of your next hundred steps. Calibration is a skill.
    You produce about one data point a second. I've kept them all.
    The average of everything is dull. The variance is where life happens.
    A question for the road: how would you measure a good run?
    I have no favourite runner. If I had, the sample would be small and nearby.
    Your watch and I disagree about nothing. It's a quiet relationship.
    Time passes at one second per second. I keep verifying it.
    Running was invented before the stopwatch. Hard to see the point, really.
    I plotted your run in three dimensions. It looks like a run.
    An experiment: smile for twenty steps. Report whether the effort feels lower.
    Most decisions about quitting are made uphill. Never trust a biased sample.
    The distance to the next lamp post is known. To the one after, merely estimated.
    Somewhere you have a resting heart rate. You'll meet it again later.
    I was asked to be more spontaneous. It's scheduled for next week.
    If you pass someone, it counts. If someone passes you, it's an outlier.
    In my dreams everything is normally distributed.
    Two unknowns out here: the wind, and what you're thinking about.
    Trivia: the word marathon comes from a field of fennel. Smell is not in my data.
    A straight line is the shortest path. Kindly tell the town planners.
    My error bars are smaller than my social skills.
    There's no chart for the view. Please look at it on my behalf.
    You've blinked several hundred times on this run. I'm estimating.
    Counting steps calms the mind. I should know, it's all I do.
    Every route is a loop if you count getting home.
    """
}
