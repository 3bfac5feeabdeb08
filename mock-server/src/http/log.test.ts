/** Tests of `log.ts`. */
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

const written = (format: "text" | "json") => {
  const lines: string[] = [];
  return {
    lines,
    log: createLog(
      format,
      (line) => lines.push(line),
      () => 0,
    ),
  };
};

it("writes one line of JSON per event, for machines", () => {
  const { lines, log } = written("json");
  log.error("defect", new Error("two\nlines"), { request: "b1c8-4" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("\n");
  expect(JSON.parse(lines[0]!)).toMatchObject({
    at: "1970-01-01T00:00:00.000Z",
    level: "error",
    event: "defect",
    request: "b1c8-4",
    error: expect.stringContaining("two\nlines"),
  });
});

it("writes one line of words per event, for people", () => {
  const { lines, log } = written("text");
  log.info("ready", { port: 4000, address: "http://localhost:4000" });
  log.warn("slow", { reason: "a full disk" });
  expect(lines).toEqual([
    "00:00:00.000 ready port=4000 address=http://localhost:4000",
    '00:00:00.000 warn slow reason="a full disk"',
  ]);
});

it("includes the cause of an error", () => {
  const { lines, log } = written("text");
  log.error("unavailable", new Error("Not stored", { cause: new Error("disk full") }));
  expect(lines[0]).toMatch(/Not stored.*caused by Error: disk full/s);
});
