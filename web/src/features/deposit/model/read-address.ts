/** The address of the deposit, and the period of the history in it. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { isWholeFils } from "@marsa/api-spec/money";
import { day as calendarDay, dubaiDate } from "@marsa/api-spec/dates";

type OperationType = Schema<"OperationType">;

/** The address of the deposit. */
export interface DepositSearch {
  /** First and last day of the history, Asia/Dubai, both included. */
  sd?: string;
  ed?: string;
  type?: OperationType;
  /** Page of the history, from 1. */
  page: number;
  /** AED to add: opens the dialog. */
  topup?: number;
  /** Id of the lot to return to, and the bid, AED. */
  back?: number;
  bid?: number;
  /** Id of the payment, after the provider's page. */
  payment?: number;
}

export const OPERATION_TYPES = [
  "top_up_card",
  "card_fee",
  "top_up_invoice",
  "hold",
  "release",
  "payment",
  "service",
  "refund",
  "forfeit",
  "proceeds",
  "correction",
] as const satisfies readonly OperationType[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @throws Error for an invalid value of a known key */
export function readDepositAddress(raw: Record<string, unknown>): DepositSearch {
  const sd = read(raw["sd"], dayOf);
  const ed = read(raw["ed"], dayOf);
  if (sd !== undefined && ed !== undefined && sd > ed) throw new Error("The first day is after the last.");
  return {
    ...(sd !== undefined && { sd }),
    ...(ed !== undefined && { ed }),
    ...named("type", read(raw["type"], typeOf)),
    page: read(raw["page"], countOf) ?? 1,
    ...named("topup", read(raw["topup"], amountOf)),
    ...named("back", read(raw["back"], countOf)),
    ...named("bid", read(raw["bid"], countOf)),
    ...named("payment", read(raw["payment"], countOf)),
  };
}

function named<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

function read<Value>(raw: unknown, sense: (text: string) => Value | null): Value | undefined {
  if (raw === undefined) return undefined;
  const value = typeof raw === "string" || typeof raw === "number" ? sense(String(raw)) : null;
  if (value === null) throw new Error("This value is not valid.");
  return value;
}

function dayOf(text: string): string | null {
  const ms = Date.parse(`${text}T00:00:00Z`);
  const isDay = DAY.test(text) && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
  return isDay ? text : null;
}

function typeOf(text: string): OperationType | null {
  return OPERATION_TYPES.find((type) => type === text) ?? null;
}

function countOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function amountOf(text: string): number | null {
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return amount > 0 && isWholeFils(amount) ? amount : null;
}

/** The address of the deposit as a route has it; `readDepositAddress` checks it. */
export interface DepositAddress {
  sd?: string;
  ed?: string;
  type?: string;
  page?: string | number;
  topup?: string | number;
  back?: string | number;
  bid?: string | number;
  payment?: string | number;
}

/** Returns an address without some of its keys. */
export function without(
  address: DepositAddress,
  ...names: readonly (keyof DepositAddress)[]
): DepositAddress {
  return Object.fromEntries(
    Object.entries(address).filter(([name]) => !names.includes(name as keyof DepositAddress)),
  );
}

/** The purpose of a top-up: the first amount, and the lot to return to. */
export interface Wanted {
  readonly topup?: number | undefined;
  readonly back?: number | undefined;
  readonly bid?: number | undefined;
}

/** Days in Dubai, both included, and one type of operation or all. */
export interface Period {
  readonly sd: string;
  readonly ed: string;
  readonly type?: Schema<"OperationType">;
}

const DAY_MS = 86_400_000;
/** The number of days without a choice. */
const USUAL_DAYS = 30;

/** Returns the period of an address; a missing day follows from the other one, or from today. `now`: server ms. */
export function periodOf({ sd, ed, type }: DepositSearch, now: number): Period {
  const today = dubaiDate(now);
  const last = ed ?? (sd !== undefined && sd > today ? sd : today);
  return { sd: sd ?? daysBefore(last, USUAL_DAYS - 1), ed: last, ...(type && { type }) };
}

/** Returns the usual periods, up to today. */
export function readyPeriods(now: number): readonly { word: string; sd: string; ed: string }[] {
  const ed = dubaiDate(now);
  return [
    { word: "Last 30 days", sd: daysBefore(ed, 29), ed },
    { word: "This month", sd: `${ed.slice(0, 7)}-01`, ed },
    { word: "Last 90 days", sd: daysBefore(ed, 89), ed },
    { word: "This year", sd: `${ed.slice(0, 4)}-01-01`, ed },
  ];
}

/** "Nov 1 – Nov 24, 2026", "Nov 24, 2026", "Dec 20, 2025 – Jan 3, 2026". */
export function periodText({ sd, ed }: Pick<Period, "sd" | "ed">): string {
  if (sd === ed) return calendarDay(sd);
  const first = calendarDay(sd);
  return `${sd.slice(0, 4) === ed.slice(0, 4) ? first.slice(0, -6) : first} – ${calendarDay(ed)}`;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
