import { useRouter } from "@tanstack/react-router";

/** Tells whether this build has a screen for a path, so that nothing links to a missing screen. */
export function useHasScreen(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}
