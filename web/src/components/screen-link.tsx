import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface ScreenLinkProps {
  /** A path without /en; check it with `useHasScreen`. */
  to: string;
  search?: object;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a screen by its path, for screens that a build may not have. */
export function ScreenLink({ to, search = {}, className, children }: ScreenLinkProps) {
  return (
    <Link to={to as "/auction"} search={search} className={className}>
      {children}
    </Link>
  );
}
