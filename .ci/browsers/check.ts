/**
 * Reads all scripts and style sheets of the built app, with its libraries, service worker and workers. Fails when one
 * needs what a supported browser lacks. Run it after a build. `node .ci/browsers/check.ts [FOLDER]`
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.ts";
import { lackingInScript } from "./scripts.ts";
import { lackingInStyles } from "./styles.ts";

const folder = process.argv[2] ?? join(root, "web/dist");
const files = globSync("**/*.{js,css}", { cwd: folder });
const findings = files.flatMap((file) => {
  const source = readFileSync(join(folder, file), "utf8");
  const found = file.endsWith(".js") ? lackingInScript(source) : lackingInStyles(source);
  return found.map((sentence) => `${file}: ${sentence}`);
});
for (const finding of findings) console.log(finding);
console.log(`${files.length} files read, ${findings.length} features that a supported browser lacks`);
process.exit(files.length === 0 || findings.length > 0 ? 1 : 0);
