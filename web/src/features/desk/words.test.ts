/** Tests of `words.ts`. */
import { expect, it } from "vitest";
import { placeOf, titleOf } from "./words.ts";

const NOW = Date.parse("2026-11-24T10:02:00.000Z");
const work = {
  id: 7,
  id_party: null,
  title: "Yusuf Rahimi",
  text: null,
  amount: null,
  since: "2026-11-22T07:00:00.000Z",
  until: null,
  late: false,
};

it("names money with its amount, and a sale with the time until which it is to be paid", () => {
  expect(titleOf("refunds", { ...work, amount: 7_500 }, NOW)).toBe("AED 7,500.00, Yusuf Rahimi");
  const sale = { ...work, title: "Lexus ES 350", amount: 90_000 };
  const at = (until: string) => titleOf("settlements", { ...sale, until }, NOW);
  expect(at("2026-11-24T12:07:00.000Z")).toBe("Lexus ES 350, pay by 16:07");
  expect(at("2026-11-24T09:00:00.000Z")).toBe("Lexus ES 350, not paid");
});

it("opens the work itself, or its list narrowed to it", () => {
  expect(placeOf("clients", { ...work, id_party: 9 })).toEqual({ tab: "clients", client: 7, profile: 9 });
  expect(placeOf("moderation", work)).toEqual({ tab: "moderation", lot: 7 });
  expect(placeOf("settlements", { ...work, id_party: 4 })).toEqual({
    tab: "settlements",
    state: "waiting",
    lot: 7,
    buyer: 4,
  });
  expect(placeOf("refunds", { ...work, text: "RF-2026-00007" })).toEqual({
    tab: "refunds",
    q: "RF-2026-00007",
  });
  expect(placeOf("calls", work)).toEqual({ tab: "calls", q: "Yusuf Rahimi" });
});
