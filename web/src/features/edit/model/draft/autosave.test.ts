import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { draftOf, META } from "../test-support.ts";
import type { Draft, Fields } from "./queries.ts";
import { startEditing } from "./autosave.ts";
import type { DeviceCopy } from "./device-copy.ts";
import { beginEdit } from "./edit-state.ts";

/** A server with one draft, a device with its storage, and a clock that only the test moves. */
function device(copy: DeviceCopy | null = null, stored: Draft = draftOf({ mark: "toyota", mileage: 100 })) {
  const world = {
    online: true,
    server: stored,
    kept: copy,
    sent: [] as Fields[],
    fails: null as Error | null,
  };
  let due: { readonly ms: number; readonly job: () => void } | null = null;
  const editing = startEditing(beginEdit(world.server, META, copy), META, {
    send: async (fields, version) => {
      if (world.fails) throw world.fails;
      if (version !== world.server.version) throw problem("STALE");
      world.sent.push(fields);
      world.server = draftOf(fields, version + 1);
      return world.server;
    },
    read: async () => world.server,
    keep: (kept) => (world.kept = kept),
    isOnline: () => world.online,
    later: (ms, job) => {
      const timer = { ms, job };
      due = timer;
      return () => {
        if (due === timer) due = null;
      };
    },
  });
  const pause = async () => {
    const timer = due;
    due = null;
    timer?.job();
    await editing.save();
    return timer?.ms;
  };
  return { editing, world, pause, dueIn: () => due?.ms ?? null };
}

const problem = (code: "STALE" | "INTERNAL") =>
  new ApiProblem({ code, status: 409, message: "", details: {}, requestId: null, retryAfterMs: null });

describe("autosave", () => {
  it("sends the form two seconds after the last change, once", async () => {
    const { editing, world, pause, dueIn } = device();
    editing.set("mileage", "20");
    editing.set("mileage", "200");
    expect([editing.state().saving, dueIn(), world.sent]).toEqual(["waiting", 2_000, []]);
    await pause();
    expect(world.sent).toEqual([{ kind: "vehicle", mark: "toyota", mileage: 200 }]);
    expect([editing.state().saving, dueIn(), world.kept]).toEqual(["rest", null, null]);
  });

  it("does not send what the server would refuse, and keeps it on the device", async () => {
    const { editing, world, dueIn } = device();
    editing.set("year", "3021");
    expect([dueIn(), world.sent, world.kept?.values["year"]]).toEqual([null, [], "3021"]);
  });

  it("keeps the form on the device while offline, and sends it when the network is back", async () => {
    const { editing, world, pause } = device();
    world.online = false;
    editing.set("mileage", "200");
    await pause();
    expect([editing.state().saving, world.sent, world.kept?.values["mileage"]]).toEqual([
      "offline",
      [],
      "200",
    ]);
    world.online = true;
    expect(await editing.save()).toBe(true);
    expect([editing.state().saving, world.server.fields.mileage, world.kept]).toEqual(["rest", 200, null]);
  });

  it("says that saving failed, and tries again by itself", async () => {
    const { editing, world, pause, dueIn } = device();
    world.fails = new NetworkProblem("unreachable");
    editing.set("mileage", "200");
    await pause();
    expect([editing.state().saving, dueIn()]).toEqual(["failed", 10_000]);
    world.fails = null;
    await pause();
    expect([editing.state().saving, world.server.fields.mileage]).toEqual(["rest", 200]);
  });

  it("begins with what the device had kept", async () => {
    const base = draftOf({ mark: "toyota", mileage: 100 });
    const values = { mark: "toyota", mileage: "300" };
    const { editing, world, pause } = device({ version: 1, fields: base.fields, values, undecided: [] });
    expect(editing.state().values["mileage"]).toBe("300");
    await pause();
    expect(world.server.fields.mileage).toBe(300);
  });
});

