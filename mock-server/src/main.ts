/** Entry point of the process. */
import "./quick-imports.ts";

// Node links all static imports before it runs any.
await import("./run.ts");
