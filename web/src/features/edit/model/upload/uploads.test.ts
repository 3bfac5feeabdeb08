import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it, vi } from "vitest";
import type { LotFile } from "./upload-job.ts";
import { Uploads, type UploadHandlers, type UploadParts } from "./uploads.ts";

const fileOf = (name: string) => new File([name], name, { type: "image/jpeg" });

/** The server's refusal of a file it cannot use. */
function unsupported(): unknown {
  const problem = { code: "UNSUPPORTED_TYPE", status: 415, message: "Unsupported file type", details: {} };
  return Object.assign(Object.create(ApiProblem.prototype) as object, problem);
}

function lotFile(id: number, name: string): LotFile {
  return {
    id_file: id,
    kind: "lot_photo",
    url: `/files/p/${id}-960.webp`,
    width: 1200,
    height: 800,
    thumbhash: null,
    name,
    bytes: 1,
  };
}

/** Uploads that end when the test says so. */
function setUp(more: Partial<UploadParts & UploadHandlers> = {}) {
  const sent: [id: number, turn: number][] = [];
  const waiting = new Map<
    string,
    {
      resolve: (file: LotFile) => void;
      reject: (error: unknown) => void;
      progress: (part: number) => void;
      signal: AbortSignal;
    }
  >();
  const uploads = new Uploads({
    send: (file, signal, progress) => {
      const { promise, resolve, reject } = Promise.withResolvers<LotFile>();
      signal.addEventListener("abort", () => reject(signal.reason));
      waiting.set(file.name, { resolve, reject, progress, signal });
      return promise;
    },
    markOf: async (file) => file.name,
    previewOf: () => null,
    forget: () => {},
    smaller: async (file) => new File(["s"], `small ${file.name}`, { type: "image/jpeg" }),
    ...more,
  });
  uploads.handle({
    check: async () => null,
    onSent: (file, turn) => void sent.push([file.id_file, turn]),
    twinOf: () => null,
    ...more,
  });
  const states = () => uploads.jobs().map(({ file, state }) => `${file.name} ${state.is}`);
  const keyOf = (name: string) => uploads.jobs().find(({ file }) => file.name === name)!.key;
  const leaves = (name: string) => vi.waitUntil(() => waiting.get(name));
  return { uploads, sent, waiting, states, keyOf, leaves };
}

