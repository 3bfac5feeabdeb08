/**
 * All that the app keeps in the browser. Where the browser keeps nothing, because its person blocked the data of sites or
 * its storage is full, the tab remembers the values until it is loaded again. Nothing here throws.
 */

/** The part of a storage that the app uses. */
export type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What this browser keeps over visits, else this tab. */
export const deviceStorage = keptIn(() => globalThis.localStorage);
/** What this tab keeps over loads, else this page. */
export const tabStorage = keptIn(() => globalThis.sessionStorage);

/** Returns a storage that remembers by itself what the browser's own one refuses. */
export function keptIn(find: () => Storage): Kept {
  const memory = new Map<string, string>();
  const attempt = <Result>(ask: (own: Storage) => Result, otherwise: Result): Result => {
    try {
      return ask(find());
    } catch {
      return otherwise;
    }
  };
  const keys = (): string[] => {
    const own = attempt(
      (storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place)),
      [],
    );
    return [...new Set([...own.filter((key) => key !== null), ...memory.keys()])];
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((own) => own.getItem(key), null),
    setItem(key, value) {
      const isTaken = attempt((own) => {
        own.setItem(key, value);
        return true;
      }, false);
      if (isTaken) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((own) => own.removeItem(key), undefined);
    },
    key: (place) => keys()[place] ?? null,
    get length() {
      return keys().length;
    },
  };
}

const cookieMemory = new Map<string, string>();

/** Returns the value of a cookie; null: none. */
export function readCookie(name: string): string | null {
  const entry = cookies()
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1) || cookieMemory.get(name);
  return value ? decodeURIComponent(value) : null;
}

/**
 * Sets a cookie, or removes it when null.
 * @param attributes such as "Path=/; Max-Age=60"
 */
export function writeCookie(name: string, value: string | null, attributes: string): void {
  const text = encodeURIComponent(value ?? "");
  cookieMemory.delete(name);
  try {
    document.cookie = `${name}=${text}; ${attributes}${value === null ? "; Max-Age=0" : ""}`;
  } catch {
    // Read below: not there.
  }
  if (value !== null && readCookie(name) !== value) cookieMemory.set(name, text);
}

function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Returns whether a sign-in, entries and settings last beyond this page. */
export function keepsData(): boolean {
  try {
    const probe = "marsa.probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}

/** Returns the databases of this browser, if it has any for us. */
export function ownDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

/** Opens a channel to the other tabs; null: this browser has none for us. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
