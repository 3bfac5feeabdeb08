/**
 * Answers --help of every command with the comment at the top of its file, and refuses a Node without TypeScript. Plain
 * Node 20: `node --import` loads it.
 */
import { readFileSync } from "node:fs";
import { refuseOldNode } from "../mock-server/bin/needed-node.mjs";

if (process.argv.includes("--help")) {
  const [, comment = ""] = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(process.argv[1], "utf8")) ?? [];
  console.log(comment.replace(/^ *\* ?/gm, "").trim());
  process.exit(0);
}
if (process.argv[1]?.endsWith(".ts")) refuseOldNode();
