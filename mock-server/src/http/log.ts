/** Writes the server's log. Facts of a log line never contain a token, password, code, maximum or minimum price. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** One line per event. Successful work is not logged. */
export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  /** Logs a defect or an outage, with the stack of `error`. */
  error(event: string, error: unknown, facts?: Facts): void;
}

type Level = "info" | "warn" | "error";

/**
 * Returns a log with one line per event.
 * @param format `json` for machines, `text` for people.
 */
export function createLog(format: "text" | "json", write: (line: string) => void, now = Date.now): Log {
  const line = (level: Level, event: string, facts: Facts = {}) => {
    const at = new Date(now()).toISOString();
    write(format === "json" ? JSON.stringify({ at, level, event, ...facts }) : text(at, level, event, facts));
  };
  return {
    info: (event, facts) => line("info", event, facts),
    warn: (event, facts) => line("warn", event, facts),
    error: (event, error, facts) => line("error", event, { ...facts, error: stackOf(error) }),
  };
}

function text(at: string, level: Level, event: string, facts: Facts): string {
  const rest = Object.entries(facts).map(([name, value]) => ` ${name}=${textOf(value)}`);
  return `${at.slice(11, 23)} ${level === "info" ? "" : `${level} `}${event}${rest.join("")}`;
}

function textOf(value: Facts[string]): string {
  return typeof value === "string" && /\s/.test(value) ? JSON.stringify(value) : String(value);
}

/** Returns the stack with its causes: the outer error names the failed step, the inner one the reason. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\ncaused by ${stackOf(error.cause)}`;
}
