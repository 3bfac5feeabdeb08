/**
 * Every route exists twice: plain and under /en. The router knows the plain paths; these functions take the prefix off
 * and put it back.
 */
import { writeCookie } from "../browser/storage.ts";

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

/** Returns whether this visit is under /en, and remembers that for a year. */
export function visitUnderEn(): boolean {
  const underEn = PREFIX.test(location.pathname);
  if (underEn) writeCookie("locale", "en", `Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
  return underEn;
}
