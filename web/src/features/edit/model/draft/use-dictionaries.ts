import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { dictQuery } from "#/lib/http/queries.ts";
import type { Meta, Term } from "./queries.ts";

export interface FormDictionaries {
  readonly itemsOf: (dict: string) => readonly Term[];
  readonly find: (dict: string, value: string) => Term | undefined;
  /** Whether all of them are read: until then nothing can be called unknown. */
  readonly ready: boolean;
  /** Why one of them could not be read; null: none failed. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Reads every dictionary that the fields of this kind of lot use. */
export function useDictionaries(meta: Meta): FormDictionaries {
  const names = useMemo(
    () => [...new Set(meta.groups.flatMap(({ fields }) => fields.flatMap(({ dict }) => dict ?? [])))],
    [meta],
  );
  const lists = useQueries({
    queries: names.map((name) => dictQuery(name)),
    combine: readLists,
  });
  return useMemo(() => {
    const { items, error, retry } = lists;
    const itemsOf = (dict: string): readonly Term[] => items[names.indexOf(dict)] ?? [];
    return {
      itemsOf,
      find: (dict, value) => itemsOf(dict).find((term) => term.value === value),
      ready: items.every((list) => list !== undefined),
      error,
      retry,
    };
  }, [names, lists]);
}

function readLists(results: readonly UseQueryResult<{ readonly items: readonly Term[] }>[]) {
  const failed = results.filter(({ data, error }) => data === undefined && error !== null);
  return {
    items: results.map(({ data }) => data?.items),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
