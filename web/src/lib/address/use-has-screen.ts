import { useRouter } from "@tanstack/react-router";

/** Tells whether a path is a screen of this build: nothing links to one that is not there. */
export function useHasScreen(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}
