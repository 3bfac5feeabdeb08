/**
 * What a vehicle costs beyond its sale (rules.md, Before the bid). Examples of what a house configures: it checks each
 * figure with its carrier and its insurer before it opens.
 */
import type { DoorCosts } from "@marsa/api-spec/you-pay";
import type { LotKind } from "../lot/lot.ts";

const insurance: DoorCosts["insurance"] = {
  rate: 0.019,
  min: 1_100,
  source: "Comprehensive, estimate for this value",
};

const TO = [
  ["abu-dhabi", "Abu Dhabi"],
  ["al-ain", "Al Ain"],
  ["dubai", "Dubai"],
  ["sharjah", "Sharjah"],
  ["ajman", "Ajman"],
  ["umm-al-quwain", "Umm Al Quwain"],
  ["ras-al-khaimah", "Ras Al Khaimah"],
  ["fujairah", "Fujairah"],
] as const;

/** AED by the emirate of the pick-up address, in the order of `TO`. */
const TRANSPORT: Readonly<Record<string, readonly number[]>> = {
  "abu-dhabi": [250, 420, 480, 520, 540, 600, 680, 740],
  dubai: [480, 550, 250, 300, 320, 380, 450, 520],
  sharjah: [520, 560, 300, 250, 260, 320, 400, 460],
  ajman: [540, 580, 320, 260, 250, 290, 380, 460],
  "umm-al-quwain": [600, 640, 380, 320, 290, 250, 320, 480],
  "ras-al-khaimah": [680, 720, 450, 400, 380, 320, 250, 420],
  fujairah: [740, 700, 520, 460, 460, 480, 420, 250],
};

/** Returns the costs of a vehicle at this place until it stands at the buyer's; null for an apartment. */
export function doorCostsOf(kind: LotKind, emirate: string): DoorCosts | null {
  if (kind !== "vehicle") return null;
  const amounts = TRANSPORT[emirate] ?? [];
  const items = TO.flatMap(([value, label], i) => {
    const amount = amounts[i];
    return amount === undefined ? [] : [{ value, label, amount }];
  });
  return { insurance, transport: { source: "Price list of the carrier, insured, within 3 days", items } };
}
