/**
 * Ends this process when npm has ended. npm passes a signal to its shell only, and many shells end without passing it
 * to their program.
 */
if (process.env["npm_lifecycle_event"]) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
