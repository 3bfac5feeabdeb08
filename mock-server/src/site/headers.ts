/** Security headers of the pages. */
type Headers = Readonly<Record<string, string>>;

const common: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // The pin of a lot may ask where its seller stands, and photos come from the camera.
  "permissions-policy": "geolocation=(self), camera=(self), microphone=(), payment=(), usb=()",
};

/**
 * Returns the headers of the built app: only its own scripts and styles, none of them in the page itself, and
 * connections to this origin and an external router. No text becomes a script or HTML: the one policy of Trusted Types
 * knows the address of the service worker alone (web/src/lib/browser/own-worker.ts).
 */
export function appHeaders(routerUrl: string | null): Headers {
  const connect = routerUrl === null ? "'self'" : `'self' ${new URL(routerUrl).origin}`;
  return {
    ...common,
    "content-security-policy": policy({
      "default-src": "'self'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data: blob:",
      "connect-src": connect,
      // A document as PDF, which the staff look at without leaving the page.
      "frame-src": "'self' blob:",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "marsa",
    }),
  };
}

/**
 * Headers of the pages under /docs: their own scripts, requests and the search form to this origin, nothing else.
 * Swagger UI uses icons as data, and styles in attributes.
 */
export const docsHeaders: Headers = {
  ...common,
  "content-security-policy": policy({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  }),
};

function policy(directives: Headers): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}
