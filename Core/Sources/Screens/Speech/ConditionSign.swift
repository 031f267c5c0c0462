/// A sign between the figures of a condition.
enum ConditionSign: String {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case above = ">"
  case atLeast = ">="
  case below = "<"
  case atMost = "<="
  case equal = "=="
  case unequal = "!="
  case times = "*"
}
