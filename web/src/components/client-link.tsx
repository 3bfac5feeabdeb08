import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface ClientLinkProps {
  /** The client's user. */
  id: number;
  /** The part of the drawer that opens; left out: the profile. */
  part?: "log";
  className?: string;
  children: ReactNode;
}

/** A link to a client in the back office. */
export function ClientLink({ id, part, className, children }: ClientLinkProps) {
  const search = { tab: "clients", section: "all", client: id, ...(part && { part }) };
  return (
    <Link
      to="/clients"
      search={search as { tab: string }}
      className={cn("text-blue hover:underline", className)}
    >
      {children}
    </Link>
  );
}
