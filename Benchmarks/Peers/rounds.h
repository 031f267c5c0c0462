/* What the peers of the condition share: the same thousand values, and the clock. */
#include <stdio.h>
#include <time.h>

enum { TIMES = 2000000 };
static double ratios[1024], distances[1024];

static void fill(void) {
  for (int index = 0; index < 1024; index++) {
    ratios[index] = 0.9 + (index % 32) * 0.01;
    distances[index] = index * 16.0;
  }
}

static double cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

/* Runs a job for about a second and prints its fewest nanoseconds for one evaluation. */
static void report(long (*job)(void)) {
  double least = 1e9, begin = cpu();
  long count = 0;
  do {
    double start = cpu();
    count = job();
    double spent = cpu() - start;
    if (spent < least) least = spent;
  } while (cpu() - begin < 1);
  printf("{\"true\":%ld,\"nanoseconds\":%f}\n", count, least / TIMES * 1e9);
}
