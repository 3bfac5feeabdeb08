/** Test helper: a process that answers each number with its double, fails below 0, and ends at 0. */
process.on("message", (task) => {
  if (task === 0) process.exit(1);
  process.send({ id: process.pid, error: task < 0 ? "negative" : null, twice: task * 2 });
});
