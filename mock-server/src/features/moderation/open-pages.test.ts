/** Tests: the events that open pages follow while a lot is in moderation. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const PICTURE = { name: "v-suv-f34-white-studio", alt: "A car", width: 1200, height: 800, thumbhash: "AAAA" };

describe("An open page", () => {
  it("of the seller hears of every step, and one of anybody hears of the approval", async () => {
    const app = await openTestApp({
      scene: {
        users: [
          person(SELLER, 0, { roles: ["seller"] }),
          person(STAFF, 0, { roles: ["backoffice"], profile: null }),
        ],
        lots: [
          car(1, {
            plan: "moderation",
            approvedAt: null,
            pictures: [PICTURE],
            endsAt: START + 48 * HOUR_MS,
          }),
        ],
      },
    });
    const as = async (userId: number) => ({ token: await app.tokenOf(userId) });
    const sale = async (path: string, body?: object) => {
      expect((await app.post(`/api/sale/${path}`, body, await as(SELLER))).status).toBe(200);
    };
    const decide = async (what: string, more: object) => {
      const body = { id_auction: 1, ...more };
      expect((await app.post(`/api/backoffice/lots/${what}`, body, await as(STAFF))).status).toBe(200);
    };
    const kindsOf = async (about: string) => {
      const events = (await app.store.outbox.pending(100)).flatMap((commit) => commit.events);
      return events.flatMap(({ topic, payload }) =>
        topic === about && "kind" in payload ? payload.kind : [],
      );
    };
    const own = async () => (await kindsOf(`user.${SELLER}`)).filter((kind) => kind === "lot").length;
    await decide("return", { remarks: [{ field: null, text: "Please add photos" }] });
    await sale("publishlot/1");
    await sale("moderatetodraft", { id_auction: 1 });
    await sale("publishlot/1");
    expect(await own()).toBe(4);
    expect(await kindsOf("auction.lot.1")).toEqual([]);
    await decide("approve", {});
    expect(await own()).toBe(5);
    expect(await kindsOf("auction.lot.1")).toEqual(["changed"]);
  });
});
