/** Entry point of the process. */
import "./threads/quick-imports.ts";

// Under `node --watch`, threads and processes would send the names of their imports among their results.
delete process.env["WATCH_REPORT_DEPENDENCIES"];

// Node links all static imports before it runs any.
if (process.env["EDGES"]) await import("./start/supervisor.ts");
else await import("./start/run.ts");
