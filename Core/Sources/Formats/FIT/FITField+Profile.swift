extension FITField {
  /// Half a turn is 2^31 semicircles.
  private static let degrees = 180 / 0x1p31

  /// The fields of a record: one moment's readings.
  public enum Record {
    /// Degrees north.
    public static let latitude = FITField(0, multiplier: degrees)
    /// Degrees east.
    public static let longitude = FITField(1, multiplier: degrees)
    /// Metres above sea level, up to 12,606 m.
    public static let altitude = FITField(2, divisor: 5, offset: 500)
    /// Beats per minute.
    public static let heartRate = FITField(3)
    /// Revolutions of a crank, or strides of one foot, per minute.
    public static let cadence = FITField(4)
    /// Metres since the start.
    public static let distance = FITField(5, divisor: 100)
    /// Metres per second, up to 65 m/s.
    public static let speed = FITField(6, divisor: 1000)
    /// Watts.
    public static let power = FITField(7)
    /// Speed and distance in 12 bits each: see ``FITTable/compressedSpeedAndDistance()``.
    public static let compressedSpeedDistance = FITField(8)
    /// Degrees Celsius.
    public static let temperature = FITField(13)
    /// Metres within which the position holds.
    public static let accuracy = FITField(31)
    /// What ``cadence`` loses, as a fraction of one.
    public static let fractionalCadence = FITField(53, divisor: 128)
    /// Metres per second, without a bound.
    public static let enhancedSpeed = FITField(73, divisor: 1000)
    /// Metres above sea level, without a bound.
    public static let enhancedAltitude = FITField(78, divisor: 5, offset: 500)
  }

  /// The fields of a session: its totals.
  public enum Session {
    /// When it began, in seconds since 1989-12-31T00:00:00Z.
    public static let start = FITField(2)
    /// The kind of exercise.
    public static let sport = FITField(5)
    /// The kind of exercise more closely.
    public static let subSport = FITField(6)
    /// Seconds from start to end.
    public static let elapsed = FITField(7, divisor: 1000)
    /// Seconds with the timer running.
    public static let timer = FITField(8, divisor: 1000)
    /// Metres.
    public static let distance = FITField(9, divisor: 100)
    /// Kilocalories.
    public static let calories = FITField(11)
    /// Metres climbed.
    public static let ascent = FITField(22)
    /// Meters of a length of the pool.
    public static let poolLength = FITField(44, divisor: 100)
    /// The place of its first lap among the file's laps.
    public static let firstLap = FITField(25)
    /// How many laps it has.
    public static let lapCount = FITField(26)
  }

  /// The fields of a lap: its totals.
  public enum Lap {
    /// When it began, in seconds since 1989-12-31T00:00:00Z.
    public static let start = FITField(2)
    /// Seconds from start to end.
    public static let elapsed = FITField(7, divisor: 1000)
    /// Seconds with the timer running.
    public static let timer = FITField(8, divisor: 1000)
    /// Metres.
    public static let distance = FITField(9, divisor: 100)
    /// The sport, as in a session.
    public static let sport = FITField(25)
    /// The sport more closely, as in a session.
    public static let subSport = FITField(39)
  }

  /// The fields of an event.
  public enum Event {
    /// What it concerns: 0 is the timer.
    public static let event = FITField(0)
    /// What happened to it: 0 started, 1 stopped, 4 stopped like all else.
    public static let type = FITField(1)
  }

  /// The fields of an activity: all the sessions of a file together.
  public enum Activity {
    /// The time of its end on the runner's own clock, in seconds.
    public static let localTime = FITField(5)
  }

  /// The fields of a set of strength training, or of the rest between two.
  public enum StrengthSet {
    /// Seconds.
    public static let duration = FITField(0, divisor: 1000)
    /// Repetitions.
    public static let reps = FITField(3)
    /// Kilograms.
    public static let weight = FITField(4, divisor: 16)
    /// What it was: 0 is a rest, 1 a set.
    public static let type = FITField(5)
    /// When it began, in seconds since 1989-12-31T00:00:00Z.
    public static let start = FITField(6)
    /// The exercises that the device took it for, by their categories, the likeliest first.
    public static let categories = FITField(7)
    /// The same exercises by their numbers within the categories.
    public static let exercises = FITField(8)
    /// The unit in which the weight was shown: 1 is kilograms, 2 pounds.
    public static let unit = FITField(9)
    /// When it was over, in seconds since 1989-12-31T00:00:00Z.
    public static let end = FITField(254)
  }

  /// The fields of the title of an exercise.
  public enum ExerciseTitle {
    /// The exercise's category.
    public static let category = FITField(0)
    /// Its number within the category.
    public static let exercise = FITField(1)
    /// What its workout calls it.
    public static let title = FITField(2)
  }

  /// The fields of a length of a pool.
  public enum Length {
    /// When it began, in seconds since 1989-12-31T00:00:00Z.
    public static let start = FITField(2)
    /// Seconds with the timer running.
    public static let timer = FITField(4, divisor: 1000)
    /// Meters per second.
    public static let speed = FITField(6, divisor: 1000)
    /// What it was: 0 is a rest, 1 is swum.
    public static let type = FITField(12)
  }

  /// The fields of heart rates that a strap kept.
  public enum HeartRate {
    /// Beats per minute, several in a message.
    public static let rates = FITField(6)
    /// When each was, in 1024ths of a second on the strap's clock.
    public static let times = FITField(9)
    /// The same, twelve bits each: what they add to the time before.
    public static let shortTimes = FITField(10)
  }

  /// The fields of a planned workout.
  public enum Workout {
    /// The kind of exercise.
    public static let sport = FITField(4)
    /// How many steps follow.
    public static let stepCount = FITField(6)
    /// Its name.
    public static let name = FITField(8)
    /// What there is to say of it.
    public static let notes = FITField(17)
  }

  /// The fields of a step of a planned workout.
  public enum WorkoutStep {
    /// Its name.
    public static let name = FITField(0)
    /// What ends it: 0 a time, 1 a distance, 2 a heart below, 5 a button, 6 a number of repetitions.
    public static let durationType = FITField(1)
    /// Milliseconds, centimeters, beats per minute plus 100, or the step to go back to.
    public static let durationValue = FITField(2)
    /// What is to be held: 0 a speed, 1 a heart rate, 2 nothing, 3 a cadence.
    public static let targetType = FITField(3)
    /// A zone, or how often the steps are done.
    public static let targetValue = FITField(4)
    /// The lower limit: millimeters per second, beats plus 100, or strides per minute.
    public static let low = FITField(5)
    /// The upper limit.
    public static let high = FITField(6)
    /// What it is for.
    public static let intensity = FITField(7)
    /// What its author says of it.
    public static let notes = FITField(8)
  }

  /// The fields of a file's identity.
  public enum FileID {
    /// What kind of file it is: 4 is an activity.
    public static let type = FITField(0)
    /// Who made it, as a number: 1 is Garmin.
    public static let maker = FITField(1)
    /// Which of the maker's products made it.
    public static let productNumber = FITField(2)
    /// When it was made, in seconds since 1989-12-31T00:00:00Z.
    public static let created = FITField(4)
    /// What the maker calls the device or program.
    public static let product = FITField(8)
  }

  /// The fields of a sport.
  public enum Sport {
    /// The kind of exercise.
    public static let sport = FITField(0)
    /// The kind of exercise more closely.
    public static let subSport = FITField(1)
    /// What the device or its owner calls it.
    public static let name = FITField(3)
  }

  /// The fields of a person.
  public enum UserProfile {
    /// 0 is female, 1 is male.
    public static let gender = FITField(1)
    /// Years.
    public static let age = FITField(2)
    /// Kilograms.
    public static let weight = FITField(4, divisor: 10)
    /// Beats per minute at rest.
    public static let restingHeartRate = FITField(8)
    /// Beats per minute at most, when running.
    public static let maxRunningHeartRate = FITField(9)
    /// Beats per minute at most.
    public static let maxHeartRate = FITField(11)
  }

  /// The fields of the thresholds of training zones.
  public enum ZonesTarget {
    /// Beats per minute at most.
    public static let maxHeartRate = FITField(1)
  }

  /// The fields of a developer's description of a field of theirs.
  public enum FieldDescription {
    /// Whose field it is.
    public static let developer = FITField(0)
    /// The field's number among the developer's.
    public static let number = FITField(1)
    /// The code of its base type.
    public static let baseType = FITField(2)
    /// Its name.
    public static let name = FITField(3)
    /// What its numbers are divided by.
    public static let scale = FITField(6)
    /// The offset to subtract after the division.
    public static let offset = FITField(7)
    /// Its unit.
    public static let units = FITField(8)
    /// The message of the profile whose field it stands for.
    public static let nativeMessage = FITField(14)
    /// The field of the profile that it stands for.
    public static let nativeField = FITField(15)
  }
}
