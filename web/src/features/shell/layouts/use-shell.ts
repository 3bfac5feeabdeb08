import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { connect } from "../../../realtime/link/connection.ts";
import { useOwnNews } from "../use-own-news.ts";

/** What every page with the header keeps going: the link, and the news of one's own lots. */
export function useShell(): void {
  const router = useRouter();
  useOwnNews((id) => void router.navigate({ href: `/auction/${id}` }));
  useEffect(connect, []);
}
