/** Where to go after signing in: only a path of this site, never another host. The auction list by default. */
export function safeNext(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : "/auction";
}
