import { useParams, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { StepName } from "./steps.ts";

const SCREENS: Readonly<Record<StepName, string | null>> = {
  contact: "/verification",
  profile: "/profile/create",
  contract: "/profile/create",
  review: null,
  deposit: "/deposit",
};

interface StepLinkProps {
  name: StepName;
  /** The missing part of the deposit, AED. */
  shortAed: number;
  size: "md" | "xl";
  className?: string;
  children: ReactNode;
}

/** Leads to the screen of a step, and from there back to this page. Nothing for a step that others take. */
export function StepLink({ name, shortAed, size, className, children }: StepLinkProps) {
  const next = useRouterState({ select: ({ location }) => location.href });
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const { id } = useParams({ strict: false });
  const to = SCREENS[name];
  // The page of the step has its own button.
  if (to === null || here === to) return null;
  const back = id === undefined ? {} : { back: id };
  const search =
    name === "deposit"
      ? { topup: shortAed, ...back }
      : { next, ...(to === "/profile/create" && { type: "buyer" }) };
  return (
    <Button variant="ink" size={size} className={className} asChild>
      <ScreenLink to={to} search={search}>
        {children}
      </ScreenLink>
    </Button>
  );
}
