import { Link, type LinkComponentProps } from "@tanstack/react-router";

interface ScreenLinkProps extends Omit<LinkComponentProps, "to" | "search"> {
  /** A path without /en; check it with `useHasScreen`. */
  to: string;
  search?: object;
}

/** A link to a screen by its path, for screens that a build may not have; as an item of a menu too. */
export function ScreenLink({ to, search = {}, ...props }: ScreenLinkProps) {
  return <Link to={to as "/auction"} search={search} {...props} />;
}
