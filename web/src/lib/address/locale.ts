/** Every route exists twice, plain and under /en. The routes know only the plain one; these two put the prefix back. */

const PREFIX = /^\/en(?=\/|$)/;
const YEAR_S = 365 * 86_400;

/** Takes /en off a path: "/en/auction" → "/auction", "/en" → "/", "/england" stays. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(PREFIX, "") || "/";
}

/** Puts /en before a path when the visit came under it. */
export function withLocale(pathname: string, underEn: boolean): string {
  if (!underEn || PREFIX.test(pathname)) return pathname;
  return pathname === "/" ? "/en" : `/en${pathname}`;
}

/** Whether this visit is under /en; if so the choice is remembered for a year. */
export function visitUnderEn(): boolean {
  const underEn = PREFIX.test(location.pathname);
  if (underEn) document.cookie = `locale=en; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  return underEn;
}
