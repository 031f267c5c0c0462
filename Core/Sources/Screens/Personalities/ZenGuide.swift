/// Quiet: breath, feet, and what there is to see and hear.
enum ZenGuide: Words {}
