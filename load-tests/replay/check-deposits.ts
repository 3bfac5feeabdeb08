/** Compares the power in the answers to bids, and the balances of bidders, with the rules. */
import { powerAed } from "@marsa/api-spec/model/naive-lot";
import type { Finding } from "./finding.ts";
import type { LotReplay } from "./lot-replay.ts";
import type { RunRecord } from "./read-record.ts";

/** Finds answers and balances that leave bidders more or less of their deposit than the rules do. */
export function checkDeposits(record: RunRecord, replays: ReadonlyMap<string, LotReplay>): Finding[] {
  return [...wrongPowers(record), ...wrongBalances(record, replays)];
}

/** The power after a bid lies between that without and that with the largest holds of the bidder's other lots. */
function wrongPowers({ run, bids }: RunRecord): Finding[] {
  const accepted = bids.flatMap((bid) => (bid.reply ? [{ ...bid, reply: bid.reply }] : []));
  return [...Map.groupBy(accepted, ({ who }) => who).values()].flatMap((own) => {
    const largest = new Map<number, number>();
    for (const { lot, reply } of own) largest.set(lot, Math.max(largest.get(lot) ?? 0, reply.hold));
    const sum = [...largest.values()].reduce((all, hold) => all + hold, 0);
    return own.flatMap((bid): Finding[] => {
      const { reply, lot, who, doneAt } = bid;
      const left = run.depositAed - reply.hold;
      const most = powerAed(left * 100, "vehicle");
      const least = powerAed((left - sum + largest.get(lot)!) * 100, "vehicle");
      if (least <= reply.power_left && reply.power_left <= most) return [];
      const text = `User ${who} was left a power of ${reply.power_left}; by the rules it is ${most}`;
      return [
        { kind: "wrong_answer", where: `lot ${lot}`, seq: reply.seq, at: doneAt, text, evidence: [bid] },
      ];
    });
  });
}

/** After the bidding a deposit is whole, and only the leader's hold is left of it. The lot may have ended meanwhile. */
function wrongBalances({ run, balances }: RunRecord, replays: ReadonlyMap<string, LotReplay>): Finding[] {
  return balances.flatMap((line): Finding[] => {
    const { who, at, lot, seq, balance } = line;
    const chapters = [...(replays.get(`auction.lot.${lot}`)?.chapters.values() ?? [])];
    const held = chapters
      .filter((chapter) => chapter.seq >= seq)
      .map(({ leader, heldFils }) => (leader === who ? heldFils / 100 : 0));
    const { balance_summ: total, balance_reserv: reserved, available, holds } = balance;
    const listed = holds.reduce((sum, { amount }) => sum + amount, 0);
    const isRight =
      total === run.depositAed &&
      available === total - reserved &&
      listed === reserved &&
      held.includes(reserved);
    if (isRight) return [];
    const text = `User ${who} has ${available} of ${total} AED and holds of ${listed}; by the rules ${held.at(-1)} of ${run.depositAed} are held`;
    return [{ kind: "wrong_balance", where: `lot ${lot}`, seq, at, text, evidence: [line, { model: held }] }];
  });
}
