/*
 * Records the changes of a process to the files of one database: writes, sizes, syncs, names. Loaded by LD_PRELOAD (Linux, 64
 * bit). CUT_DATABASE: path of the database, whose other files begin with the same path. CUT_LOG: the file to append to.
 * The format of a record: log-format.ts. A change is recorded once it is done, a sync when it begins and when it is done:
 * a sync then never covers a write that is recorded after its beginning.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { NAME = 1, WRITE, RESIZE, SYNC_BEGUN, SYNCED, UNLINK, RENAME, MAKE };

struct head {
  uint32_t kind;
  uint32_t slot_and_thread;
  int64_t offset;
  uint64_t length;
};

/* Slot 0 is the folder of the database, whose sync makes names last. */
#define FOLDER 0
#define MOST_SLOTS 64
#define NO_SLOT -1

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;
static char database[PATH_MAX];
static char folder[PATH_MAX];
static char names[MOST_SLOTS][NAME_MAX + 1];
static int slots = 1;

static void give_up(const char *why) {
  fprintf(stderr, "The recorder of power cuts: %s\n", why);
  abort();
}

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("CUT_DATABASE");
  const char *log = getenv("CUT_LOG");
  if (!path || !log) return;
  snprintf(database, sizeof database, "%s", path);
  snprintf(folder, sizeof folder, "%s", path);
  char *slash = strrchr(folder, '/');
  if (!slash) give_up("CUT_DATABASE is no absolute path");
  *slash = 0;
  log_file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (log_file < 0) give_up("CUT_LOG cannot be opened");
}

/* The caller holds the lock. */
static void append(enum kind kind, int slot, int64_t offset, const void *bytes, uint64_t length) {
  struct head head = {kind, (uint32_t)slot | (uint32_t)syscall(SYS_gettid) << 8, offset, length};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, length}};
  ssize_t whole = (ssize_t)(sizeof head + length);
  if (writev(log_file, parts, length > 0 ? 2 : 1) != whole) give_up("CUT_LOG cannot be written");
}

static void record(enum kind kind, int slot, int64_t offset, const void *bytes, uint64_t length) {
  int before = errno;
  pthread_mutex_lock(&lock);
  append(kind, slot, offset, bytes, length);
  pthread_mutex_unlock(&lock);
  errno = before;
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), most = strlen(end);
  return length >= most && strcmp(text + length - most, end) == 0;
}

/* The shared memory of the write-ahead log is rebuilt at each start, and a deleted file disturbs nobody. */
static const char *name_of(const char *path) {
  size_t length = strlen(database);
  if (strncmp(path, database, length) != 0 || strchr(path + length, '/')) return NULL;
  if (ends_with(path, "-shm") || ends_with(path, " (deleted)")) return NULL;
  return path + strlen(folder) + 1;
}

static int slot_of_name(const char *name) {
  pthread_mutex_lock(&lock);
  int slot = 1;
  while (slot < slots && strcmp(names[slot], name) != 0) slot++;
  if (slot == slots) {
    if (slots == MOST_SLOTS) give_up("the database has too many files");
    slots++;
    snprintf(names[slot], sizeof names[slot], "%s", name);
    append(NAME, slot, 0, name, strlen(name));
  }
  pthread_mutex_unlock(&lock);
  return slot;
}

static int slot_of_path(const char *path) {
  if (log_file < 0) return NO_SLOT;
  if (strcmp(path, folder) == 0) return FOLDER;
  const char *name = name_of(path);
  return name ? slot_of_name(name) : NO_SLOT;
}

/* The recorder keeps nothing by the number of an open file: Node closes some without calling close(). */
static int slot_of_file(int fd) {
  if (log_file < 0) return NO_SLOT;
  int before = errno;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = before;
  if (length < 0) return NO_SLOT;
  path[length] = 0;
  return slot_of_path(path);
}

static int open_recorded(const char *path, int flags, mode_t mode) {
  int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  int slot = fd >= 0 && flags & (O_CREAT | O_TRUNC) ? slot_of_path(path) : NO_SLOT;
  if (slot != NO_SLOT && flags & O_CREAT) record(MAKE, slot, 0, NULL, 0);
  if (slot != NO_SLOT && flags & O_TRUNC) record(RESIZE, slot, 0, NULL, 0);
  return fd;
}

static mode_t mode_of(int flags, va_list rest) {
  return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, mode_t) : 0;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_recorded(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_recorded(path, flags, mode);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  ssize_t written = syscall(SYS_pwrite64, fd, bytes, count, offset);
  int slot = written > 0 ? slot_of_file(fd) : NO_SLOT;
  if (slot != NO_SLOT) record(WRITE, slot, offset, bytes, (uint64_t)written);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
  return pwrite64(fd, bytes, count, offset);
}

int ftruncate64(int fd, off64_t size) {
  int result = (int)syscall(SYS_ftruncate, fd, size);
  int slot = result == 0 ? slot_of_file(fd) : NO_SLOT;
  if (slot != NO_SLOT) record(RESIZE, slot, size, NULL, 0);
  return result;
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int sync_recorded(long call, int fd) {
  int slot = slot_of_file(fd);
  if (slot != NO_SLOT) record(SYNC_BEGUN, slot, 0, NULL, 0);
  int result = (int)syscall(call, fd);
  if (slot != NO_SLOT && result == 0) record(SYNCED, slot, 0, NULL, 0);
  return result;
}

int fsync(int fd) { return sync_recorded(SYS_fsync, fd); }

int fdatasync(int fd) { return sync_recorded(SYS_fdatasync, fd); }

int unlink(const char *path) {
  int result = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  int slot = result == 0 ? slot_of_path(path) : NO_SLOT;
  if (slot != NO_SLOT) record(UNLINK, slot, 0, NULL, 0);
  return result;
}

int rename(const char *from, const char *to) {
  int result = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  int slot = result == 0 ? slot_of_path(from) : NO_SLOT;
  const char *name = slot != NO_SLOT ? name_of(to) : NULL;
  if (slot != NO_SLOT) record(name ? RENAME : UNLINK, slot, 0, name, name ? strlen(name) : 0);
  return result;
}
