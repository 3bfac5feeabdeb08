/** What pages ask the API for before they can be drawn: the server puts the answers into the page. */

export interface FirstCall {
  method: "GET" | "POST";
  /** `$id` stands for the place of that name in the page's address. */
  path: string;
  /** As the app writes it, letter by letter. */
  body?: string;
}

/** A call whose refusal means that the page does not exist for its reader. `missing`: the statuses of that refusal. */
export interface ExistenceCheck extends FirstCall {
  missing: readonly number[];
}

/** Pages whose existence depends on the address or on the reader. The server answers 404 where they do not exist. */
export const EXISTENCE: Readonly<Record<string, ExistenceCheck>> = {
  "/auction/$id": { method: "GET", path: "/api/auction/lot/$id", missing: [404, 422] },
  "/clients": {
    method: "POST",
    path: "/api/backoffice/clients/count",
    body: body({ filter: {} }),
    missing: [401, 403],
  },
  "/dashboard/live/$id": { method: "GET", path: "/api/auction/dashboard/live/$id", missing: [404, 422] },
};

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
