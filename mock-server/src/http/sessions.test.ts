/** Tests of `sessions.ts`. */
import { describe, expect, it } from "vitest";
import type { OpenSession, SessionRow, SessionRows } from "../tables/people/session-rows.ts";
import { createSessions } from "./sessions.ts";

/** The limits as the rules have them, not as the code does. */
const IDLE_MS = 12 * 3_600_000;
const LONGEST_MS = 30 * 24 * 3_600_000;

/** Session rows in memory, with a count of reads. */
function rowsInMemory() {
  const rows = new Map<string, SessionRow>();
  const memory = { rows, reads: 0, leads: false, roles: ["buyer"] as OpenSession["roles"] };
  const table: SessionRows = {
    insert: async (added) => added.forEach((row) => rows.set(row.tokenHash, row)),
    async find(tokenHash) {
      memory.reads++;
      const row = rows.get(tokenHash);
      return row
        ? {
            ...row,
            roles: memory.roles,
            ustatus: "confirmed",
            passwordOnce: false,
            factorDue: false,
            hasFactor: false,
          }
        : null;
    },
    async touch(tokenHash, usedAt) {
      rows.set(tokenHash, { ...rows.get(tokenHash)!, usedAt });
    },
    remove: async (tokenHash) => void rows.delete(tokenHash),
    async removeAllOf(userId) {
      for (const [tokenHash, row] of rows) if (row.userId === userId) rows.delete(tokenHash);
    },
    leadsNearTheEnd: async () => memory.leads,
  };
  return { memory, table };
}

function setUp() {
  const { memory, table } = rowsInMemory();
  const time = { now: 1_000_000 };
  const sessions = createSessions(
    table,
    () => time.now,
    (error) => {
      throw error;
    },
  );
  return { memory, time, sessions };
}

async function opened() {
  const all = setUp();
  const [token = ""] = await all.sessions.open([7]);
  return { ...all, token };
}

describe("a session", () => {
  it("belongs to its user, and is read from the table only once", async () => {
    const { sessions, memory, token } = await opened();
    expect(await sessions.find(token)).toMatchObject({ id: 7, roles: ["buyer"], ustatus: "confirmed" });
    expect(sessions.find(token)).toMatchObject({ id: 7 });
    expect(memory.reads).toBe(1);
  });

  it("has a token of 256 bits, stored only as a hash", async () => {
    const { sessions, memory, token } = await opened();
    const tokens = [token, ...(await sessions.open([7, 7]))];
    for (const one of tokens) expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(tokens).size).toBe(3);
    expect(JSON.stringify([...memory.rows])).not.toContain(token);
  });

  it("is nobody's for an unknown or malformed token, and the table is not read for the latter", async () => {
    const { sessions, memory } = await opened();
    expect(await sessions.find("A".repeat(43))).toBeNull();
    memory.reads = 0;
    expect(await sessions.find("short")).toBeNull();
    expect(memory.reads).toBe(0);
  });

  it("ends after twelve hours without a request, and continues with each one", async () => {
    const { sessions, memory, time, token } = await opened();
    time.now += IDLE_MS - 1;
    expect(await sessions.find(token)).not.toBeNull();
    time.now += IDLE_MS - 1;
    expect(await sessions.find(token)).not.toBeNull();
    time.now += IDLE_MS;
    expect(await sessions.find(token)).toBeNull();
    expect(memory.rows.size).toBe(0);
  });

  it("ends after thirty days in any case", async () => {
    const { sessions, time, token } = await opened();
    const end = time.now + LONGEST_MS;
    while (time.now + IDLE_MS / 2 < end) {
      time.now += IDLE_MS / 2;
      expect(await sessions.find(token)).not.toBeNull();
    }
    time.now = end;
    expect(await sessions.find(token)).toBeNull();
  });

  it("does not end while its user leads a lot that ends soon", async () => {
    const { sessions, memory, time, token } = await opened();
    await sessions.find(token);
    time.now += LONGEST_MS;
    memory.leads = true;
    expect(await sessions.find(token)).toMatchObject({ id: 7 });
    memory.leads = false;
    expect(sessions.find(token)).toMatchObject({ id: 7 });
    time.now += 10 * 60_000;
    expect(await sessions.find(token)).toBeNull();
  });

  it("ends at once when it is revoked, alone or with all of its user's", async () => {
    const { sessions, token } = await opened();
    const [other = "", third = ""] = await sessions.open([7, 7]);
    const user = await sessions.find(token);
    await sessions.revoke(user!.session);
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.find(other)).not.toBeNull();
    await sessions.revokeAllOf(7);
    expect(await sessions.find(other)).toBeNull();
    expect(await sessions.find(third)).toBeNull();
  });

  it("is not cached when it was revoked during the read", async () => {
    const { sessions, token } = await opened();
    const read = Promise.resolve(sessions.find(token));
    const session = (await read)!.session;
    sessions.forget(7);
    const again = Promise.resolve(sessions.find(token));
    await sessions.revoke(session);
    await again;
    expect(await sessions.find(token)).toBeNull();
  });

  it("has new roles once its user's cache entry is dropped", async () => {
    const { sessions, memory, token } = await opened();
    await sessions.find(token);
    memory.roles = ["buyer", "seller"];
    expect(await sessions.find(token)).toMatchObject({ roles: ["buyer"] });
    sessions.forget(7);
    expect(await sessions.find(token)).toMatchObject({ roles: ["buyer", "seller"] });
  });

  it("stores its last use every five minutes, so that a restart loses little", async () => {
    const { sessions, memory, time, token } = await opened();
    const stored = () => [...memory.rows.values()][0]!.usedAt;
    await sessions.find(token);
    const before = stored();
    time.now += 60_000;
    await sessions.find(token);
    expect(stored()).toBe(before);
    time.now += 5 * 60_000;
    await sessions.find(token);
    expect(stored()).toBe(time.now);
  });

  it("returns its latest possible end", async () => {
    const { sessions, time, token } = await opened();
    const user = await sessions.find(token);
    expect(sessions.expiresAt(user!.session)).toBe(time.now + IDLE_MS);
    expect(sessions.expiresAt("unknown")).toBeNull();
  });
});
