import { createApi } from "@marsa/api-spec/client";
import { sendUnlessAnswered } from "./first-replies.ts";
import { readToken } from "../session/token.ts";

type Ended = (token: string) => void;
let sessionEnded: Ended = () => {};

/** Whom to tell, and of which token, when a call shows that a session is over. One listener: the session. */
export function onSessionEnded(listener: Ended): void {
  sessionEnded = listener;
}

/** Every call of the app goes through here: same origin, token of the cookie. Throws ApiProblem and NetworkProblem. */
export const api = createApi({
  token: readToken,
  onUnauthorized: (token) => sessionEnded(token),
  fetch: sendUnlessAnswered,
  online: () => navigator.onLine,
});
