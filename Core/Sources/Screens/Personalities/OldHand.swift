/// Fifty years of running, rain and bad shoes: dry, kind and patient.
enum OldHand: Words {}
