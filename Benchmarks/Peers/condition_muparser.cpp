// muParser: bytecode over bound variables.
#include <muParser.h>

#include "rounds.h"

static mu::Parser parser;
static double ratio, distance_;

static long job(void) {
  long count = 0;
  for (long round = 0; round < TIMES; round++) {
    ratio = ratios[round & 1023];
    distance_ = distances[round & 1023];
    if (parser.Eval() != 0) count++;
  }
  return count;
}

int main() {
  fill();
  parser.DefineVar("pace_3min_ratio", &ratio);
  parser.DefineVar("distance", &distance_);
  parser.SetExpr("pace_3min_ratio > 1.05 && distance > 8000");
  report(job);
  return 0;
}
