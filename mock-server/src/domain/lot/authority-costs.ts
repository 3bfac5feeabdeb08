/**
 * Costs of a sale that go to somebody else than Marsa (rules.md, Price shown). Examples of what a house configures: it
 * checks each row against its source before it opens.
 */
import type { AuthorityCost } from "@marsa/api-spec/you-pay";

const EVERYWHERE = { from: 0, below: null } as const;
const NORTH = ["sharjah", "ajman", "umm-al-quwain", "ras-al-khaimah", "fujairah"];

/** The costs of a vehicle: its transfer, with plate and card. */
function vehicle(emirates: string[], receiver: string): AuthorityCost {
  const source = `${receiver}, fees of a change of ownership`;
  return {
    kind: "vehicle",
    emirates,
    name: "Transfer and plate",
    receiver,
    rate: 0,
    amount: 420,
    ...EVERYWHERE,
    source,
  };
}

/** The transfer fee of an apartment, a share of its price. */
function transfer(emirate: string, rate: number, receiver: string): AuthorityCost {
  const source = `${receiver}, fees of a sale`;
  return {
    kind: "apartment",
    emirates: [emirate],
    name: "Transfer fee",
    receiver,
    rate,
    amount: 0,
    ...EVERYWHERE,
    source,
  };
}

const trustee = {
  kind: "apartment",
  emirates: ["dubai"],
  name: "Registration trustee, with VAT",
  receiver: "Registration trustee",
  rate: 0,
  source: "Dubai Land Department, fees of registration trustees",
} as const;

export const authorityCosts: readonly AuthorityCost[] = [
  vehicle(["dubai"], "Roads and Transport Authority"),
  vehicle(["abu-dhabi"], "Abu Dhabi Mobility"),
  vehicle(NORTH, "Traffic department of the emirate"),
  transfer("dubai", 0.04, "Dubai Land Department"),
  transfer("abu-dhabi", 0.02, "Department of Municipalities and Transport"),
  transfer("sharjah", 0.04, "Sharjah Real Estate Registration Department"),
  transfer("ajman", 0.04, "Department of Land and Real Estate Regulation, Ajman"),
  transfer("umm-al-quwain", 0.04, "Department of Urban Planning, Umm Al Quwain"),
  transfer("ras-al-khaimah", 0.04, "Ras Al Khaimah Municipality"),
  transfer("fujairah", 0.04, "Fujairah Municipality"),
  { ...trustee, emirates: ["dubai"], amount: 2_100, from: 0, below: 500_000 },
  { ...trustee, emirates: ["dubai"], amount: 4_200, from: 500_000, below: null },
  {
    kind: "apartment",
    emirates: ["dubai", "abu-dhabi", ...NORTH],
    name: "No objection certificate, with VAT",
    receiver: "The developer",
    rate: 0,
    amount: 1_050,
    ...EVERYWHERE,
    source: "Fees of the developer",
  },
];
