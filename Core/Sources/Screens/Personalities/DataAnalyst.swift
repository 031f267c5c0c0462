/// Dry, exact and unexcited; a number is a compliment.
enum DataAnalyst: Words {}
