/** Money after known payments: ledger, balance, invoice and holds agree wherever they are read. */
import { mustBeSame, mustHave } from "../base/broken.ts";
import { ACCOUNT, PERIOD } from "../base/money.ts";
import type { World } from "../base/check.ts";
import { PASSWORD } from "../base/test-data.ts";
import { bidder, dataOf, DEPOSIT, lot, newPerson, START_PRICE, STEP, type Draft } from "./ground.ts";

const TOP_UP = 100;
const INVOICE = 1_000;
const PRICE = 12_000;
const PAYOUT = 700;
const DAY_MS = 86_400_000;

const partOf = (invoice: Readonly<Record<string, unknown>> = {}) => ({
  id_invoice: invoice["id_invoice"],
  amount: invoice["amount"],
});

interface Operation {
  readonly amount: number;
  readonly balance: number;
  readonly type: string;
}

/** Returns the amounts of one type in a person's ledger, newest first, and their sum by the period's sums. */
async function booked(world: World, token: string, type: string): Promise<[readonly number[], number]> {
  const { items } = await dataOf(world, "listOperations", { token, body: { ...PERIOD, type } });
  const { by_type: sums } = await dataOf(world, "sumOperations", { token, body: PERIOD });
  return [items.map(({ amount }: Operation) => amount), sums[type] ?? 0];
}

/** Returns the header of a person who has just proved who they are. */
async function confirmation(world: World, token: string): Promise<{ readonly "x-confirm": string }> {
  const { confirm } = await dataOf(world, "confirmPassword", { token, body: { password: PASSWORD } });
  return { "x-confirm": confirm };
}

