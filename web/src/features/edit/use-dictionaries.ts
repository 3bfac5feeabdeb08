import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { dictQuery } from "../../lib/http/queries.ts";
import type { Meta, Term } from "./types.ts";

export interface FormDictionaries {
  readonly itemsOf: (dict: string) => readonly Term[];
  readonly find: (dict: string, value: string) => Term | undefined;
  /** Whether all of them are read: until then nothing can be called unknown. */
  readonly ready: boolean;
}

/** Reads every dictionary that the fields of this kind of lot use. */
export function useDictionaries(meta: Meta): FormDictionaries {
  const names = useMemo(
    () => [...new Set(meta.groups.flatMap(({ fields }) => fields.flatMap(({ dict }) => dict ?? [])))],
    [meta],
  );
  const lists = useQueries({
    queries: names.map((name) => dictQuery(name)),
    combine: (results) => results.map(({ data }) => data?.items),
  });
  return useMemo(() => {
    const itemsOf = (dict: string): readonly Term[] => lists[names.indexOf(dict)] ?? [];
    return {
      itemsOf,
      find: (dict, value) => itemsOf(dict).find((term) => term.value === value),
      ready: lists.every((items) => items !== undefined),
    };
  }, [names, lists]);
}
