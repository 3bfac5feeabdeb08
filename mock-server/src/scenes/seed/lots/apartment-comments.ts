/** Writes the sellers' comments on apartments. */
import { grouped } from "@marsa/api-spec/amounts";
import type { SpokenFacts } from "./apartment-specs.ts";
import type { Random } from "../random.ts";

const area = (sqft: number): string => `${grouped(String(sqft))} sqft`;

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;
}

function opening(random: Random, f: SpokenFacts): string {
  const home =
    f.bedrooms === 0
      ? "studio"
      : `${f.bedrooms}-bedroom ${f.type === "apartment" ? "home" : f.type.replace("-", " ")}`;
  return random.pick([
    `A quiet ${home} of ${area(f.areaSqft)} on the ${ordinal(f.floor)} floor, facing ${f.view.toLowerCase()}.`,
    `${area(f.areaSqft)} on the ${ordinal(f.floor)} of ${f.floors} floors; the living room looks out on: ${f.view.toLowerCase()}.`,
    `Bright ${home} in the best-kept corner of ${f.building}.`,
    `We bought this ${home} when ${f.building} was handed over in ${f.year} and have looked after it since.`,
  ]);
}

function inside(random: Random, f: SpokenFacts): string {
  const kitchen = random.pick([
    "The kitchen is open to the living room, with a stone island and built-in appliances.",
    "Kitchen fronts and appliances were renewed two years ago.",
    "Floor-to-ceiling windows in every room, double glazed.",
    "Wardrobes are built in, the laundry has its own door.",
    "Floors were polished and the walls painted this spring.",
  ]);
  const more = f.furnished
    ? random.pick([
        "Sold furnished as in the list attached to the contract.",
        "All furniture stays, apart from personal things.",
      ])
    : random.pick([
        "Sold unfurnished; curtains and light fittings stay.",
        "Empty and ready to be seen at any time.",
      ]);
  return `${kitchen} ${more}`;
}

function outside(random: Random, f: SpokenFacts): string {
  const options = [
    ...(f.balconySqft > 0 ? [`The balcony adds ${area(f.balconySqft)} and has shade from noon.`] : []),
    ...(f.maidRoom ? ["The maid's room has its own bath."] : []),
    f.parking > 1
      ? `${f.parking} parking bays beside each other, close to the lift.`
      : "One covered parking bay, close to the lift.",
    "Pool, gym and a staffed lobby are in the service charge.",
    "Chilled water is metered for the flat alone.",
    `${f.community} is a walk of five to ten minutes from shops and a school.`,
  ];
  return random.shuffled(options).slice(0, 2).join(" ");
}

function terms(random: Random, f: SpokenFacts): string {
  const tenancy = f.tenancy.startsWith("Let")
    ? "The tenant pays on time and knows of the sale; the deposit passes to the buyer."
    : random.pick(["Keys on the day of transfer.", "Free to move in after transfer."]);
  const money = random.pick([
    "Service charge is paid to the end of the quarter.",
    "No mortgage on the title.",
    "The mortgage is settled from the sale; the bank's letter is with the trustee.",
    "Service charge statements of the last three years are in the documents.",
  ]);
  return `${tenancy} ${money}`;
}

/** Returns a seller's comment on an apartment: five to eight sentences that match its facts. */
export function apartmentComment(random: Random, facts: SpokenFacts): string {
  return [opening, inside, outside, terms].map((part) => part(random, facts)).join(" ");
}