export const moneyValues: readonly Draft[] = [
  {
    name: "the rows of a ledger sum up to the balance, after a card, an invoice, a hold and its release",
    about: "listOperations",
    async play(world) {
      const { access_token: token } = await newPerson(world, { card: "pays" });
      const [{ id: id_card }] = await dataOf(world, "listSavedCards", { token });
      await dataOf(world, "requestPayment", { token, body: { amount: TOP_UP, id_card } });
      const { id_invoice } = await dataOf(world, "requestInvoice", { token, body: { amount: INVOICE } });
      const value_date = (await dataOf(world, "getClock")).now.slice(0, 10);
      const clerk = world.testData.people.backoffice;
      const body = { id_invoice, amount: INVOICE, value_date, reference: "FT26328 0417" };
      await dataOf(world, "confirmInvoice", { token: clerk, body });
      const [led, lost] = [await lot(world), await lot(world)];
      for (const id_auction of [led, lost])
        await dataOf(world, "makebid", { token, body: { id_auction, price: START_PRICE } });
      const rival = await bidder(world);
      await dataOf(world, "makebid", { token: rival, body: { id_auction: lost, price: START_PRICE + STEP } });

      const balance = await dataOf(world, "getBalance", { token });
      const all = DEPOSIT + TOP_UP + INVOICE;
      mustHave(balance, { balance_summ: all, available: all - balance.balance_reserv }, "The balance");
      const { items } = await dataOf(world, "listOperations", { token, body: { ...PERIOD, limit: 100 } });
      const rows: readonly Operation[] = items;
      const sum = rows.reduce((total, { amount }) => total + amount, 0);
      const { in: taken, out: given } = await dataOf(world, "sumOperations", { token, body: PERIOD });
      mustBeSame(
        { sum, newest: rows[0]?.balance, sums: taken - given },
        { sum: balance.available, newest: balance.available, sums: balance.balance_summ },
        "Sum of the ledger, balance of its newest row, and sums of the period",
      );
      const held = balance.holds.reduce((total: number, one: { amount: number }) => total + one.amount, 0);
      mustBeSame(held, balance.balance_reserv, "Holds and the reserved part");
    },
  },
  {
    name: "an invoice is the same for its client and the staff, before and after it is confirmed",
    about: "listInvoices",
    async play(world) {
      const clerk = world.testData.people.backoffice;
      const token = await bidder(world);
      const { id_invoice, number } = await dataOf(world, "requestInvoice", {
        token,
        body: { amount: INVOICE },
      });
      const both = async () => {
        const [own] = await dataOf(world, "listMyInvoices", { token });
        const { items } = await dataOf(world, "listInvoices", {
          token: clerk,
          body: { q: number, state: "all" },
        });
        const [staff] = items;
        return { client: partOf(own), staff: partOf(staff?.invoice) };
      };
      const same = { id_invoice, amount: INVOICE };
      mustBeSame(await both(), { client: same, staff: same }, "The invoice");
    },
  },
  {
    name: "a paid lot is the same money in its settlement, and in the ledgers of buyer and seller",
    about: "getSettlement",
    async play(world) {
      const staff = world.testData.people.backoffice;
      const { id_user: seller, access_token: sells } = await newPerson(world, { as: "seller", deposit: 0 });
      const { access_token: token } = await newPerson(world, { password: PASSWORD });
      const id_auction = await lot(world, { seller, buy_now: PRICE });
      await dataOf(world, "buyNow", { token, body: { id_auction, price: PRICE } });
      const headers = await confirmation(world, token);
      await dataOf(world, "payWin", { token, headers, body: { id_auction } });
      await dataOf(world, "handOver", { token: staff, body: { id_auction, reason: "Agreed by phone" } });

      const { sale } = await dataOf(world, "getSettlement", { token: staff, path: { id: id_auction } });
      const { amount, fee, vat, all_in: due, state } = sale.settlement;
      mustBeSame(
        [amount, state, due],
        [PRICE, "handed_over", amount + fee + vat],
        "The settlement for the staff",
      );
      const [won] = (await dataOf(world, "listMyLots", { token, body: {} })).items;
      const [sold] = (await dataOf(world, "listSaleLots", { token: sells, body: {} })).items;
      const shown = [won, sold].map(({ settlement }) => [
        settlement.amount,
        settlement.all_in,
        settlement.state,
      ]);
      const same = [amount, due, state];
      mustBeSame(shown, [same, same], "The settlement for the buyer and the seller");
      mustBeSame(await booked(world, token, "payment"), [[-due], -due], "Payments of the buyer");
      const { proceeds } = sale;
      mustBeSame(await booked(world, sells, "proceeds"), [[proceeds], proceeds], "Proceeds of the seller");
      const sums = [token, sells].map((one) => dataOf(world, "getBalance", { token: one }));
      const [buys, gets] = await Promise.all(sums);
      mustHave(
        buys,
        { balance_summ: DEPOSIT - due, balance_reserv: 0, holds: [] },
        "The balance of the buyer",
      );
      // They are held for a day, while the buyer may claim.
      mustHave(gets, { balance_summ: proceeds, available: 0 }, "The balance of the seller");
      mustBeSame(
        gets.holds.map(({ why, amount: fils }: { why: string; amount: number }) => [why, fils]),
        [["claim", proceeds]],
        "Why the balance of the seller is held",
      );
    },
  },
  {
    name: "an ordered service is the same money in its order and in the ledger, and a cancelled one is back",
    about: "orderService",
    async play(world) {
      const { access_token: token } = await newPerson(world, { password: PASSWORD });
      const id_auction = await lot(world, { buy_now: PRICE });
      await dataOf(world, "buyNow", { token, body: { id_auction, price: PRICE } });
      const headers = await confirmation(world, token);
      await dataOf(world, "payWin", { token, headers, body: { id_auction } });
      const asked = { token, body: { id_auction, to: "dubai" } };
      const { id_quote, price } = (await dataOf(world, "askQuotes", asked)).quotes[0];
      const { orders } = await dataOf(world, "orderService", { token, body: { id_quote } });
      mustBeSame(orders[0].quote.price, price, "The price of the quote and of its order");
      mustBeSame(await booked(world, token, "service"), [[-price], -price], "Services in the ledger");
      await dataOf(world, "cancelService", { token, body: { id_quote } });
      mustBeSame(await booked(world, token, "service"), [[price, -price], 0], "A cancelled service");
    },
  },
  {
    name: "a payout is the same for its client and the staff, reserved until it is paid",
    about: "listRefundRequests",
    upsets: true,
    async play(world) {
      const staff = world.testData.people.backoffice;
      const { access_token: token } = await newPerson(world, { password: PASSWORD });
      const headers = await confirmation(world, token);
      const { id } = await dataOf(world, "applyRefund", {
        token,
        headers,
        body: { ...ACCOUNT, amount: PAYOUT },
      });
      const state = async () => {
        const [own] = (await dataOf(world, "listRefunds", { token })).refunds;
        const { items } = await dataOf(world, "listRefundRequests", { token: staff, body: { limit: 100 } });
        const asked = items.find(({ refund }: { refund: { id: number } }) => refund.id === id)?.refund;
        const {
          balance_summ: sum,
          balance_reserv: held,
          holds,
        } = await dataOf(world, "getBalance", { token });
        return [
          own?.amount,
          own?.status,
          asked?.amount,
          asked?.status,
          sum,
          held,
          holds.map(({ why }: { why: string }) => why),
        ];
      };
      const waiting = [PAYOUT, "requested", PAYOUT, "requested", DEPOSIT, PAYOUT, ["refund"]];
      mustBeSame(await state(), waiting, "A payout that waits");
      // Payouts to a new account wait for a day.
      await dataOf(world, "setClock", { body: { advance_ms: DAY_MS } });
      const value_date = (await dataOf(world, "getClock")).now.slice(0, 10);
      const body = { id, value_date, reference: "FT26328 0417" };
      await dataOf(world, "markRefundPaid", { token: staff, body });
      mustBeSame(await state(), [PAYOUT, "paid", PAYOUT, "paid", DEPOSIT - PAYOUT, 0, []], "A paid payout");
      mustBeSame(await booked(world, token, "refund"), [[-PAYOUT], -PAYOUT], "Refunds in the ledger");
    },
  },
];
