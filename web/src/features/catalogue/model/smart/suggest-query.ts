import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type Suggestions = Schema<"Suggestions">;

/** The longest sentence, characters. */
export const LONGEST_SENTENCE = 200;
/** Suggestions follow this long after the last letter, ms. */
export const TYPING_MS = 150;
/** A shorter text has no suggestions. */
export const SHORTEST_SENTENCE = 2;

/**
 * POST /auction/suggest: how a text is read, and the lists that it may mean.
 * No signal: Enter closes the list, and waits for the request that the list began.
 */
export const suggestQuery = (question: Schema<"SuggestQuery">) =>
  queryOptions({
    queryKey: keys.suggest(question),
    queryFn: () => reply(api.POST("/auction/suggest", { body: question })),
    staleTime: 15_000,
  });
