/** Money after known payments: ledger, balance, invoice and holds agree wherever they are read. */
import { mustBeSame, mustHave } from "../broken.ts";
import { PERIOD } from "../cases/money-cases.ts";
import { bidder, dataOf, DEPOSIT, lot, newPerson, START_PRICE, STEP, type Draft } from "./ground.ts";

const TOP_UP = 100;
const INVOICE = 1_000;

const partOf = (invoice: Readonly<Record<string, unknown>> = {}) => ({
  id_invoice: invoice["id_invoice"],
  amount: invoice["amount"],
});

interface Operation {
  readonly amount: number;
  readonly balance: number;
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
];
