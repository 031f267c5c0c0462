/// Why a line came that no rule, sensor or step called for, and the ledger's small words.
enum LedgerWord {
  case reply, scheme, company, script, clock, done
  case nothing, unknown, yes, no
}
