import { type ApiWithoutKeys, createApi } from "@marsa/api-spec/client";
import { sendUnlessAnswered } from "./first-replies.ts";
import { sendAndNote } from "./last-answers.ts";
import { readToken } from "./token.ts";

type Ended = (token: string) => void;
let sessionEnded: Ended = () => {};

/** Sets the one listener that hears of a session's end, with the token of that session. The session module listens. */
export function onSessionEnded(listener: Ended): void {
  sessionEnded = listener;
}

/** A client whose requests leave another way: with the progress of an upload. */
export const apiVia = (fetch: (request: Request) => Promise<Response>) =>
  createApi({
    token: readToken,
    onUnauthorized: (token) => sessionEnded(token),
    fetch: (request) => sendAndNote(request, fetch),
    online: () => navigator.onLine,
  });

/**
 * Every call of the app goes through here: same origin, token of the cookie. Throws ApiProblem and NetworkProblem. Calls
 * with a key go by `command`.
 */
export const api = apiVia(sendUnlessAnswered) as unknown as ApiWithoutKeys;
