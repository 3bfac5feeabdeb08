import { readToken } from "./token.ts";

/** Answers by their calls, with the session that asked. The first script and the app are separate files: the window hands them over. */
const page = globalThis as { marsaEarly?: Map<string, Promise<Response>> | undefined };

/** Sends what a lot's page needs before its signed-in reader can bid, before the app has loaded. Does nothing elsewhere. */
export function sendEarlyCalls(): void {
  const token = readToken();
  const id = /\/auction\/([1-9]\d*)$/.exec(location.pathname)?.[1];
  if (token === null || id === undefined) return;
  const authorization = `Bearer ${token}`;
  const headers = { authorization, "accept-language": "en", "content-type": "application/json" };
  const answers = new Map<string, Promise<Response>>();
  const send = (method: string, path: string, body?: string) => {
    const answer = fetch(path, { method, headers, redirect: "manual", ...(body && { body }) });
    // Whoever takes the answer hears of its failure.
    answer.catch(() => undefined);
    answers.set(`${authorization} ${method} ${path}${body ? ` ${body}` : ""}`, answer);
  };
  send("GET", `/api/auction/lot/${id}`);
  send("GET", "/api/auth/me");
  send("GET", "/api/auth/balance");
  send("POST", "/api/auction/conditions", `{"id_auction":${id}}`);
  send("GET", `/api/auction/lot/${id}/comparables`);
  page.marsaEarly = answers;
}

/** Returns the answers that were asked early; undefined: none. Whoever takes one deletes it. */
export const earlyAnswers = () => page.marsaEarly;
