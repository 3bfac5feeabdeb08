/** Writes the sellers' comments on vehicles. */
import { grouped, money } from "@marsa/api-spec/amounts";
import { DAY_MS, monthInWords } from "../calendar.ts";
import type { VehicleCondition, VehicleFacts } from "../../../tables/schema/facts.ts";
import type { Random } from "../random.ts";

/** The facts for a seller's comment on a car. */
export interface CommentInput {
  readonly facts: VehicleFacts;
  /** Name for people. */
  readonly emirate: string;
  readonly condition: VehicleCondition;
  readonly company: boolean;
  readonly now: number;
}

const km = (n: number): string => `${grouped(String(n))} km`;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function history(random: Random, { facts, company }: CommentInput): string {
  if (facts.region !== "gcc" && random.chance(0.7)) {
    const from =
      { us: "the United States", eu: "Germany", jp: "Japan", cn: "China" }[facts.region] ?? "abroad";
    return `Imported from ${from} in ${Math.min(facts.year + 2, facts.year + random.int(1, 2))}, customs papers complete.`;
  }
  if (company) {
    return random.pick([
      "Ex-lease car, driven by one company throughout.",
      "Retired from our fleet on schedule, one driver from the start.",
      "Taken in part exchange last month and sold as it stands.",
      "We took it back at the end of a three-year lease; the driver kept it well.",
      "Pool car of our head office, mostly motorway.",
      "Bought at agency auction two years ago, driven by our manager since.",
      "From our workshop's own stock, checked before listing.",
      `Long-term rental to a single customer, returned at ${km(facts.mileageKm)}.`,
    ]);
  }
  if (facts.owners === 1) {
    return random.pick([
      "One owner from new.",
      "Bought new here and never out of the family.",
      "I am the first owner and have every invoice since delivery.",
      "First owner, family use only.",
      "Collected it at the agency myself and am selling because the next one has arrived.",
      "One careful owner; I move abroad at the end of the month.",
    ]);
  }
  return random.pick([
    `${["Second", "Third", "Fourth"][(facts.owners ?? 2) - 2]} owner, I have had it for ${random.int(2, 4)} years.`,
    `Bought from a neighbour ${random.int(2, 5)} years ago with full papers.`,
    "Previous owners are in the registration file, all private.",
    "I bought it as my daily car and did what it needed: tyres, brakes, battery.",
    "Second car of the household, used for the weekly shopping and the school.",
  ]);
}

function service(random: Random, { facts, now }: CommentInput): string {
  const lastKm = Math.max(1_000, Math.floor((facts.mileageKm - random.int(500, 7_500)) / 1_000) * 1_000);
  const month = monthInWords(now - random.int(15, 150) * DAY_MS);
  if (facts.engine === "electric") {
    return random.pick([
      `Battery checked in ${month}: ${random.int(88, 96)} % of its capacity left.`,
      `Charged at home, rarely at a fast charger. Last check in ${month}.`,
    ]);
  }
  return random.pick([
    `Full agency service history to ${km(lastKm)}, last service in ${month}.`,
    `Serviced every 10,000 km, last time in ${month} at ${km(lastKm)}.`,
    `Agency service for the first ${random.pick(["two", "three", "four"])} services, a good independent workshop after that; the invoices are there.`,
    `Oil, filters and spark plugs done in ${month}.`,
    `Service book stamped up to ${km(lastKm)}.`,
    `The ${random.pick(["gearbox oil", "brake fluid", "coolant"])} was changed with the last service in ${month}.`,
    `Nothing is due: the last big service was at ${km(lastKm)}.`,
  ]);
}

function state(random: Random, { condition }: CommentInput): string {
  const paint = condition.zones.find((zone) => zone.state === "repainted");
  const damage = condition.zones.find((zone) => zone.state === "damage");
  const issue = condition.checks.find(({ result }) => result !== "good");
  const sentences: string[] = [];
  if (condition.zones.length === 0) {
    sentences.push(
      random.pick([
        "Original paint all round.",
        "No accident, no repaint, measured before listing.",
        "Paint is original on every panel.",
      ]),
    );
  }
  if (paint) {
    const reason = random.pick([
      "after stone chips",
      "after a parking scrape",
      "for looks, not after an accident",
      "by the agency under insurance",
    ]);
    sentences.push(`${paint.title} ${reason}.`);
  }
  if (damage)
    sentences.push(
      random.pick([
        `To be honest about it: ${lower(damage.title)}, see the drawing.`,
        `${damage.title}: visible in daylight, priced in.`,
        `Marks of daily life: ${lower(damage.title)} (${lower(damage.note)}).`,
        `${damage.title}: left as it is, so that you see what you buy.`,
        "The drawing shows every mark there is; none of them is new.",
      ]),
    );
  if (issue?.note)
    sentences.push(
      random.pick([
        `The yard noted: ${lower(issue.note)}.`,
        `${issue.note}, quoted at about AED ${money(random.int(4, 24) * 50)}.`,
        `Known and not hidden: ${lower(issue.note)}.`,
      ]),
    );
  return sentences.join(" ");
}

function extras(random: Random, { facts, now }: CommentInput): string {
  const age = Number(monthInWords(now).slice(-4)) - facts.year;
  const options = [
    "Tinted within the legal limit.",
    "Garage kept, washed by hand.",
    "Non-smoker car.",
    "Never been on sand.",
    "Seats were covered from the first day.",
    "New battery this summer.",
    "Dash camera front and rear stays with the car.",
    "Rubber mats on top of the original carpets.",
    "Ceramic coating renewed last winter.",
    "Both sun visors, the spare wheel and the tool kit are there.",
    "Screen and phone link work as on the first day.",
    "Cold air on every seat, also in August.",
    ...(facts.drive === "4wd"
      ? ["Seen light sand on weekends, never recovered or rolled.", "Tow bar fitted and registered."]
      : []),
    ...(facts.body === "pickup"
      ? ["Bed liner fitted from new.", "Carried camping gear, never a building site."]
      : []),
    ...(facts.body === "van"
      ? ["All rows slide and fold as they should.", "Used as a family car, no school run contract."]
      : []),
    ...(facts.body === "coupe" ? ["Driven on weekends, never tracked.", "Stock exhaust is included."] : []),
    ...(age <= 3 ? ["Agency warranty still runs.", "Service contract is paid for another year."] : []),
  ];
  return random.shuffled(options).slice(0, random.int(1, 2)).join(" ");
}

function papers(random: Random, { facts, emirate, now }: CommentInput): string {
  const keys =
    facts.keys === 1 ? "One key only." : `${["Two", "Three"][(facts.keys ?? 2) - 2] ?? "Two"} keys.`;
  const registered = facts.registeredUntil
    ? `Registered in ${emirate} until ${monthInWords(Date.parse(facts.registeredUntil))}`
    : `Sold with an export or possession certificate since ${monthInWords(now - 40 * DAY_MS)}`;
  return `${keys} ${registered}, ${random.pick(["no finance on the car.", "finance is cleared.", "no fines open.", "transfer on the same day.", "insurance can be taken over."])}`;
}

/** Returns a seller's comment on a car: four to seven sentences that match its facts and its report. */
export function vehicleComment(random: Random, input: CommentInput): string {
  return [history, service, state, extras, papers]
    .map((part) => part(random, input))
    .filter((text) => text !== "")
    .join(" ");
}
