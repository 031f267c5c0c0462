#include "CShims.h"

#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// Swift parses a Double's text through this one function.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end = NULL;
  *result = strtod(text, &end);
  return end;
}

// Seeds Hasher only; the core never depends on the order of a set or a dictionary.
void arc4random_buf(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (uint8_t)(index * 151u + 17u);
}

// strtod's file layer refers to these; nothing ever calls them.
int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t a, int32_t b, int32_t c, int32_t d) {
  return 8;
}
int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t a) { return 8; }
int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t a, int64_t b, int32_t c, int32_t d) {
  return 8;
}
int32_t __imported_wasi_snapshot_preview1_fd_fdstat_get(int32_t a, int32_t b) { return 8; }
#endif
