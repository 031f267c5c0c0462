// Writes down everything that a program does to the files of one folder, for replaying a power cut.
//
//   LD_PRELOAD=recorder.so RECORDER_FOLDER=/data RECORDER_LOG=/log pacesetter serve ...
//
// A record: kind (W write, S sync, T truncate, U unlink), path below the folder, offset, length, and
// for a write its bytes; numbers are little-endian. A record stands in the log before the call
// returns, so whatever was confirmed to anybody lies behind all that led to it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;
static const char *folder;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  folder = getenv("RECORDER_FOLDER");
  const char *path = getenv("RECORDER_LOG");
  if (folder && path) log_file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

// The path below the folder, or nothing for files that are not watched.
static const char *below(const char *path) {
  if (log_file < 0 || strncmp(path, folder, strlen(folder)) != 0) return NULL;
  const char *name = path + strlen(folder);
  while (*name == '/') name++;
  return strncmp(name, "pacesetter.sqlite", 17) == 0 && !strstr(name, "-shm") ? name : NULL;
}

static const char *name_of(int file, char *space, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t count = readlink(link, space, size - 1);
  if (count <= 0) return NULL;
  space[count] = 0;
  return below(space);
}

static void record(char kind, const char *name, uint64_t offset, const void *bytes, uint64_t count) {
  uint16_t length = strlen(name);
  real_write(log_file, &kind, 1);
  real_write(log_file, &length, 2);
  real_write(log_file, name, length);
  real_write(log_file, &offset, 8);
  real_write(log_file, &count, 8);
  if (bytes) real_write(log_file, bytes, count);
}

#define RECORDED(KIND, NAME, OFFSET, BYTES, COUNT, CALL)      \
  char space[4096];                                           \
  const char *name = NAME;                                    \
  if (!name) return CALL;                                     \
  pthread_mutex_lock(&lock);                                  \
  __typeof__(CALL) result = CALL;                             \
  if (result >= 0) record(KIND, name, OFFSET, BYTES, COUNT);  \
  pthread_mutex_unlock(&lock);                                \
  return result;

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset) {
  RECORDED('W', name_of(file, space, sizeof space), offset, bytes, (uint64_t)result,
           real_pwrite(file, bytes, count, offset))
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return pwrite64(file, bytes, count, offset);
}
ssize_t write(int file, const void *bytes, size_t count) {
  RECORDED('W', name_of(file, space, sizeof space), (uint64_t)lseek(file, 0, SEEK_CUR) - result,
           bytes, (uint64_t)result, real_write(file, bytes, count))
}
int fsync(int file) {
  RECORDED('S', name_of(file, space, sizeof space), 0, NULL, 0, real_fsync(file))
}
int fdatasync(int file) {
  RECORDED('S', name_of(file, space, sizeof space), 0, NULL, 0, real_fdatasync(file))
}
int ftruncate64(int file, off_t length) {
  RECORDED('T', name_of(file, space, sizeof space), length, NULL, 0, real_ftruncate(file, length))
}
int ftruncate(int file, off_t length) { return ftruncate64(file, length); }
int unlink(const char *path) {
  RECORDED('U', (space[0] = 0, below(path)), 0, NULL, 0, real_unlink(path))
}
