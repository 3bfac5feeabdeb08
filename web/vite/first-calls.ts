/** What pages ask the API for before they can be drawn: the server puts the answers into the page. */

export interface FirstCall {
  method: "GET" | "POST";
  /** `$id` stands for the place of that name in the page's address. */
  path: string;
  /** As the app writes it, letter by letter. */
  body?: string;
}

/** Every page, whoever reads it. */
export const EVERYWHERE: readonly FirstCall[] = [{ method: "GET", path: "/api/config" }];

/** A visitor's page without a query. */
export const CALLS: Readonly<Record<string, readonly FirstCall[]>> = {
  "/alburaq": [
    {
      method: "POST",
      path: "/api/auction/lots",
      body: body({ filter: { status: ["open"] }, sort: "ending", limit: 6 }),
    },
  ],
  "/auction": [{ method: "POST", path: "/api/auction/lots", body: body({ filter: {}, limit: 24 }) }],
  "/auction/$id": [{ method: "GET", path: "/api/auction/lot/$id" }],
};

function body(question: object): string {
  return JSON.stringify(question);
}
