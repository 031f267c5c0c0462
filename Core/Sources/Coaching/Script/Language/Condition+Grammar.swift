extension Condition {
  /// The whole language in words, for a person's help page and for a model's prompt.
  public static let grammar = """
    A condition compares values of the run, second by second. The message fires while it is true.

      condition   = comparison | NOT condition | condition AND condition
                  | condition OR condition | "(" condition ")"
      comparison  = value ( "<" | "<=" | ">" | ">=" | "==" | "!=" ) value
      value       = number | variable | "-" value | value ( "+" | "-" | "*" | "/" ) value
                  | "(" value ")"
      number      = digits with an optional decimal point, in the unit of the variable

    Variables (there are no others, and no functions):
      distance          metres so far
      duration          seconds of moving time so far; pauses do not count
      current_pace      seconds for a kilometre over the last 15 s; less is faster
      avg_pace          seconds for a kilometre over the whole run; less is faster
      target_pace       seconds for a kilometre as planned; unknown without a target
      pace_3min_ratio   target pace / pace of the last 3 minutes of moving time; MORE THAN 1 IS
                        FASTER than the target, less than 1 is slower: 1.05 is 5 % too fast, 0.95 is
                        5 % too slow. Without a target the mean pace stands in for it. Unknown before
                        180 s of moving time
      hr                beats per minute; unknown without a strap or when older than 15 s
      hr_zone           0 (below zone 1) to 5
      cadence           steps per minute of both feet
      time_of_day_hour  0 to 23 on the runner's clock

    NOT binds tighter than AND, AND tighter than OR; a comparison binds tighter than NOT. Comparisons
    are never chained: write 1 < x AND x < 3. Write AND, OR, NOT, ==; not &&, ||, !, =.
    A part that is unknown makes a comparison unknown; NOT unknown is unknown, false AND unknown is
    false, true OR unknown is true. Unknown never fires. A division by zero is unknown.
    At most \(ConditionParser.Limit.bytes) bytes, \(ConditionParser.Limit.parts) parts and \
    \(ConditionParser.Limit.depth) levels of nesting.

    Examples:
      pace_3min_ratio > 1.05 AND distance > 8000     faster than planned, late
      pace_3min_ratio < 0.95 AND NOT hr_zone >= 4    slower than planned, and not for being tired
      avg_pace > target_pace * 1.03                  the whole run is 3 % too slow
      hr_zone >= 4 AND distance > 25000              tired, late in a marathon
    """
}