describe("two devices at one draft", () => {
  it("merge what they changed in different fields, and never write over each other", async () => {
    const { editing, world, pause } = device();
    world.server = draftOf({ mark: "toyota", mileage: 100, year: 2021 }, 2);
    editing.set("mileage", "200");
    await pause();
    expect(world.server.fields).toMatchObject({ mileage: 200, year: 2021 });
    expect(editing.state().values["year"]).toBe("2021");
  });

  it("show both versions of a field that both changed, until one is chosen", async () => {
    const { editing, world, pause } = device();
    world.server = draftOf({ mark: "toyota", mileage: 300 }, 2);
    editing.set("mileage", "200");
    await pause();
    expect(editing.state().conflicts).toEqual([{ name: "mileage", theirs: "300" }]);
    expect([editing.state().values["mileage"], world.server.fields.mileage]).toEqual(["200", 300]);
    expect(world.kept).toMatchObject({ values: { mileage: "200" }, undecided: ["mileage"] });

    editing.choose("mileage", "mine");
    await pause();
    expect([world.server.fields.mileage, editing.state().conflicts, world.kept]).toEqual([200, [], null]);
  });

  it("take the other version where that is chosen", async () => {
    const { editing, world, pause } = device();
    world.server = draftOf({ mark: "toyota", mileage: 300 }, 2);
    editing.set("mileage", "200");
    await pause();
    editing.choose("mileage", "theirs");
    await pause();
    expect([world.server.version, editing.state().values["mileage"], world.kept]).toEqual([2, "300", null]);
  });

  it("keep an open choice over a reload", async () => {
    const base = draftOf({ mark: "toyota", mileage: 300 }, 2);
    const values = { mark: "toyota", mileage: "200" };
    const { editing } = device({ version: 2, fields: base.fields, values, undecided: ["mileage"] }, base);
    expect(editing.state().conflicts).toEqual([{ name: "mileage", theirs: "300" }]);
  });

  it("stop where the lot went to the staff meanwhile, and nothing is lost", async () => {
    const { editing, world, pause } = device();
    editing.set("mileage", "200");
    world.server = { ...draftOf({ mark: "toyota", mileage: 100 }, 2), status: "moderation" };
    await pause();
    expect(editing.state()).toMatchObject({ draft: { status: "moderation" }, values: { mileage: "200" } });
    expect(world.kept?.values["mileage"]).toBe("200");
  });
});

describe("what follows from a field", () => {
  it("is the proposed step of a start price, until the seller sets another one", () => {
    const { editing } = device();
    editing.set("start_price", "82000");
    expect(editing.state().values["step"]).toBe("500");
    editing.set("step", "750");
    editing.set("start_price", "200000");
    expect(editing.state().values["step"]).toBe("750");
  });

  it("is an empty model where the make is another one", () => {
    const { editing } = device();
    editing.set("model", "prado");
    editing.set("mark", "toyota");
    expect(editing.state().values["model"]).toBe("prado");
    editing.set("mark", "bmw");
    expect(editing.state().values).not.toHaveProperty("model");
  });
});

describe("a draft that was read again", () => {
  it("shows what the staff decided, and what another device saved", () => {
    const { editing } = device();
    editing.follow({ ...draftOf({ mark: "toyota", mileage: 100 }), status: "moderation" });
    expect(editing.state().draft.status).toBe("moderation");
    editing.follow({ ...draftOf({ mark: "toyota", mileage: 250 }, 2), status: "draft" });
    expect(editing.state()).toMatchObject({ draft: { status: "draft" }, values: { mileage: "250" } });
  });

  it("changes nothing when it is no news, and keeps what only this device has", () => {
    const { editing } = device();
    editing.set("mileage", "200");
    editing.follow(draftOf({ mark: "toyota", mileage: 100 }));
    expect(editing.state().values["mileage"]).toBe("200");
    editing.follow(draftOf({ mark: "nissan", mileage: 100 }, 2));
    expect(editing.state().values).toMatchObject({ mark: "nissan", mileage: "200" });
  });
});
