/** Every call, drawn by Swagger UI out of the document. Its files are served from its package: nothing comes from elsewhere. */
import { createRequire } from "node:module";
import { docsPage } from "./page.ts";

const require = createRequire(import.meta.url);

/** Files of the package that the page needs, by the name that they have here. */
export const swaggerFiles = {
  "swagger-ui.js": () => require.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
  "swagger-ui.css": () => require.resolve("swagger-ui-dist/swagger-ui.css"),
} as const;

/** What starts it. No validator of its makers is asked, and no token is kept beyond the page. */
export const startScript = `SwaggerUIBundle({
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
});
`;

export function callsPage(): string {
  const head = `<link rel="stylesheet" href="/docs/swagger-ui.css">`;
  const body = `<main id="calls"></main><noscript><p>The calls are drawn by a script. They are all in <a href="/openapi.json">openapi.json</a>.</p></noscript>
<script src="/docs/swagger-ui.js"></script><script src="/docs/start.js"></script>`;
  return docsPage("/docs", "Calls", body, head);
}
