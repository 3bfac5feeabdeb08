import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";

export type Suggestions = Schema<"Suggestions">;

/** The longest sentence, characters. */
export const LONGEST_SENTENCE = 200;
/** Suggestions follow this long after the last letter, ms. */
export const TYPING_MS = 150;
/** A shorter text has no suggestions. */
export const SHORTEST_SENTENCE = 2;

/** POST /auction/suggest: how a text is read, and the lists that it may mean. The next question cancels this one. */
export const suggestQuery = (question: Schema<"SuggestQuery">) =>
  queryOptions({
    queryKey: keys.suggest(question),
    queryFn: ({ signal }) => reply(api.POST("/auction/suggest", { body: question, signal })),
    staleTime: 15_000,
  });
