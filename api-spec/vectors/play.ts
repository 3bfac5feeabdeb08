/** Plays golden vectors. */
import { isDeepStrictEqual } from "node:util";
import type { Answer, Command, Seen, Vector } from "./vector.ts";

/** One lot with its people, on an engine or behind a server. */
export interface Ground {
  bid(by: string, mode: "exact" | "max", amount: number): Promise<Answer>;
  buy(by: string, price: number): Promise<Answer>;
  removeMaximum(by: string): Promise<Answer>;
  changePrice(which: "min" | "start" | "buy_now", price: number | null): Promise<Answer>;
  goTo(left: number): Promise<void>;
  wait(seconds: number): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  look(): Promise<Seen>;
}

/**
 * Plays a vector.
 * @returns The first different result in words; null: the rules are kept.
 */
export async function firstDifference(vector: Vector, ground: Ground): Promise<string | null> {
  for (const [index, command] of vector.commands.entries()) {
    const answer = await perform(command, ground);
    if (!("answer" in command)) continue;
    const difference = differenceOf(command.answer, answer ?? {});
    if (difference) return `command ${index + 1}, ${commandWords(command)}: ${difference}`;
  }
  const difference = differenceOf(vector.expected, await ground.look());
  return difference && `afterwards: ${difference}`;
}

async function perform(command: Command, ground: Ground): Promise<Answer | null> {
  switch (command.do) {
    case "bid":
      return ground.bid(command.by, command.mode, command.amount);
    case "buy":
      return ground.buy(command.by, command.price);
    case "remove_maximum":
      return ground.removeMaximum(command.by);
    case "change_price":
      return ground.changePrice(command.which, command.price);
    case "go_to":
      await ground.goTo(command.left);
      return null;
    case "wait":
      await ground.wait(command.seconds);
      return null;
    case "pause":
      await ground.pause();
      return null;
    case "resume":
      await ground.resume();
      return null;
  }
}

function commandWords(command: Command): string {
  return Object.values(command)
    .filter((part) => typeof part !== "object")
    .join(" ");
}

/** Compares only expected fields, also one level down, so that a vector can name one hold alone. */
function differenceOf(expected: object, found: object): string | null {
  for (const [field, value] of Object.entries(expected)) {
    const other = (found as Record<string, unknown>)[field];
    const same = isRecord(value) && isRecord(other) ? isPart(value, other) : isDeepStrictEqual(value, other);
    if (!same) return `${field} is ${JSON.stringify(other)}, must be ${JSON.stringify(value)}`;
  }
  return null;
}

function isPart(expected: object, found: object): boolean {
  return Object.entries(expected).every(([key, value]) =>
    isDeepStrictEqual(value, (found as Record<string, unknown>)[key]),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
