/* The limit: the same comparison compiled by a C compiler. */
#include "rounds.h"

static volatile double ratio, distance;

static long job(void) {
  long count = 0;
  for (long round = 0; round < TIMES; round++) {
    ratio = ratios[round & 1023];
    distance = distances[round & 1023];
    if (ratio > 1.05 && distance > 8000) count++;
  }
  return count;
}

int main(void) {
  fill();
  report(job);
  return 0;
}
