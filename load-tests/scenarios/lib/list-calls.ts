/**
 * The requests of people in a big catalog: lists in every order, filtered lists, second pages, the counts beside a
 * filter, and the suggestions of the search box.
 */

/** One call and its body. */
export interface ListCall {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** Whether the next page is requested too. */
  readonly turnsOver?: boolean;
}

const list = (name: string, section: string, query: object = {}): ListCall => ({
  name,
  path: `/api/auction/lots/${section}`,
  body: query,
  turnsOver: true,
});
const facet = (section: string, field: string, filter: object = {}): ListCall => ({
  name: `${field} in ${section}${Object.keys(filter).length > 0 ? ", narrowed" : ""}`,
  path: `/api/auction/selectlist/${section}/${field}`,
  body: { filter },
});

const SORTS = [
  "ending",
  "new",
  "price_asc",
  "price_desc",
  "you_pay_asc",
  "you_pay_desc",
  "per_sqft",
  "bids",
  "year",
  "mileage",
];

export const lists: readonly ListCall[] = [
  ...SORTS.flatMap((sort) => [
    list(`for sale by ${sort}`, "all", { sort }),
    list(`finished by ${sort}`, "finished", { sort }),
  ]),
  list("upcoming", "upcoming"),
  list("apartments in Dubai", "apartments", { filter: { emirate: ["dubai"] } }),
  list("one make", "all", { filter: { mark: ["toyota"] } }),
  list("a price", "vehicles", { filter: { price: { from: 50_000, to: 90_000 } }, sort: "price_asc" }),
  list("a year and a mileage", "all", {
    filter: { year: { from: 2020 }, mileage: { to: 40_000 } },
    sort: "year",
  }),
  list("words", "all", { filter: { q: "toyota land cruiser" } }),
  list("words, finished", "finished", { filter: { q: "nissan patrol" }, sort: "price_desc" }),
];

export const facets: readonly ListCall[] = [
  ...["kind", "status", "mark", "model", "body", "gearbox", "emirate", "city", "colour", "light"].flatMap(
    (field) => [facet("all", field), facet("finished", field)],
  ),
  facet("all", "model", { mark: ["toyota"], year: { from: 2018 } }),
  facet("finished", "colour", { kind: ["vehicle"], emirate: ["dubai", "sharjah"] }),
];

/** Texts of the search box: a name, a typing error, words of no dictionary, many conditions, and too many. */
export const suggestions: readonly ListCall[] = [
  "patrl",
  "toyo",
  "black",
  "Al Quoz",
  "patrol in al quoz",
  "2 bedroom dubai marina",
  "white suv 2021 under 90k in sharjah",
  "7 seater diesel automatic under 50k",
  "ferrari manual diesel 7 seats in fujairah under 20k",
  "lot 1000450",
].map((text) => ({ name: `“${text}”`, path: "/api/auction/suggest", body: { text } }));
