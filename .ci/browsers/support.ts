/** Says which supported browsers lack a feature, by MDN's browser-compat-data. */
import { OLDEST } from "../../web/vite/browsers.ts";
import { loadPackage } from "../packages.ts";

interface Support {
  readonly version_added: string | boolean;
  readonly version_removed?: string;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: readonly unknown[];
}

interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
  readonly status?: { readonly experimental: boolean };
}

/** A feature, with the features inside it by their names. */
export interface Feature {
  readonly __compat?: Compat;
  readonly [name: string]: Feature | Compat | undefined;
}

export interface Data {
  readonly api: Readonly<Record<string, Feature>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Feature>> };
  readonly css: {
    readonly properties: Readonly<Record<string, Feature>>;
    readonly selectors: Readonly<Record<string, Feature>>;
    readonly types: Readonly<Record<string, Feature>>;
    readonly "at-rules": Readonly<Record<string, Feature>>;
  };
}

export const data = loadPackage("@mdn/browser-compat-data") as Data;

/** Returns a feature inside another one. */
export function featureIn(feature: Feature | undefined, name: string): Feature | undefined {
  return feature && name !== "__compat" && Object.hasOwn(feature, name)
    ? (feature[name] as Feature)
    : undefined;
}

/**
 * Returns the supported browsers that lack a feature; none for a feature without data.
 * @param prefixed Whether a prefixed form counts: the build adds prefixes to styles.
 */
export function lacking(feature: Feature | undefined, prefixed = false): string[] {
  const compat = feature?.["__compat"];
  if (!compat) return [];
  return Object.entries(OLDEST)
    .filter(([browser, oldest]) => {
      const forms = [compat.support[browser] ?? []].flat();
      return !forms.some((form) => has(form, oldest, prefixed));
    })
    .map(([browser, oldest]) => `${browser} ${oldest}`);
}

function has(form: Support, oldest: string, prefixed: boolean): boolean {
  const { version_added: added, version_removed: removed, prefix, alternative_name: other, flags } = form;
  if (typeof added !== "string" || added === "preview" || flags || other || (prefix && !prefixed))
    return false;
  return !isNewer(added, oldest) && (removed === undefined || isNewer(removed, oldest));
}

function isNewer(version: string, than: string): boolean {
  return version.replace("≤", "").localeCompare(than, "en", { numeric: true }) > 0;
}

/**
 * Returns the interfaces and members that a browser got after its oldest supported version, such as "Map.groupBy" and
 * "Element.prototype.checkVisibility". A method of a built-in has both forms: the data does not tell them apart.
 */
export function namesAfter(browser: keyof typeof OLDEST): string[] {
  const oldest = `${browser} ${OLDEST[browser]}`;
  const later = (features: Readonly<Record<string, Feature>>) =>
    Object.entries(features).filter(
      ([name, feature]) => name !== "__compat" && lacking(feature).includes(oldest),
    );
  const { api, javascript } = data;
  return [
    ...Object.entries(api).flatMap(([owner, feature]) =>
      later(feature as Record<string, Feature>).map(([name]) =>
        name.endsWith("_static") ? `${owner}.${name.replace("_static", "")}` : `${owner}.prototype.${name}`,
      ),
    ),
    ...Object.entries(javascript.builtins).flatMap(([owner, feature]) =>
      later(feature as Record<string, Feature>).flatMap(([name]) => [
        `${owner}.${name}`,
        `${owner}.prototype.${name}`,
      ]),
    ),
    ...later({ ...api, ...javascript.builtins }).map(([owner]) => owner),
  ];
}
