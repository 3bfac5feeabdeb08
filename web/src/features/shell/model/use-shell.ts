import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { connect } from "#/realtime/link/connection.ts";
import { useOwnNews } from "./use-own-news.ts";

/** Keeps the connection and the reader's own events, on every page with the header. */
export function useShell(): void {
  const router = useRouter();
  useOwnNews((id) => void router.navigate({ href: `/auction/${id}` }));
  useEffect(connect, []);
}
