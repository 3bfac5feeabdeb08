/** Tests of `change-keys.ts`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { putTotp, totpOf } from "../features/identity/factors/repository.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { person, smallScene } from "../sqlite/test-support/people.ts";
import { openTestStore, type TestStore } from "../sqlite/test-support/open.ts";
import { insertAccount, openAccount } from "../tables/people/refund-accounts.ts";
import { refundAccount } from "../tables/schema/money.ts";
import { Keyring, newKey } from "../tables/sealing/keyring.ts";
import { valuesByKey } from "../tables/people/sealed-rows.ts";
import { changeKeys } from "./change-keys.ts";
import { orm } from "../tables/system/driver.ts";

const PEOPLE = Array.from({ length: 70 }, (_, i) => 1_000 + i);
const noFiles = { changeKeys: async () => 0 };
const secretOf = (userId: number) => `SECRET${userId}`;

function keyFile(...keys: string[]): { readonly file: string; write(...keys: string[]): void } {
  const folder = mkdtempSync(join(tmpdir(), "marsa-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "keys");
  const write = (...lines: string[]) => writeFileSync(file, lines.join("\n"));
  write(...keys);
  return { file, write };
}

const left = ({ store }: TestStore) => store.read(async (db) => [...(await valuesByKey(db)).entries()]);

async function isReadable({ store }: TestStore): Promise<boolean> {
  return store.read(
    async (db) =>
      (await Promise.all(PEOPLE.map((id) => totpOf(db, id)))).every(
        (totp, i) => totp?.secret === secretOf(PEOPLE[i]!),
      ) &&
      orm(db)
        .select()
        .from(refundAccount)
        .all()
        .every((row) => openAccount(db, row).iban === `IBAN${row.userId}`),
  );
}

it("a new key takes over while bids go on, also after an end half way, and then the old key may go", async () => {
  const [older, newer] = [newKey(), newKey()];
  const [olderId, newerId] = [older, newer].map((keys) => new Keyring({ keys }).first);
  const { file: keysFile, write } = keyFile(older);
  const keys = new Keyring({ file: keysFile });
  const users = [...smallScene().users, ...PEOPLE.map((id) => person(id, 0))];
  const scenes = { make: () => smallScene({ users }), makeFresh: () => [] };
  const first = await openTestStore({ keys, scenes });
  await first.store.write(async (db) => {
    for (const userId of PEOPLE) {
      await putTotp(db, { userId, secret: secretOf(userId), createdAt: 0 });
      const account = { recipient: `NAME${userId}`, iban: `IBAN${userId}`, bank: "", swift: "" };
      await insertAccount(db, { ...account, userId, createdAt: 0 });
    }
  });
  expect(await left(first)).toEqual([[olderId, 3 * PEOPLE.length + 1]]);

  // The operator puts a new key first. The server ends after the second batch.
  write(newer, older);
  const said: string[] = [];
  const log = { info: (event: string) => said.push(event), error: (event: string) => said.push(event) };
  let batches = 0;
  const bids: Promise<unknown>[] = [];
  const job = changeKeys({
    keys,
    files: noFiles,
    log,
    store: {
      read: first.store.read,
      async writeUnrelated(fn) {
        if (++batches === 3) ended = job.stop();
        bids.push(bid(first.store, { lot: 1, user: 1 + (batches % 2), amount: 20_000 + batches * 500 }));
        return first.store.writeUnrelated(fn);
      },
    },
  });
  let ended: Promise<void> | undefined;
  await expect.poll(() => batches).toBe(3);
  await ended;
  expect(await Promise.all(bids)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  expect(said).toEqual([]);
  expect(new Map(await left(first)).get(newerId!)).toBe(70);
  expect(await isReadable(first)).toBe(true);
  await first.store.close();

  // The next start goes on.
  const second = await openTestStore({ keys: new Keyring({ file: keysFile }), file: first.file });
  expect(await isReadable(second)).toBe(true);
  const again = changeKeys({
    keys: new Keyring({ file: keysFile }),
    files: noFiles,
    log,
    store: second.store,
  });
  await expect.poll(() => said).toEqual(["all values have the newest key: older ones may go"]);
  await again.stop();
  expect(await left(second)).toEqual([[newerId, 3 * PEOPLE.length + 1]]);
  await second.store.close();

  write(newer);
  const third = await openTestStore({ keys: new Keyring({ file: keysFile }), file: first.file });
  expect(await isReadable(third)).toBe(true);
});

it("a key that goes while values need it is reported, and reads on until the server ends", async () => {
  const [older, newer] = [newKey(), newKey()];
  const { file, write } = keyFile(older);
  const keys = new Keyring({ file });
  const opened = await openTestStore({ keys });
  await opened.store.write((db) => putTotp(db, { userId: 1, secret: "SECRET", createdAt: 0 }));
  write(newer);
  const said: string[] = [];
  const log = { info: () => undefined, error: (event: string) => said.push(event) };
  await changeKeys({
    keys,
    files: noFiles,
    log,
    store: { ...opened.store, writeUnrelated: () => Promise.reject(new Error("no")) },
  }).stop();
  expect(said[0]).toBe(`values need keys that are gone: put them back in DATA_KEY_FILE (${file})`);
  expect((await opened.store.read((db) => totpOf(db, 1)))?.secret).toBe("SECRET");
});
