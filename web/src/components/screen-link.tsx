import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface ScreenLinkProps {
  /** A path without /en; ask `useHasScreen` first. */
  to: string;
  search?: object;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a screen that is known by its path alone: which screens there are is known when the app runs. */
export function ScreenLink({ to, search = {}, className, children }: ScreenLinkProps) {
  return (
    <Link to={to as "/auction"} search={search} className={className}>
      {children}
    </Link>
  );
}
