/** Tests of the guides: what the page shows is run. */
import { runInNewContext } from "node:vm";
import { operations } from "@marsa/api-spec/generated/operations";
import { describe, expect, it } from "vitest";
import { AUTOMATIC_AUCTIONEER, makePeople, SELLER_IDS } from "../../scenes/seed/people.ts";
import { car, HOUR_MS, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { forms } from "./forms.ts";
import type { Guide, Step } from "./guide.ts";
import { guides } from "./guides.ts";
import { givePassword } from "../../test-support/passwords.ts";

const form = (id: string) => forms.find((one) => one.id === id)!;
const steps: readonly Step[] = guides.flatMap((guide) => guide.steps);

/** The people of the demo with their password, and a lane that starts in an hour. */
async function demo() {
  const opensAt = START + HOUR_MS;
  const app = await openTestApp({
    scene: {
      users: makePeople(START),
      lots: [car(1, { plan: "upcoming", opensAt, endsAt: opensAt + HOUR_MS, sellerId: SELLER_IDS[0]! })],
      lanes: [
        {
          id: 1,
          name: "Lane A",
          place: "Hall 2",
          startsAt: opensAt,
          lots: [1],
          operators: [AUTOMATIC_AUCTIONEER],
        },
      ],
    },
  });
  await givePassword(app, "marsa-demo");
  return app;
}

/** Runs the TypeScript of a guide; returns the statuses of its calls and its output. */
async function run({ steps: shown }: Guide) {
  const { send } = await demo();
  const statuses: number[] = [];
  const printed: unknown[][] = [];
  const program = [form("ts").start, ...shown.map(form("ts").write)].join("\n");
  await runInNewContext(`(async () => {${program}\n})()`, {
    fetch: async (url: string, { method, ...call }: { method: string; body?: string }) => {
      const { status, body } = await send(method, url.replace("http://localhost:4000", ""), call);
      statuses.push(status);
      return { json: () => body };
    },
    console: { log: (...values: unknown[]) => printed.push(values) },
  });
  return { statuses, printed };
}

describe("Every step of a guide", () => {
  it("names a call of the document and a status that the call declares", () => {
    expect(steps.length).toBeGreaterThan(15);
    for (const { operation, status } of steps) {
      expect([operation, operations[operation].statuses]).toEqual([
        operation,
        expect.arrayContaining([status]),
      ]);
    }
  });

  it("fills each part of its path, and sends a key and a token where the call needs them", () => {
    for (const { operation, path, key, signedIn } of steps) {
      const { path: called, keyed, auth } = operations[operation];
      const parts = [...called.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([operation, Object.keys(path ?? {})]).toEqual([operation, parts]);
      expect([operation, key !== undefined]).toEqual([operation, keyed]);
      const mustSignIn = auth === "required" || auth === "registered";
      expect([operation, !mustSignIn || signedIn]).toEqual([operation, true]);
    }
  });

  it.each(guides)("replies as the guide says: $title", async (guide) => {
    const { statuses, printed } = await run(guide);
    expect(statuses).toEqual(guide.steps.map(({ status }) => status));
    expect(printed.flat()).not.toContain(undefined);
  });
});

describe("The forms of a step", () => {
  const bid = guides[0]!.steps.find(({ operation }) => operation === "makebid")!;

  it("send the same in curl, TypeScript and Python", () => {
    expect(form("curl").write(bid)).toBe(`BID=$(curl -s -X POST "$MARSA/api/auction/makebid" \\
  -H "authorization: Bearer \${TOKEN}" \\
  -H "idempotency-key: first-bid-\${LOT}" \\
  -H "content-type: application/json" \\
  -d '{"id_auction":'"$LOT"',"price":'"$PRICE"'}')
OUTCOME=$(printf %s "$BID" | jq -r '.data.outcome')
echo "$OUTCOME"`);
    expect(form("ts").write(bid)).toBe(`const bid = await fetch(\`\${marsa}/api/auction/makebid\`, {
  method: "POST",
  headers: {
    authorization: \`Bearer \${token}\`,
    "idempotency-key": \`first-bid-\${lot}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify({ id_auction: lot, price: price }),
}).then((reply) => reply.json());
const outcome = bid["data"]["outcome"];
console.log(outcome);`);
    expect(form("py").write(bid)).toBe(`bid = json.load(urlopen(Request(
    f"{marsa}/api/auction/makebid",
    method="POST",
    headers={
        "authorization": f"Bearer {token}",
        "idempotency-key": f"first-bid-{lot}",
        "content-type": "application/json",
    },
    data=json.dumps({"id_auction": lot, "price": price}).encode(),
)))
outcome = bid["data"]["outcome"]
print(outcome)`);
  });
});

it("the page shows four guides in three forms, without a script", async () => {
  const { status, text } = await (await openTestApp()).get("/docs/guides");
  expect(status).toBe(200);
  expect(text.match(/class="guide"/g)).toHaveLength(4);
  for (const id of ["in-curl", "in-ts", "in-py"])
    expect(text.split(`class="${id}"`)).toHaveLength(guides.length + steps.length + 1);
  expect(text).not.toContain("<script");
});
