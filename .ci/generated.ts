/** Generates the code of the documents into another folder and compares: the committed files must be current. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./steps.ts";

const committed = join(root, "api-spec", "generated");
const fresh = mkdtempSync(join(tmpdir(), "marsa-generated-"));
try {
  execFileSync(process.execPath, [join(root, "api-spec/bin/generate.ts"), "--out", fresh], {
    stdio: "inherit",
  });
  const files = new Set([...readdirSync(committed), ...readdirSync(fresh)]);
  const changed = [...files].filter((file) => read(committed, file) !== read(fresh, file));
  if (changed.length > 0) {
    console.error(
      `Not what the document says: ${changed.join(", ")}. Run: npm run generate -w @marsa/api-spec`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true });
}

function read(folder: string, file: string): string | undefined {
  return readdirSync(folder).includes(file) ? readFileSync(join(folder, file), "utf8") : undefined;
}
