/** Shows every call with Swagger UI. Its files come from its package, none from another server. */
import { createRequire } from "node:module";
import { docsPage } from "../layout/page.ts";

const require = createRequire(import.meta.url);

/** Files of the package that the page needs, by their name here. */
export const swaggerFiles = {
  "swagger-ui.js": () => require.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
  "swagger-ui.css": () => require.resolve("swagger-ui-dist/swagger-ui.css"),
} as const;

/** Starts Swagger UI. No external validator is used, and no token is stored beyond the page. */
export const startScript = `const ui = SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#calls",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
  showExtensions: true,
  validatorUrl: null,
  persistAuthorization: false,
  plugins: [marsaSnippets],
  requestSnippetsEnabled: true,
  requestSnippets: {
    generators: {
      curl_bash: { title: "curl", syntax: "bash" },
      typescript: { title: "TypeScript", syntax: "javascript" },
      python: { title: "Python", syntax: "bash" },
    },
    defaultExpanded: true,
    languages: ["curl_bash", "typescript", "python"],
  },
  onComplete: () => offerSignIn(ui),
});
`;

/** The demo's buyer, as whom one click signs in. */
const SIGN_IN = `<p id="demo-sign-in" hidden><button type="button" data-id="buyer@marsa.test" data-password="marsa-demo">Sign in as buyer@marsa.test</button> <output></output></p>`;

/** Returns the page of the calls; with the controls it offers to sign in. */
export function callsPage(controls: boolean): string {
  const head = `<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/calls.css">`;
  const body = `${controls ? SIGN_IN : ""}<main id="calls"></main><noscript><p>The calls are drawn by a script. They are all in <a href="/openapi.json">openapi.json</a>.</p></noscript>
<script src="/docs/swagger-ui.js"></script><script src="/docs/try-out.js"></script><script src="/docs/start.js"></script>`;
  return docsPage("/docs", "Calls", body, { head });
}
