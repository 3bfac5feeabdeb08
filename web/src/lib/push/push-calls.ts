/** The requests of push. */
import { type Api, reply } from "@marsa/api-spec/client";
import { ApiProblem, NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { PushError } from "./push-error.ts";

/** Longest wait for an answer, ms. */
const LONGEST_MS = 10_000;
const SERVER_ERROR = 500;

export interface PushCallsOptions {
  /** Without a session: a 401 of an installation says nothing about the person. */
  readonly anonymous: Api;
  readonly signedIn: Api;
  readonly online: () => boolean;
  /** Returns a signal that aborts after this time. */
  readonly timeout?: (ms: number) => AbortSignal;
}

export type PushCalls = ReturnType<typeof createPushCalls>;

/**
 * Returns the requests of push. Each waits 10 s at most, and is sent once more after a 5xx.
 * @throws PushError "app-offline" or "request-failed".
 */
export function createPushCalls({ anonymous, signedIn, online, timeout }: PushCallsOptions) {
  const timer = timeout ?? ((ms: number) => AbortSignal.timeout(ms));

  async function ask<Data>(send: (signal: AbortSignal) => Promise<{ data?: { data: Data } }>): Promise<Data> {
    for (let attempt = 1; ; attempt++) {
      if (!online()) throw new PushError("app-offline");
      try {
        return await reply(send(timer(LONGEST_MS)));
      } catch (error) {
        if (attempt > 1 || !(error instanceof ApiProblem) || error.status < SERVER_ERROR)
          throw failureOf(error);
      }
    }
  }

  return {
    install: (heartbeat: string) =>
      ask((signal) =>
        anonymous.POST("/push/installations", {
          params: { header: { "X-Heartbeat": heartbeat } },
          body: { app: "web" },
          signal,
        }),
      ),
    renew: (fid: string, refreshToken: string, heartbeat: string) =>
      ask((signal) =>
        anonymous.PUT("/push/installations/{fid}", {
          params: { path: { fid }, header: { "X-Heartbeat": heartbeat } },
          body: { refresh_token: refreshToken },
          signal,
        }),
      ),
    register: (fid: string, options: Schema<"PushOptions">) =>
      ask((signal) => anonymous.POST("/push/registrations", { body: { fid, options }, signal })),
    update: (token: string, options: Schema<"PushOptions">) =>
      ask((signal) =>
        anonymous.PUT("/push/registrations/{token}", {
          params: { path: { token } },
          body: { options },
          signal,
        }),
      ),
    unregister: (token: string) =>
      ask((signal) =>
        anonymous.DELETE("/push/registrations/{token}", { params: { path: { token } }, signal }),
      ),
    subscribe: (token: string) =>
      ask((signal) => signedIn.POST("/subscribe", { body: { currentToken: token }, signal })),
    bind: (token: string) =>
      ask((signal) => signedIn.POST("/fbtoken", { body: { currentToken: token }, signal })),
    test: () => ask((signal) => signedIn.POST("/push/test", { signal })),
    settings: () => ask((signal) => signedIn.GET("/notifications/settings", { signal })),
    setSettings: (settings: Schema<"NotificationSettings">) =>
      ask((signal) => signedIn.POST("/notifications/settings", { body: settings, signal })),
  };
}

function failureOf(error: unknown): PushError {
  if (error instanceof ApiProblem) return new PushError("request-failed", error, error.status);
  const isLate = error instanceof NetworkProblem && error.cause instanceof DOMException;
  const isOffline = error instanceof NetworkProblem && error.kind === "unreachable" && !isLate;
  return new PushError(isOffline ? "app-offline" : "request-failed", error);
}
