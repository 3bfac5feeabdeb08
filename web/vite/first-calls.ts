/** A call whose reply a page needs for its first draw: the server puts the reply into the page. */

export interface FirstCall {
  method: "GET" | "POST";
  /** `$id` stands for that part of the page's address. */
  path: string;
  /** Exactly as the app sends it. */
  body?: string;
}

/** A call whose refusal means that the page does not exist for its reader. `missing`: the statuses of that refusal. */
export interface ExistenceCheck extends FirstCall {
  missing: readonly number[];
  /** A value of `$id` with which the page exists, without a call. */
  except?: string;
}

/** Pages whose existence depends on the address or on the reader. The server answers 404 where they do not exist. */
export const EXISTENCE: Readonly<Record<string, ExistenceCheck>> = {
  "/auction/$id": { method: "GET", path: "/api/auction/lot/$id", missing: [404, 422] },
  // A draft of somebody else does not exist; 0 is a new one. A visitor signs in first.
  "/auction/edit/$id": {
    method: "GET",
    path: "/api/sale/getlotdraft/$id",
    missing: [404, 422],
    except: "0",
  },
  "/clients": {
    method: "POST",
    path: "/api/backoffice/clients/count",
    body: body({ filter: {} }),
    missing: [401, 403],
  },
  "/dashboard/live/$id": { method: "GET", path: "/api/auction/dashboard/live/$id", missing: [404, 422] },
};

/** Calls of every page, for every reader. */
export const EVERYWHERE: readonly FirstCall[] = [{ method: "GET", path: "/api/config" }];

/** Calls of a visitor's page without a query. */
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
