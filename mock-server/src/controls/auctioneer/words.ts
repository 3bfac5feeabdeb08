/** The messages of the automatic auctioneer. */
import type { LotAtDesk } from "../../scenes/auctioneer.ts";
import type { LaneState } from "../../domain/lot/lane.ts";

/** A message to the viewers, in one of several wordings; once for each `about`. */
export interface Words {
  readonly about: string;
  readonly texts: readonly string[];
}

export function wordsFor(about: string, ...texts: string[]): Words {
  return { about, texts };
}

/** Returns the message before a lot opens; the first one of a lane greets the viewers. */
export function openingWords({ id, run }: LaneState, { id: lotId, number, title }: LotAtDesk): Words {
  const isFirst = run.every(({ state }) => state === "current" || state === "pending");
  return isFirst
    ? wordsFor(`welcome/${id}`, `Welcome, everybody. ${run.length} lots, and we begin with ${title}.`)
    : wordsFor(
        `opening/${lotId}`,
        `Lot ${number}: ${title}.`,
        `Next is ${title}, lot ${number}. The pictures are worth a look.`,
        `On we go, with lot ${number}.`,
      );
}

/** Never mentions a minimum price: its existence is secret until it is reached. */
export function warning({ id, price }: LotAtDesk): Words {
  return wordsFor(
    `warning/${id}/${price}`,
    "Fair warning. Anybody else?",
    "Last chance on this one.",
    "Are we all done?",
  );
}

export function closingWords({ id, price }: LotAtDesk): Words {
  return price === null
    ? wordsFor(`closing/${id}`, "No bids on this one. On to the next.")
    : wordsFor(`closing/${id}`, "Thank you for bidding.", "Well fought. Thank you all.");
}
