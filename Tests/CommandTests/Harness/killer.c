// Kills a program at one of its changes to the files of a folder, so that a test can do it at each.
//
//   LD_PRELOAD=killer.so KILLER_FOLDER=/data KILLER_AT=17 KILLER_LOG=/log pacesetter import ...
//
// The change is not made. Without KILLER_AT every change adds a byte to the log, which counts them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static const char *folder;
static long at = 0;
static int log_file = -1;
static atomic_long count = 0;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_rename = dlsym(RTLD_NEXT, "rename");
  folder = getenv("KILLER_FOLDER");
  const char *place = getenv("KILLER_AT");
  if (place) at = atol(place);
  const char *path = getenv("KILLER_LOG");
  if (path) log_file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void change(const char *path) {
  if (!folder || strncmp(path, folder, strlen(folder)) != 0) return;
  long number = atomic_fetch_add(&count, 1) + 1;
  if (at && number == at) kill(getpid(), SIGKILL);
  if (log_file >= 0) real_write(log_file, ".", 1);
}

static void change_of(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  change(path);
}

ssize_t write(int file, const void *bytes, size_t size) {
  change_of(file);
  return real_write(file, bytes, size);
}
ssize_t pwrite64(int file, const void *bytes, size_t size, off_t offset) {
  change_of(file);
  return real_pwrite(file, bytes, size, offset);
}
ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) {
  return pwrite64(file, bytes, size, offset);
}
int fsync(int file) {
  change_of(file);
  return real_fsync(file);
}
int fdatasync(int file) {
  change_of(file);
  return real_fdatasync(file);
}
int ftruncate64(int file, off_t length) {
  change_of(file);
  return real_ftruncate(file, length);
}
int ftruncate(int file, off_t length) { return ftruncate64(file, length); }
int unlink(const char *path) {
  change(path);
  return real_unlink(path);
}
int rename(const char *from, const char *to) {
  change(to);
  return real_rename(from, to);
}
