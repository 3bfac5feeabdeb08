/** Hints that say what to type into a field, for a seller's first lot. */

const HINTS: Readonly<Record<string, string>> = {
  plate: "Emirate, code and number: Dubai K 20714",
  trim: "As the maker calls it: VXR, AMG Line",
  engine_text: "Size and cylinders: 4.0 V6",
  region: "The market it was built for",
  location: "Area or yard: Al Quoz yard 4",
  inspection: "Place, days and hours",
  mark_other: "Staff add it to the list, or choose the same",
  model_other: "Staff add it to the list, or choose the same",
  body_other: "Staff add it to the list, or choose the same",
  reference: "Your own number, if you have one",
  start_price: "Bidding begins here",
  min_price: "Below this price, you decide whether to sell",
  vat: "Not registered for VAT? Choose Without VAT",
  buy_now: "A buyer who pays this price ends the sale",
};

/** Returns the hint of a field, as the property of its control; nothing where the label is enough. */
export function hintOf(name: string): { readonly hint?: string } {
  const hint = HINTS[name];
  return hint === undefined ? {} : { hint };
}
