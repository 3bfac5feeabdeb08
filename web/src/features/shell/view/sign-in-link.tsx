import { Link, type LinkComponentProps, useRouterState } from "@tanstack/react-router";

/** A link to /signin that returns to this page. */
export function SignInLink(props: Omit<LinkComponentProps, "to" | "search">) {
  const here = useRouterState({ select: ({ location }) => location.href });
  return <Link to="/signin" search={{ next: here }} {...props} />;
}
