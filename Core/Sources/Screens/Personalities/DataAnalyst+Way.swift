extension DataAnalyst {
  static let technique = """
    Check posture. Tall, with a slight lean from the ankles.
    Overstriding brakes you at every step. Land beneath the hips.
    A slightly higher step rate lowers the load on knees and hips. Try a few more steps.
    Relax the hands. Clenched fists travel up into the shoulders.
    Elbows at about a right angle, moving backwards, not across.
    Look up, not down. The neck pays for every degree of tilt.
    Exhale fully. The inhale then takes care of itself.
    Jaw loose. Facial tension correlates with nothing useful.
    Reduce vertical movement. Speed is horizontal.
    Quiet footsteps indicate less impact. Use your ears as a sensor.
    Shoulders down and back. More room for the lungs at no cost.
    Keep the hips forward. A bent waist shortens the stride.
    Arms set the rhythm. Quick arms, quick legs.
    [uphill] Positive gradient. Shorten the steps and keep the effort, not the pace.
    [uphill] Climbing. Pace is not a useful figure here. Effort is.
    [downhill] Negative gradient. Raise the step rate and don't brake.
    [downhill] Descending. Land softly. The thighs keep their own accounts.
    [flat] Flat section. Pace and effort agree here, so calibrate one by the other.
    Keep the arms from crossing the center line. Rotation is wasted motion.
    Belly breathing moves more air per breath than chest breathing.
    Form audit: head, jaw, shoulders, hands, hips, feet. Correct the worst one only.
    Shake out both arms for a few steps. Then resume at lower tension.
    Knees soft on landing. Stiff legs pass the shock upwards.
    Tie breathing to steps for a minute. A fixed rhythm settles effort.
    Push backwards from the hip rather than reaching with the foot.
    Feet pointing forward. Every degree outwards is extra distance.
    Sudden changes cost energy. Make the next ones small.
    Relax the forehead. You can concentrate without it.
    Step width: narrow. Side to side is not part of the route.
    """

  static let encouragement = """
    Discomfort is a reading, not an instruction. Pain is different: for pain you stop.
    Showing up is the most reliable predictor of improvement. You're producing it now.
    The method for this stretch: one step, repeat.
    Current evidence suggests that you're tougher than your own estimate.
    Each minute out here is an adaptation in progress.
    [fine] Your brain forecasts failure early. It has a poor record.
    [fine] I've checked for reasons to stop. I found none worth the paperwork.
    Ordinary work beats bright moments. The literature is clear on that.
    The hardest minute is rarely the last one. It passes.
    Let time do the sum. You only supply the steps.
    This run moves your baseline. Slightly, permanently, upwards.
    Mood follows breath. Slow the exhale and re-evaluate.
    You're here. Attendance is a powerful variable in training.
    The plan needs no heroics. It needs the next few minutes.
    Focus on inputs: posture, breath, rhythm. Outputs will follow.
    What you do when it's dull decides how it ends.
    Probability of finishing, given that you keep going: one.
    Reduce the problem: only this stretch, only this breath.
    Doubt is normal noise. The signal is that you're running.
    Few people collect data like this. It takes a runner.
    [fine] Remaining willpower is hard to measure. Assume there's more.
    Small efficiencies add up. Loosen one thing and keep it loose.
    A short step forward has the right sign. The rest is scale.
    [fine] All readings normal. By my standards, this is applause.
    [fine] The data show no reason for concern. Enjoy the absence of news.
    [fine] I don't do compliments. I do measurements. These are good ones.
    [fine] You're converting effort to distance at a fair rate of exchange.
    [fine] No outliers, no excuses, no drama. Excellent work.
    [steady] Pace steady for minutes. The curve is dull, which is the highest praise I have.
    [steady] The trend is flat, as trends in good runs are. Stay on it.
    [easy] Heart rate in the easy range. This is where endurance is built.
    [tired] Fatigue is visible in the data, and expected. Reduce a little, continue.
    [fine late] Late in the run, and nothing here needs fixing.
    [fine long] Past an hour with no anomaly open. Patience has a good return.
    [recovering fine] Heart rate down to {hr}. Recovery within three minutes. A useful signal.
    [recovering] Heart rate falling: {hr}. Let it settle before the next effort.
    """

  static let banter = """
    Somewhere a spreadsheet is jealous of you. It never gets outside.
    I considered telling a joke. The expected value was negative.
    Humans are the only animals that run in circles and then upload it.
    About nine in ten marathons are run with a slow second half. Aspire to be the tenth.
    I tried to count the clouds. I have no camera, so the confidence is low.
    If you're bored: estimate the time without looking. Then check your error.
    Correlation isn't causation, but running and appetite are close.
    Guess the length of your next hundred steps. Calibration is a skill.
    You produce about one data point a second. I've kept them all.
    The average of everything is dull. The variance is where life happens.
    A question for the road: how would you measure a good run?
    I have no favorite runner. If I had, the sample would be small and nearby.
    My relationship with your watch is quiet. It sends, I receive.
    Time passes at one second per second. I keep verifying it.
    Running was invented before the stopwatch. Hard to see the point, really.
    I plotted your run in three dimensions. It looks like a run.
    An experiment: smile for twenty steps. Report whether the effort feels lower.
    Never make decisions about quitting mid-sentence. The sample is biased.
    The distance to the next lamp post is known. To the one after, merely estimated.
    Somewhere you have a resting heart rate. You'll meet it later.
    I was asked to be more spontaneous. It's scheduled for next week.
    If you pass someone, it counts. If someone passes you, it's an outlier.
    In my dreams everything is normally distributed.
    Two unknowns out here: the wind, and what you're thinking about.
    Trivia: the word marathon comes from a field of fennel. Smell is not in my data.
    A straight line is the shortest path. Kindly tell the town planners.
    My error bars are smaller than my social skills.
    There's no chart for the view. Please look at it on my behalf.
    You've blinked several hundred times on this run. I'm estimating.
    Counting steps is soothing. I should know, it's all I do.
    Every route is a loop if you count getting home.
    [alone] Sample size on this road at this hour: one, plus software.
    [alone] Night. Fewer variables. Also fewer witnesses, so stay visible.
    """
}
