/** Example sentences; each finds lots in the demo (a journey tries all of them). */
export const EXAMPLES = [
  "White SUV under 200k",
  "Land Cruiser or Patrol since 2016",
  "2 bedroom apartment in Dubai under 3m",
  "Cheapest automatic sedan ending this week",
  "SUV or pickup with buy now price",
] as const;
