/** Entry point of the process. */
import "./threads/quick-imports.ts";

// Node links all static imports before it runs any.
await import("./start/run.ts");
