import { useMemo, useState } from "react";
import { serverClock } from "#/realtime/clock/clock.ts";
import { faultsOf } from "./faults.ts";
import type { EditState } from "./edit-state.ts";
import type { Meta } from "./types.ts";
import type { FormDictionaries } from "./use-dictionaries.ts";

/** Wrong and missing fields, and which of them the form may show. */
export function useFaults({ values, refused }: EditState, meta: Meta, dictionaries: FormDictionaries) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const { find, ready } = dictionaries;
  const faults = useMemo(() => {
    const found = faultsOf(values, { meta, find: ready ? find : null, now: serverClock.now(), unread });
    return new Map([...refused, ...found]);
  }, [values, refused, meta, find, ready, unread]);

  function leave(name: string, isUnread: boolean): void {
    if (!left.has(name)) setLeft(new Set([...left, name]));
    if (unread.has(name) === isUnread) return;
    setUnread(new Set(isUnread ? [...unread, name] : [...unread].filter((other) => other !== name)));
  }

  /** Missing is told after Publish was pressed; wrong as soon as the field is left. */
  function shownFault(name: string): string | undefined {
    const filled = values[name] !== undefined || unread.has(name);
    return tried || refused.has(name) || (filled && left.has(name)) ? faults.get(name) : undefined;
  }

  return { faults, leave, shownFault, showAll: () => setTried(true) };
}
