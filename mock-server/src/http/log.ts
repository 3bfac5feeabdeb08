/** Facts of a log line. Never a token, a password, a code, a maximum or a minimum price. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** One line an event. Quiet about what went well. */
export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  /** A defect or an outage; the stack of `error` goes along. */
  error(event: string, error: unknown, facts?: Facts): void;
}

type Level = "info" | "warn" | "error";

/**
 * In: how lines look (`json` for machines, `text` for people), where they go, and the clock that stamps them.
 * Out: a log that writes each event as exactly one line.
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

/** With what caused it: the outer error says what failed, the inner one why. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\ncaused by ${stackOf(error.cause)}`;
}
