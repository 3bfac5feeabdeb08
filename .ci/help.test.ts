/** Tests of `help.mjs`. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./steps.ts";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
/** Commands that people type; npm itself runs the ones with a prefix. */
const commands = Object.entries(scripts).filter(
  ([name, command]) => command.startsWith("node ") && !(name.startsWith("pre") && name.slice(3) in scripts),
);

it.each(commands)("`npm run %s -- --help` says what the command does, and does nothing", (name, command) => {
  const [program = "", ...args] = command.split(" && ").at(-1)!.split(" ");
  const help = execFileSync(program, [...args, "--help"], { cwd: root, encoding: "utf8", timeout: 60_000 });
  expect(help).toMatch(/^`npm (start|test|run [\w:]+)/);
  expect(help).toContain(name);
});
