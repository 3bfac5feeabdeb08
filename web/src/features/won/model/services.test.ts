import { expect, it } from "vitest";
import { type Order, orderEvents, orderWords } from "./services.ts";

const order: Order = {
  quote: {
    id_quote: 1,
    kind: "transport",
    name: "Shared truck to Dubai",
    partner: "Falaj Car Carriers",
    price: 480,
    included: ["Insured on the way"],
    term: "Within 3 days of the collection",
    source: "Price list of the carrier",
    valid_until: "2026-11-25T08:00:00.000Z",
  },
  state: "ordered",
  ordered_at: "2026-11-24T10:00:00.000Z",
  confirmed_at: null,
  free_until: "2026-11-25T10:00:00.000Z",
  can_cancel: true,
  cancelled_at: null,
};
const confirmed: Order = { ...order, state: "confirmed", confirmed_at: "2026-11-24T10:01:00.000Z" };

it("says the state of an order, and until when cancelling is free", () => {
  expect(orderWords(order).text).toBe(
    "Falaj Car Carriers confirms it within minutes. Cancelling is free until Nov 25, 14:00 GST.",
  );
  expect(orderWords({ ...confirmed, can_cancel: false })).toEqual({
    state: "Confirmed",
    text: "Falaj Car Carriers has confirmed it. Within 3 days of the collection.",
  });
  expect(orderWords({ ...order, state: "cancelled" }).text).toBe("AED 480 is in your deposit again.");
});

it("tells what happened to orders", () => {
  const cancelled = { ...confirmed, state: "cancelled" as const, cancelled_at: "2026-11-24T11:00:00.000Z" };
  expect(orderEvents([cancelled]).map(({ text }) => text)).toEqual([
    "You ordered Shared truck to Dubai for AED 480.",
    "Falaj Car Carriers confirmed Shared truck to Dubai.",
    "You cancelled Shared truck to Dubai.",
  ]);
});
