/** Registers the app's service worker, the only script that the page starts by its address. */

const ADDRESS = "/sw.js";
const SCOPE = "/";

/** The part of Trusted Types that the app uses: https://www.w3.org/TR/trusted-types/. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): object };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The content security policy allows this policy alone (`site/headers.ts`). It knows one address, whatever is asked. */
const policy = trustedTypes?.createPolicy("marsa", { createScriptURL: () => ADDRESS });

/** Registers the service worker for the whole site. */
export async function registerOwnWorker(): Promise<ServiceWorkerRegistration> {
  const address = (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
  return navigator.serviceWorker.register(address, { scope: SCOPE });
}
