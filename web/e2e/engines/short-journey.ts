import { freshLane } from "../lanes/lane-market.ts";
import { freshLot } from "../market.ts";
import type { OwnServer } from "../own-server.ts";
import { until, type Driver } from "./driver.ts";

const EMAIL = "//label[contains(., 'Email or mobile phone')]/following::input[1]";
const PASSWORD = "//input[@type='password']";
const SIGN_IN = "//button[normalize-space() = 'Sign in']";
const OFFER = "(//*[@data-slot = 'offer'])[1]";
const CONFIRM = "//*[@role = 'dialog']//button[starts-with(normalize-space(), 'Bid AED')]";

/** The journey that every engine must pass: sign in, bid on a lot, bid in a live lane, and see its hammer. */
export async function walkShortJourney(
  driver: Driver,
  { url, request }: OwnServer,
  who: string,
): Promise<void> {
  const reads = (text: RegExp) => until(`${text} is read`, async () => text.test(await driver.text()));

  await driver.open(`${url}/signin`);
  await driver.fill(EMAIL, who);
  await driver.fill(PASSWORD, "marsa-demo");
  await driver.click(SIGN_IN);
  await until("the market is reached", async () => (await driver.address()).endsWith("/auction"));
  await reads(/\d+ lots/);

  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  await driver.open(`${url}/auction/${lot}`);
  await driver.click(OFFER);
  await driver.click(CONFIRM);
  await reads(/You took the lead at AED 20,000/);

  const lane = await freshLane(request, {
    lots: { count: 2, start_price: 30_000, step: 500 },
    seconds: 8,
    timers: { waiting_s: 120, running_s: 20, final_s: 5, card_s: 5 },
  });
  await request.post("/_mock/auctioneer", { data: { on: true, id_queue: lane.id, tempo: "brisk" } });
  await driver.open(`${url}/queue/current?lane=${lane.id}`);
  await reads(/Waiting for bid/);
  await driver.click(OFFER);
  await driver.click(CONFIRM);
  await reads(/You lead/);
  await reads(/FINAL CALL|Going once|Going twice/i);
  await reads(/Sold|Finished/);
}
