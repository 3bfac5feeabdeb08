const USUAL = ["Please check this value.", "This does not match the registration card."];
const CONTACTS = "Please remove contact data and offers to sell outside the auction.";

const BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  photos: [
    "Please add photos of the inside.",
    "Please add a photo of the dashboard with the mileage.",
    "These photos show another car. Please use your own.",
  ],
  documents: ["Please add the registration card.", "This document cannot be read. Please upload it again."],
  comment: [CONTACTS, "Please describe the condition in a few sentences."],
  location: [CONTACTS],
  inspection: [CONTACTS, "Please name place and hours of the inspection."],
  vin: ["This VIN was listed before. Please explain.", "This VIN does not match the registration card."],
  start_price: ["This price is far from the price guide. Please check it."],
  min_price: ["This price is far from the price guide. Please check it."],
  buy_now: ["This price is far from the price guide. Please check it."],
  "condition.zones": ["The photos show damage that is not marked. Please mark it."],
};
const WHOLE = ["Please send documents that show that you may sell this.", "This is listed already."];

const PHOTO = [
  "This photo shows something else. Please use your own.",
  "This photo is too dark or blurred. Please take it again.",
  "Please crop out people, other plates and phone numbers.",
];

/** Sentences that staff often write at a field or a photo; null: at the whole lot. */
export function readyMade(field: string | null): readonly string[] {
  if (field?.startsWith("photos.")) return PHOTO;
  return field === null ? WHOLE : (BY_FIELD[field] ?? USUAL);
}
