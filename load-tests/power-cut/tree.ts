/** The code of one checkout: its server, the code that opens its database, and `verify`. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import type { OwnServer, ServerOptions } from "../bin/server.ts";

export interface Tree {
  startServer(options: ServerOptions): Promise<OwnServer>;
  /** Opens a database as a starting server does. The caller closes it. */
  open(file: string): Database;
  /** Recomputes a database. Returns the first problem; null: none. */
  verify(file: string): Promise<string | null>;
}

/** The key with which all servers of a recording encrypt. */
const DATA_KEYS = randomBytes(32).toString("base64");

/** Places of the code, in today's tree and in older ones. */
const PLACES = {
  server: ["load-tests/bin/server.ts"],
  connection: ["mock-server/src/sqlite/connection.ts", "mock-server/src/db/connection.ts"],
  verify: ["mock-server/src/verify/verify.ts", "mock-server/src/db/verify/verify.ts"],
  recovery: ["mock-server/src/sqlite/recovery/recovery.ts"],
  terms: ["mock-server/src/domain/lot/terms.ts"],
} as const;

interface Server {
  readonly startServer: Tree["startServer"];
}

interface Connection {
  openWriter(options: { readonly file: string; readonly durable: boolean }): { readonly $client: Database };
}

interface Found {
  readonly table: string;
  readonly row: string;
  readonly what: string;
}

interface Verify {
  /** Name in older trees. */
  verify(
    file: string,
    terms: unknown,
  ): Promise<{ readonly findings?: readonly Found[]; readonly finding?: Found | null }>;
}

interface Recovery {
  /** @throws Error when the files do not belong together. */
  inspectDatabase(file: string): unknown;
}

/**
 * Loads the code of the checkout in `folder`, which has its own node_modules.
 * @throws Error when a part is in none of the known places.
 */
export async function loadTree(folder: string): Promise<Tree> {
  const placeOf = (part: keyof typeof PLACES) =>
    PLACES[part].map((path) => join(folder, path)).find((path) => existsSync(path));
  const load = async <Module>(part: keyof typeof PLACES): Promise<Module> => {
    const place = placeOf(part);
    if (!place) throw new Error(`${folder} has no ${PLACES[part].join(" and no ")}`);
    return (await import(place)) as Module;
  };
  const { startServer } = await load<Server>("server");
  const { openWriter } = await load<Connection>("connection");
  const { verify } = await load<Verify>("verify");
  const { defaultTerms } = await load<{ readonly defaultTerms: unknown }>("terms");
  // Older trees have no such part.
  const recovery = placeOf("recovery") ? await load<Recovery>("recovery") : null;
  return {
    // Only the files of the database are copied, so the key lies elsewhere.
    startServer: (options) => startServer({ ...options, env: { DATA_KEYS, ...options.env } }),
    open(file) {
      recovery?.inspectDatabase(file);
      // The rebuilt disk is discarded, so only its content counts.
      return openWriter({ file, durable: false }).$client;
    },
    async verify(file) {
      const { findings, finding = findings?.[0] } = await verify(file, defaultTerms);
      return finding ? `${finding.table} ${finding.row}: ${finding.what}` : null;
    },
  };
}
