/** Tests of `outbid-toast.ts`. */
import { afterEach, expect, it, vi } from "vitest";
import type { Toast } from "#/components/message/toast-view.tsx";
import { queryClient } from "#/lib/http/query-client.ts";
import { toastOutbid } from "./outbid-toast.ts";

const shown: Toast[] = [];
vi.mock("#/components/message/toast.tsx", () => ({
  toast: async (each: Toast) => void shown.push(each),
}));
afterEach(() => {
  shown.length = 0;
  vi.restoreAllMocks();
});

const open = { label: "Open the lot", onPress: () => undefined };
const news = { id_auction: 7, title: "Audi A6", price: 20_000 } as Parameters<typeof toastOutbid>[0];

/** Reports a lost lead on a lot in this state; returns the label of the action. */
async function actionFor(paused: string | null, lane: object | null = null): Promise<string | undefined> {
  const live = {
    phase: "open",
    price: 20_000,
    next_min: 20_500,
    step: 500,
    buy_now: null,
    buynow_open: false,
    lane,
  };
  vi.spyOn(queryClient, "fetchQuery").mockResolvedValue({ id_auction: 7, mine: null, live, paused });
  await toastOutbid(news, open);
  return shown[0]?.action?.label;
}

it("a lost lead is told with the next bid", async () => {
  expect(await actionFor(null)).toBe("Bid 20,500");
});

it("while all auctions are paused the lot is offered, and no bid that would be refused", async () => {
  expect(await actionFor("A power cut")).toBe("Open the lot");
});

it("a live lane has its own pause", async () => {
  expect(await actionFor("A power cut", { id_queue: 3 })).toBe("Bid 20,500");
});
