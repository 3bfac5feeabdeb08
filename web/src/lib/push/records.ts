/** Keeps this device's push data in IndexedDB. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { PushError } from "./push-error.ts";
import { ownDatabases } from "../browser/storage.ts";

/** The app on this device, as the server knows it. */
export interface InstallationRecord {
  readonly fid: string;
  readonly refreshToken: string;
  readonly authToken: string;
  /** When the auth token ends, ms since 1970 UTC. */
  readonly until: number;
}

/** This device's registration for push. */
export interface RegistrationRecord {
  readonly token: string;
  /** ms since 1970 UTC. */
  readonly created: number;
  /** When the server last had these options, ms since 1970 UTC. */
  readonly sentAt: number;
  readonly options: Schema<"PushOptions">;
  /** The channel that the server named for this device (`wcb`). */
  readonly channel: string | null;
}

interface Kept {
  installation: InstallationRecord;
  registration: RegistrationRecord;
  /** Days on which the app was used, "2026-11-23". */
  days: readonly string[];
}

/** Every method throws PushError "no-local-database" where the browser keeps nothing. */
export interface Records {
  read<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | null>;
  write<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void>;
  remove(name: keyof Kept): Promise<void>;
}

const DATABASE = "marsa-push";
const STORE = "records";

/** Returns the records of this browser; the database opens with the first use. */
export function openRecords(factory: IDBFactory | undefined = ownDatabases()): Records {
  let opened: Promise<IDBDatabase> | null = null;

  async function use<Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    try {
      if (!factory) throw new Error("no IndexedDB");
      opened ??= openDatabase(factory);
      const store = (await opened).transaction(STORE, mode).objectStore(STORE);
      return await answerOf(ask(store));
    } catch (error) {
      opened = null;
      throw new PushError("no-local-database", error);
    }
  }

  return {
    read: async (name) => ((await use("readonly", (store) => store.get(name))) as never) ?? null,
    async write(name, value) {
      await use("readwrite", (store) => store.put(value, name));
    },
    async remove(name) {
      await use("readwrite", (store) => store.delete(name));
    },
  };
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    for (const failed of ["error", "blocked"])
      request.addEventListener(failed, () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
