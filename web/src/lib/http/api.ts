import { createApi } from "@marsa/api-spec/client";
import { sendUnlessAnswered } from "./first-replies.ts";
import { readToken } from "../session/token.ts";

type Ended = (token: string) => void;
let sessionEnded: Ended = () => {};

/** Sets the one listener that hears of a session's end, with the token of that session. The session module listens. */
export function onSessionEnded(listener: Ended): void {
  sessionEnded = listener;
}

/**
 * The client for every call of the app: same origin, token of the cookie.
 * @throws ApiProblem and NetworkProblem
 */
export const api = createApi({
  token: readToken,
  onUnauthorized: (token) => sessionEnded(token),
  fetch: sendUnlessAnswered,
  online: () => navigator.onLine,
});
