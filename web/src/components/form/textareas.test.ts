/** Checks every text area of the app. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../..");

// @proves 9.constant.textarea-rows-5
it("each text area has five rows", () => {
  const areas = globSync("**/*.tsx", { cwd: SRC }).flatMap((file) =>
    [...readFileSync(join(SRC, file), "utf8").matchAll(/<textarea[\s\S]*?\/>/g)].map(([area]) => ({
      file,
      area,
    })),
  );
  expect(areas.length).toBeGreaterThan(4);
  expect(areas.filter(({ area }) => !area.includes("rows={5}")).map(({ file }) => file)).toEqual([]);
});
