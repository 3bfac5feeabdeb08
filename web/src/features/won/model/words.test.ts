import { describe, expect, it } from "vitest";
import { wordsOf } from "./card-words.ts";
import { eventsOf } from "./events.ts";
import type { Payment, Pickup, Settlement } from "./queries.ts";
import { calendarEntryOf } from "./pickup-entry.ts";
import { byDay, codeWords, dayAndTime, hoursWords, placeName, reminderWords, span } from "./words.ts";

const settlement: Settlement = {
  id_auction: 1,
  number: 20_417,
  title: "Nissan Patrol",
  state: "paid",
  amount: 116_500,
  fee: 2_330,
  vat: 116.5,
  all_in: 118_946.5,
  sold_at: "2026-11-24T10:15:27.000Z",
  due: "2026-11-26T10:15:27.000Z",
  extended: false,
  reminders: [],
  hold: 0,
  used_hold: 23_300,
  paid_at: "2026-11-24T11:02:38.000Z",
  handed_over_at: null,
  pickup: null,
  claim_until: null,
  seller_fee: null,
  seller_vat: null,
  claim_cost: 0,
  proceeds: "none",
};
const place: Pickup["place"] = {
  name: "Al Sanaiya yard",
  gate: "gate 3",
  address: "Sanaiya, 14th Street, Al Ain",
  visit: null,
  hours: [{ days: "Sat to Thu", opens: "08:00", closes: "16:00" }],
  lat: null,
  lon: null,
};
const appointment = {
  starts: "2026-11-26T06:00:00.000Z",
  ends: "2026-11-26T06:30:00.000Z",
  code: "482917",
  changeable_until: "2026-11-26T04:00:00.000Z",
  can_change: true,
  booked_at: "2026-11-24T11:04:10.000Z",
};
const pickup: Pickup = { id_auction: 1, can_book: true, place, until: null, appointment, times: [] };

describe("The words of the reminders to pay", () => {
  it("name the times still to come", () => {
    const [first, last] = ["2026-11-25T10:15:27.000Z", "2026-11-26T06:15:27.000Z"];
    expect(reminderWords([first, last])).toBe("Reminders Nov 25, 14:15 and Nov 26, 10:15");
    expect(reminderWords([last])).toBe("Reminder Nov 26, 10:15");
    expect(reminderWords([])).toBeNull();
  });
});

describe("The words of a pickup", () => {
  it("are in Dubai time", () => {
    expect(dayAndTime(appointment.starts)).toBe("Thu, Nov 26, 10:00");
    expect(span(appointment)).toBe("10:00 to 10:30");
    expect([placeName(place), ...hoursWords(place)]).toEqual([
      "Al Sanaiya yard, gate 3",
      "Sat to Thu, 08:00–16:00",
    ]);
    expect(codeWords("482917")).toBe("482 917");
  });

  it("group the free times by the day in Dubai", () => {
    const times = ["2026-11-25T19:30:00.000Z", "2026-11-25T20:00:00.000Z"].map((starts) => ({
      starts,
      left: 1,
    }));
    expect(byDay(times).map(({ day }) => day)).toEqual(["2026-11-25", "2026-11-26"]);
  });

  it("make a calendar entry that a moved appointment replaces", () => {
    expect(calendarEntryOf(settlement, pickup, appointment, "https://marsa.test")).toEqual({
      uid: "pickup-1",
      title: "Pick up Nissan Patrol, lot 20417",
      startMs: Date.parse(appointment.starts),
      endMs: Date.parse(appointment.ends),
      url: "https://marsa.test/auction/1",
      place: "Al Sanaiya yard, gate 3, Sanaiya, 14th Street, Al Ain",
      alarmMinutes: 120,
    });
  });
});

describe("What happened to a won lot", () => {
  it("is listed from the sale on, newest first", () => {
    expect(eventsOf(settlement, pickup).map(({ text }) => text)).toEqual([
      "You booked Thu, Nov 26, 10:00.",
      "Paid AED 118,946.50. Documents opened.",
      "Sold to you at AED 116,500. AED 23,300 of your deposit was held.",
    ]);
  });

  it("names the missed deadline", () => {
    const late = { ...settlement, state: "defaulted", paid_at: null, hold: 23_300, used_hold: null } as const;
    expect(eventsOf(late, null)[0]).toEqual({ at: late.due, text: "The time to pay ended." });
  });
});

describe("The result of a card payment", () => {
  const payment = {
    status: "paid",
    amount: 50_646.5,
    fee: 1_012.93,
    charge: 51_659.43,
    expires: settlement.due,
  } as Payment;

  it("says that the lot is paid, with what the card was charged", () => {
    expect(wordsOf(payment, settlement)).toMatchObject({
      tone: "success",
      title: "The lot is paid: AED 118,946.50.",
      text: expect.stringContaining("AED 51,659.43"),
    });
  });

  it("says where the money is when the lot could not be paid any more", () => {
    const late = { ...settlement, state: "defaulted", paid_at: null } as const;
    expect(wordsOf(payment, late)).toMatchObject({
      tone: "warning",
      title: "AED 50,646.50 is in your deposit, and the lot is not paid.",
    });
  });

  it("says that nothing was charged when the card was declined", () => {
    const due = { ...settlement, state: "due", paid_at: null } as const;
    expect(wordsOf({ ...payment, status: "failed" }, due).text).toContain("your hold stays as it is");
  });
});
