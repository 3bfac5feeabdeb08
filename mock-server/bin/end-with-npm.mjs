/**
 * npm hands a signal on to its shell alone, and many shells die of it without a word to the program they run. So that
 * ending npm always ends the server, the process watches whether its parent is still there.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
