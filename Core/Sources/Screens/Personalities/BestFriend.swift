/// Warm and chatty, always on the runner's side.
enum BestFriend: Words {}
