/** Facts of a log line. Never a token, a password, a code, a maximum or a minimum price. An Error shows its stack. */
export type Facts = Readonly<Record<string, unknown>>;

/** One line an event. Quiet about what went well. */
export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  /** A defect or an outage. */
  error(event: string, facts?: Facts): void;
}

type Level = "info" | "warn" | "error";

/**
 * In: how lines look (`json` for machines, `text` for people), where they go, and the clock that stamps them.
 * Out: a log that writes each event as exactly one line.
 */
export function createLog(format: "text" | "json", write: (line: string) => void, now = Date.now): Log {
  const line = (level: Level, event: string, facts: Facts = {}) => {
    const at = new Date(now()).toISOString();
    const plain = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainFact(value)]));
    write(format === "json" ? JSON.stringify({ at, level, event, ...plain }) : text(at, level, event, plain));
  };
  return {
    info: (event, facts) => line("info", event, facts),
    warn: (event, facts) => line("warn", event, facts),
    error: (event, facts) => line("error", event, facts),
  };
}

function text(at: string, level: Level, event: string, facts: Facts): string {
  const rest = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}=${typeof value === "string" && !/\s/.test(value) ? value : JSON.stringify(value)}`,
    );
  return `${at.slice(11, 23)} ${level === "info" ? "" : `${level} `}${event}${rest.join("")}`;
}

function plainFact(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}
