import { describe, expect, it } from "vitest";
import { watchBuilds } from "./use-new-version.ts";

/** A server with files that a test changes. */
function server(files: Record<string, unknown>) {
  return { files, look: watchBuilds(async (path) => files[path] ?? null) };
}

describe("a newer build", () => {
  // @proves 7.rule.build-manifest-builds-meta-buildid-json
  it("is found once the server names another build than at first and describes it", async () => {
    const { files, look } = server({ "/builds/latest.json": { id: "one" } });
    expect(await look()).toBe(false);
    files["/builds/latest.json"] = { id: "two" };
    expect(await look()).toBe(false);
    files["/builds/meta/two.json"] = { id: "two", files: [] };
    expect(await look()).toBe(true);
    files["/builds/latest.json"] = { id: "one" };
    expect(await look()).toBe(true);
  });

  it("is not found where the server names no build, or sends nonsense", async () => {
    const { files, look } = server({});
    expect(await look()).toBe(false);
    for (const nonsense of [null, "two", { id: 7 }, { id: "../../etc" }, []]) {
      files["/builds/latest.json"] = nonsense;
      expect(await look()).toBe(false);
    }
  });
});