describe("uploads", () => {
  it("send three files at once, and the next when one ends", async () => {
    const { uploads, sent, waiting, leaves } = setUp();
    uploads.add(["a", "b", "c", "d", "e"].map(fileOf));
    await leaves("c");
    expect([...waiting.keys()]).toEqual(["a", "b", "c"]);
    waiting.get("b")!.resolve(lotFile(2, "b"));
    await leaves("d");
    expect(waiting.has("e")).toBe(false);
    expect(sent).toEqual([[2, 2]]);
  });

  it("show the progress of each file", async () => {
    const { uploads, leaves } = setUp();
    uploads.add([fileOf("a"), fileOf("b")]);
    (await leaves("b")).progress(0.64);
    expect(uploads.jobs().map(({ state }) => state)).toEqual([
      { is: "sending", part: 0 },
      { is: "sending", part: 0.64 },
    ]);
  });

  it("keep a file that could not be sent, with its sentence, and send it again", async () => {
    const { uploads, sent, states, waiting, keyOf, leaves } = setUp();
    uploads.add([fileOf("a")]);
    (await leaves("a")).reject(new NetworkProblem("unreachable", new Error("lost")));
    await vi.waitUntil(() => states()[0] === "a failed");
    waiting.clear();
    uploads.retry(keyOf("a"));
    (await leaves("a")).resolve(lotFile(1, "a"));
    await vi.waitUntil(() => uploads.jobs().length === 0);
    expect(sent).toEqual([[1, 1]]);
  });

  it("do not offer to send again what the server refused", async () => {
    const { uploads, leaves } = setUp();
    uploads.add([fileOf("a")]);
    (await leaves("a")).reject(unsupported());
    await vi.waitUntil(() => uploads.jobs()[0]?.state.is === "refused");
    expect(uploads.jobs()[0]?.state).toMatchObject({ sentence: "Unsupported file type." });
  });

  it("take all refused files away at once, and keep those that wait, go or may be sent again", async () => {
    const { uploads, waiting, states, leaves } = setUp({
      check: async ({ name }) =>
        name.endsWith(".gif") ? { sentence: "Unsupported file type", smaller: name === "large.gif" } : null,
    });
    const gifs = Array.from({ length: 10 }, (_, place) => fileOf(`${place}.gif`));
    uploads.add([...gifs, fileOf("large.gif"), fileOf("lost"), fileOf("again"), fileOf("a"), fileOf("b")]);
    (await leaves("lost")).reject(new NetworkProblem("unreachable"));
    (await leaves("again")).reject(unsupported());
    await leaves("b");
    await vi.waitUntil(() => states().includes("again refused"));
    uploads.removeRefused();
    expect(states()).toEqual(["lost failed", "a sending", "b sending"]);
    uploads.removeRefused();
    expect(states()).toHaveLength(3);
    expect(waiting.get("a")!.signal.aborted).toBe(false);
  });

  it("stop a file, whose place the next one takes", async () => {
    const { uploads, states, keyOf, leaves } = setUp();
    uploads.add(["a", "b", "c", "d"].map(fileOf));
    const { signal } = await leaves("a");
    uploads.cancel(keyOf("a"));
    await leaves("d");
    expect(signal.aborted).toBe(true);
    expect(states()).toEqual(["b sending", "c sending", "d sending"]);
  });

  it("tell of the same file twice, and send it if it is wanted", async () => {
    const { uploads, sent, states, waiting, keyOf, leaves } = setUp({ markOf: async () => "same" });
    uploads.add([fileOf("a"), fileOf("b")]);
    await vi.waitUntil(() => states().includes("b twin"));
    (await leaves("a")).resolve(lotFile(1, "a"));
    await vi.waitUntil(() => uploads.jobs().length === 1);
    expect(uploads.jobs()[0]!.state).toMatchObject({ is: "twin", twin: { name: "a", id: 1 } });
    uploads.addAnyway(keyOf("b"));
    (await leaves("b")).resolve(lotFile(2, "b"));
    await vi.waitUntil(() => sent.length === 2);
    expect([...waiting.keys()]).toEqual(["a", "b"]);
  });

  it("tell of a photo that the lot has from another day, and add it without sending it again", async () => {
    const { uploads, sent, states, keyOf, leaves } = setUp({ twinOf: () => ({ name: "front.jpg", id: 9 }) });
    uploads.add([fileOf("a")]);
    (await leaves("a")).resolve(lotFile(1, "a"));
    await vi.waitUntil(() => states()[0] === "a twin");
    expect(sent).toEqual([]);
    uploads.addAnyway(keyOf("a"));
    expect(sent).toEqual([[1, 1]]);
  });

  it("send a smaller copy of a photo with more pixels than the server reads, without being asked", async () => {
    const { uploads, states, leaves } = setUp({ check: async () => "smaller" });
    uploads.add([fileOf("a")]);
    await leaves("small a");
    expect(states()).toEqual(["small a sending"]);
  });

  it("show and send a file under a name that reads as it is", async () => {
    const { uploads, states, leaves } = setUp();
    uploads.add([fileOf('a"b\u202Efdp.exe')]);
    await leaves("a_bfdp.exe");
    expect(states()).toEqual(["a_bfdp.exe sending"]);
  });

  it("keep the place of a refused file, and send a smaller copy of it", async () => {
    const { uploads, states, keyOf, leaves } = setUp({
      check: async ({ name }) =>
        name === "a" ? { sentence: "File size should be less than 10MB", smaller: true } : null,
    });
    uploads.add([fileOf("a")]);
    await vi.waitUntil(() => states()[0] === "a refused");
    uploads.sendSmaller(keyOf("a"));
    await leaves("small a");
    expect(states()).toEqual(["small a sending"]);
  });
});
