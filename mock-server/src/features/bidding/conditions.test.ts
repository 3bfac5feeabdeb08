/** Tests of `conditions.ts`. */
import { costsOf } from "@marsa/api-spec/you-pay";
import { expect, it } from "vitest";
import { authorityCosts } from "../../domain/lot/authority-costs.ts";
import { car } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

it("returns the cost and the hold of a bid, also to visitors without an account", async () => {
  const lots = [car(1, { vat: "partial", reviewDays: 3 })];
  const { post } = await openTestApp({ scene: { lots } });
  const { status, body } = await post("/api/auction/conditions", { id_auction: 1 });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    id_auction: 1,
    fee: { rate: 0.02, min: 500, max: 10_000 },
    vat: { mode: "partial", rate: 0.05 },
    authority_costs: costsOf(authorityCosts, "vehicle", "dubai"),
    door: {
      insurance: { rate: 0.019, min: 1_100, source: "Comprehensive, estimate for this value" },
      transport: {
        source: "Price list of the carrier, insured, within 3 days",
        items: [
          { value: "abu-dhabi", label: "Abu Dhabi", amount: 480 },
          { value: "al-ain", label: "Al Ain", amount: 550 },
          { value: "dubai", label: "Dubai", amount: 250 },
          { value: "sharjah", label: "Sharjah", amount: 300 },
          { value: "ajman", label: "Ajman", amount: 320 },
          { value: "umm-al-quwain", label: "Umm Al Quwain", amount: 380 },
          { value: "ras-al-khaimah", label: "Ras Al Khaimah", amount: 450 },
          { value: "fujairah", label: "Fujairah", amount: 520 },
        ],
      },
    },
    deposit: { rate: 0.2, min: 1_000 },
    review_days: 3,
    pay_hours: 48,
    offer_hours: 24,
    window_s: 120,
    version: "2026-11",
  });
});

it("hides lots that the reader may not see", async () => {
  const lots = [car(1, { plan: "draft", approvedAt: null })];
  const { post, tokenOf } = await openTestApp({ scene: { lots } });
  expect((await post("/api/auction/conditions", { id_auction: 1 })).status).toBe(404);
  expect((await post("/api/auction/conditions", { id_auction: 9 })).status).toBe(404);
  expect(
    (await post("/api/auction/conditions", { id_auction: 1 }, { token: await tokenOf(900) })).status,
  ).toBe(200);
});
