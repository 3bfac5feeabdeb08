/** Entry point of the process. */
import "./threads/quick-imports.ts";

// Node links all static imports before it runs any.
if (process.env["EDGES"]) await import("./start/supervisor.ts");
else await import("./start/run.ts");
