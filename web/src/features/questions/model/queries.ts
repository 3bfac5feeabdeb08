import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Question = Schema<"Question">;
export type Seller = Schema<"Seller">;
export type Asked = Schema<"AskedQuestion">;

const PAGE = 24;
const path = (id: number) => ({ params: { path: { id } } });

/** GET /auction/lot/{id}/seller. */
export const sellerQuery = (id: number) =>
  queryOptions({
    queryKey: keys.seller(id),
    queryFn: ({ signal }) => reply(api.GET("/auction/lot/{id}/seller", { ...path(id), signal })),
    staleTime: 5 * 60_000,
  });

/** GET /auction/lot/{id}/questions. The event of an answer reads them again. */
export const questionsQuery = (id: number) =>
  queryOptions({
    queryKey: keys.questions(id),
    queryFn: ({ signal }) => reply(api.GET("/auction/lot/{id}/questions", { ...path(id), signal })),
    staleTime: 15_000,
  });

/** The questions that wait for an answer: on the reader's own lots, or for the staff on all lots. */
export const waitingQuery = (of: "sale" | "staff") =>
  infiniteQueryOptions({
    queryKey: of === "sale" ? keys.saleQuestions : keys.staff("questions"),
    queryFn: ({ pageParam, signal }) => {
      const body = { limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(
        of === "sale"
          ? api.POST("/sale/questions", { body, signal })
          : api.POST("/backoffice/questions/list", { body, signal }),
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"QuestionPage">) => page.next,
    ...followed,
  });

/** @throws the refusal of the server */
export const ask = (id_auction: number, text: string) =>
  reply(api.POST("/auction/question", { body: { id_auction, text } })).finally(readAgain);

/** @throws the refusal of the server */
export const answer = (id_question: number, text: string) =>
  reply(api.POST("/sale/answer", { body: { id_question, text } })).finally(readAgain);

/** @throws the refusal of the server */
export const close = (id_question: number, reason: string) =>
  reply(api.POST("/backoffice/questions/close", { body: { id_question, reason } })).finally(readAgain);

function readAgain(): void {
  for (const queryKey of [
    keys.allQuestions,
    keys.saleQuestions,
    keys.staff("questions"),
    keys.desk,
    keys.navinfo,
  ])
    void queryClient.invalidateQueries({ queryKey });
}
