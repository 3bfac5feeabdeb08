/** Tests of `secret-scan.ts`. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { LotSeed } from "../../scenes/seed/types.ts";
import { openTestStore } from "./open.ts";
import { bid } from "./commands.ts";
import { car, person, SELLER, smallScene } from "./people.ts";
import { amountsIn } from "./amounts.ts";
import { createSecretScan } from "./secret-scan.ts";
import { sqlite } from "../../tables/system/driver.ts";

const RESERVE = 29_989;
const MAXIMUM = 26_003;
const STAFF = 23;
const token = "t".repeat(43);

/** Lot 1 with an unreached reserve, led by person 1 with an unbeaten maximum. */
async function scene(codes: readonly string[] = [], others: readonly LotSeed[] = []) {
  const users = [
    person(1, 100_000),
    person(2, 100_000),
    person(SELLER, 0),
    person(STAFF, 0, { roles: ["backoffice"], profile: null }),
  ];
  const { store } = await openTestStore({
    scenes: {
      make: () => smallScene({ users, lots: [car(1, { reserve: RESERVE }), ...others] }),
      makeFresh: () => [],
    },
  });
  const outcome = await bid(store, { lot: 1, user: 1, amount: MAXIMUM, mode: "max" });
  expect(outcome.ok).toBe(true);
  return { store, scan: createSecretScan(store, () => codes) };
}

/** Signs a person in with a token of 43 letters. */
async function signIn(store: Awaited<ReturnType<typeof scene>>["store"], userId: number, letter: string) {
  const own = letter.repeat(43);
  const tokenHash = createHash("sha256").update(own).digest("hex");
  await store.write((db) =>
    sqlite(db)
      .prepare("INSERT INTO session (token_hash, user_id, created_at, used_at) VALUES (?, ?, 0, 0)")
      .run(tokenHash, userId),
  );
  return { token: own, tokenHash };
}

it.each([
  [
    "a number",
    JSON.stringify({ data: { items: [{ price: RESERVE }] } }),
    "the reserve of lot 1 at data.items.0.price",
  ],
  ["a sentence", JSON.stringify({ cause: "up to 26,003 was bid" }), "the maximum of lot 1 at cause"],
  ["plain text", `lot=1 max=${MAXIMUM}`, "the maximum of lot 1 at its text"],
])("finds a secret amount in %s", async (_, text, what) => {
  const { scan } = await scene();
  await scan.reply("GET /api/x", text);
  expect(scan.leaks).toEqual([`GET /api/x reveals ${what}`]);
});

it("takes no code and no masked contact for an amount that it equals by chance", async () => {
  const { scan } = await scene();
  const code = String(RESERVE).padStart(6, "0");
  const message = { to: "a@marsa.test", text: `Your code is ${code}.`, code };
  await scan.reply("GET /_mock/inbox", JSON.stringify({ data: [message] }));
  await scan.reply("POST /api/auth/signup", JSON.stringify({ data: { mask: `••• ${MAXIMUM}` } }));
  const moved = { text: `Your Marsa account is reached at +971 ••• ${MAXIMUM} from now on.`, code: null };
  await scan.reply("GET /_mock/inbox", JSON.stringify({ data: [moved] }));
  expect(scan.leaks).toEqual([]);
  await scan.reply("GET /_mock/inbox", JSON.stringify({ data: [{ ...message, code: "123456" }] }));
  expect(scan.leaks).toHaveLength(1);
});

it("takes no group of a long code for an amount", () => {
  const text = "4003 8011 9001 9613 is your Marsa code to set a new password.";
  const sent = JSON.stringify({ data: [{ text, code: "4003801190019613" }] });
  expect(amountsIn(sent)).toEqual([]);
});

it("lets owners read their own secrets, and staff the reserve", async () => {
  const { store, scan } = await scene();
  const read = async (userId: number, letter: string, amount: number) => {
    await scan.reply("GET /api/x", `{"a":${amount}}`, (await signIn(store, userId, letter)).token);
    return scan.leaks.splice(0).length === 0;
  };
  expect(await read(SELLER, "s", RESERVE)).toBe(true);
  expect(await read(STAFF, "f", RESERVE)).toBe(true);
  expect(await read(1, "a", MAXIMUM)).toBe(true);
  expect(await read(1, "b", RESERVE)).toBe(false);
  expect(await read(2, "c", MAXIMUM)).toBe(false);
  expect(await read(STAFF, "g", MAXIMUM)).toBe(false);
});

it("no longer reports a beaten maximum or a reached reserve", async () => {
  const { store, scan } = await scene();
  expect((await bid(store, { lot: 1, user: 2, amount: 31_000 })).ok).toBe(true);
  await scan.reply("GET /api/x", JSON.stringify({ a: MAXIMUM, b: RESERVE }));
  expect(scan.leaks).toEqual([]);
});

it("lets staff read a reached reserve that another lot's maximum equals by chance", async () => {
  const { store, scan } = await scene([], [car(2, { reserve: MAXIMUM })]);
  expect((await bid(store, { lot: 2, user: 2, amount: 31_000 })).ok).toBe(true);
  await scan.reply("GET /api/x", `{"a":${MAXIMUM}}`, (await signIn(store, STAFF, "f")).token);
  expect(scan.leaks).toEqual([]);
  await scan.reply("GET /api/x", `{"a":${MAXIMUM}}`, (await signIn(store, 2, "c")).token);
  expect(scan.leaks).toEqual(["GET /api/x reveals the maximum of lot 1 at a"]);
});

it("finds events that reveal a secret to anyone but its owner", async () => {
  const { scan } = await scene();
  await scan.event("user.1", { my_max: MAXIMUM }, 1);
  expect(scan.leaks).toEqual([]);
  await scan.event("auction.lot.1", { max: MAXIMUM }, null);
  expect(scan.leaks).toEqual(["an event of auction.lot.1 reveals the maximum of lot 1 at max"]);
});

it("finds tokens in use, their hashes, hashes of passwords and codes that were sent", async () => {
  const { store, scan } = await scene(["482913"]);
  const { tokenHash } = await signIn(store, 1, "t");
  await scan.reply("POST /api/auth/signin", JSON.stringify({ access_token: token }));
  await scan.reply("GET /_mock/inbox", JSON.stringify({ code: "482913" }));
  expect(scan.leaks).toEqual([]);
  await scan.reply("GET /api/auth/me", JSON.stringify({ access_token: token }));
  await scan.line(`signed in session=${tokenHash}`);
  await scan.line("row $argon2id$v=19$m=1,t=1,p=1$c2FsdA$dGFn");
  await scan.reply("GET /api/auth/me", JSON.stringify({ text: "Your code is 482913." }));
  expect(scan.leaks.map((leak) => leak.replace(/.* reveals /, ""))).toEqual([
    "a token",
    "the hash of a token",
    "the hash of a password",
    "a code",
  ]);
});

it("recognizes amounts, and skips ids, instants, addresses and file positions", () => {
  const text = JSON.stringify({
    id_auction: 1,
    price: 2,
    cause: "from 3,000 to 4",
    at: 5,
    url: "/files/6",
    rows: [7, { ids: [8] }],
  });
  expect(amountsIn(text).map(({ amount }) => amount)).toEqual([2, 3_000, 4, 7]);
  expect(
    amountsIn("12:00:01 defect lot=9 at mount.ts:10:11 2026-11-21 12.5").map(({ amount }) => amount),
  ).toEqual([9]);
});
