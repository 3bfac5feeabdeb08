import { Link, type LinkComponentProps, useRouterState } from "@tanstack/react-router";

/** To /signin, and from there back to this page. */
export function SignInLink(props: Omit<LinkComponentProps, "to" | "search">) {
  const here = useRouterState({ select: ({ location }) => location.href });
  return <Link to="/signin" search={{ next: here }} {...props} />;
}
