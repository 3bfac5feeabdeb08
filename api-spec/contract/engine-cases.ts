/** Bidding beyond the bid itself. */
import { refused, success, type Case } from "./case.ts";
import { newKey, type Call } from "./target.ts";
import type { Stage } from "./stage.ts";

const UNKNOWN_ID = 2_147_483_647;

const proxy = ({ proxyLot }: Stage): Call => ({ body: { id_auction: proxyLot } });
const REUSED = newKey();

/** A maximum to be removed. Its price is beyond what other cases have left on the lot. */
const setMaximum = {
  id: "makebid",
  call: ({ proxyLot, bidder }: Stage) => ({
    token: bidder,
    body: { id_auction: proxyLot, price: 9_000, mode: "max" },
  }),
} as const;

export const engineSuccesses: readonly Case[] = [
  {
    ...success("removeProxy", (stage) => ({ ...proxy(stage), token: stage.bidder })),
    after: [setMaximum],
  },
];

export const engineRefusals: readonly Case[] = [
  refused("removeProxy", "knows no lot that is not there", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID },
  })),
  refused("removeProxy", "finds no maximum of somebody else", 409, "NO_PROXY", (stage) => ({
    ...proxy(stage),
    token: stage.rival,
  })),
  {
    ...refused("removeProxy", "takes one command under one key", 409, "KEY_REUSED", ({ lot, rival }) => ({
      token: rival,
      key: REUSED,
      body: { id_auction: lot },
    })),
    after: [{ id: "removeProxy", call: (stage) => ({ ...proxy(stage), token: stage.rival, key: REUSED }) }],
  },
];
