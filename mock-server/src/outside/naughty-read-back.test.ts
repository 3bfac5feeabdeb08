/** Naughty strings in fields that are read again: the same text comes back, or a sentence refuses it. */
import { plainName } from "@marsa/api-spec/text/names";
import { naughtyStrings } from "@marsa/api-spec/contract/outside/outside";
import { expect, it } from "vitest";
import { HOUR_MS, person, SELLER, smallScene, START } from "../sqlite/test-support/people.ts";
import { openTestApp, type Answer, type TestApp } from "../test-support/app.ts";

const STAFF = 901;

interface Field {
  readonly write: (text: string) => Promise<Answer>;
  /** Returns the text that is stored. */
  readonly read: () => Promise<string | null>;
  /** Returns what the document says about the stored text; without it, the text as sent. */
  readonly cleaned?: (text: string) => string;
}

const trimmed = (text: string) => text.trim();
const seller = person(SELLER, 0, { roles: ["seller"] });
const staff = person(STAFF, 0, { roles: ["backoffice"], profile: null });

async function draftField(app: TestApp, name: string): Promise<Field> {
  const token = await app.tokenOf(SELLER);
  const save = (id: number, fields: object) => app.post(`/api/sale/createlot/${id}`, { fields }, { token });
  const { id_auction: id } = (await save(0, { kind: "vehicle" })).body.data;
  return {
    write: (text) => save(id, { kind: "vehicle", [name]: text }),
    read: async () => (await app.get(`/api/sale/getlotdraft/${id}`, { token })).body.data.fields[name],
  };
}

const FIELDS: Readonly<Record<string, (app: TestApp) => Promise<Field>>> = {
  "the note on a lot": async (app) => {
    const token = await app.tokenOf(1);
    return {
      write: (comment) => app.post("/api/auction/pcomment/set", { id_auction: 1, comment }, { token }),
      read: async () => (await app.get("/api/auction/lot/1", { token })).body.data.mine.note,
      cleaned: trimmed,
    };
  },
  "the name of a search": async (app) => {
    const token = await app.tokenOf(1);
    return {
      write: (name) => app.post("/api/auction/searches", { name, q: "cars" }, { token }),
      read: async () => (await app.get("/api/auction/searches", { token })).body.data[0]?.name ?? null,
      cleaned: trimmed,
    };
  },
  "the first name": async (app) => {
    const token = await app.tokenOf(1);
    return {
      write: (firstName) =>
        app.send("PUT", "/api/auth/account", { token, body: { firstName, lastName: "Khan" } }),
      read: async () => (await app.get("/api/auth/me", { token })).body.data.firstName,
      cleaned: plainName,
    };
  },
  "the description of a draft": (app) => draftField(app, "comment"),
  "the place of a draft": (app) => draftField(app, "location"),
  "the name of a lane": async (app) => {
    const token = await app.tokenOf(STAFF);
    const start = new Date(START + HOUR_MS).toISOString();
    const lane = { name: "Lane A", place: "Hall 2", start };
    const { id_queue, ...made } = (await app.post("/api/backoffice/queues/create", lane, { token })).body
      .data;
    let { version } = made;
    return {
      write: async (name) => {
        const answer = await app.post(
          "/api/backoffice/queues/update",
          { id_queue, version, name },
          { token },
        );
        version = answer.body.data?.version ?? version;
        return answer;
      },
      read: async () => (await app.get(`/api/backoffice/queues/${id_queue}`, { token })).body.data.name,
    };
  },
};

it.each(Object.entries(FIELDS))("%s comes back as sent, or is refused with a sentence", async (_, open) => {
  const app = await openTestApp({
    scene: { users: [...smallScene().users.slice(0, 2), seller, staff] },
    env: { limits: false },
  });
  const { write, read, cleaned = (text) => text } = await open(app);
  const wrong: unknown[] = [];
  let stored = 0;
  let before = await read();
  for (const text of naughtyStrings) {
    const { status, body } = await write(text);
    const found = await read();
    if (status === 200) stored += 1;
    const sentence = String(body.message ?? "");
    const isRight =
      status === 200 ? found === cleaned(text) : found === before && status === 422 && /^\S.+/.test(sentence);
    before = found;
    if (!isRight) wrong.push({ text, status, found, sentence });
  }
  expect(wrong).toEqual([]);
  expect(stored).toBeGreaterThan(naughtyStrings.length / 2);
});
