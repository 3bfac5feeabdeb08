import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { boot } from "./vite/boot.ts";
import { BUILD_TARGETS } from "./vite/browsers.ts";
import { buildManifest } from "./vite/build-manifest.ts";
import { drawnPages } from "./vite/drawn-pages.ts";
import { fontPreload } from "./vite/font-preload.ts";
import { leanIcons } from "./vite/icons.ts";
import { ownStyles, ownStyleSingleton } from "./vite/own-styles.ts";
import { pageStarts } from "./vite/page-starts.ts";
import { precompress } from "./vite/precompress.ts";
import { serviceWorker } from "./vite/service-worker.ts";

/** The page's port in development, and the API behind it: PORT and API_URL of the environment. */
const port = Number(process.env["PORT"] ?? 4000);
const api = process.env["API_URL"] ?? `http://127.0.0.1:${port + 1}`;
const served = ["/api", "/files", "/docs", "/openapi.json", "/asyncapi", "/_mock", "/unsubscribe"];

/** autobahn imports Node's modules, and serializers that this product does not use. */
const nodeOnly = ["fs", "cbor", "msgpack5", "tweetnacl", "crypto-js"];
const nothing = new URL("./vite/nothing.cjs", import.meta.url).pathname;

/** The libraries of every page. */
const BASE =
  /node_modules\/(?!.*(queriesObserver|useQueries|[iI]nfiniteQuery(?:Observer)?|useBlocker|useMutation|mutationObserver|[sS]uspense[A-Z]\w+)\.)(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query)|openapi-fetch|clsx|tailwind-merge|class-variance-authority)\//;

/** Our own small parts of every page; each alone would be a request of a few hundred bytes. */
const PARTS =
  /vite\/preload-helper|lucide-react\/dist\/esm\/icons\/(check|eye|eye-off|info|circle-alert|triangle-alert)\.|api-spec\/src\/(client[a-z-]*|digits|amounts)\.|realtime\/src\/clock|web\/src\/(lib\/([a-z]+\/)?(cn|calm|api|queries|query-keys|query-client|optional-part|token|session|single-keys|watch-developer-key|dialogs|announce|countdown|search|left-open|counts)|realtime\/clock\/clock|features\/shell\/view\/error-screen|components\/(logo|top-up-ways|message\/(message|toast|toast-host)|ui\/(button|icon|input)))\./;

/**
 * The parts of every page with the header: the menu with its icons, the connection, the live prices. Forms and sign-in
 * do not need them. The menus of the navigation load at their press.
 */
const MARKET =
  /node_modules\/(valtio|proxy-compare)\/|infiniteQueryObserver|useInfiniteQuery|api-spec\/src\/(money|you-pay|offered-amounts)|web\/src\/(features\/shell\/([a-z]+\/)?(header|navigation(?!-menus)|area|account-(button|face|links)|use-(areas|shell|phone-header|focus)|skip-link|sign-in-link|inside-layout)|realtime\/[a-z]+\/(connection|delay|live|auctions-paused|user-topic|my-status|lots-topic|lot-query|next-frame|phase|epochs|link-up)|components\/(screen-link|message\/(connection-dot|error-block)|lot\/(lot-photo|waterline|price|rolling-number|buoy|countdown|heart|pennant|watch|use-you-pay)|ui\/(avatar|tabs|skeleton))|lib\/[a-z]+\/(use-has-screen|ask-sign-in|pictures|root-mark|under-key|result-words|use-wide))[.-]|lucide-react\/dist\/esm\/icons\/(calendar-days|gavel|hand-coins|heart|map|monitor|radio|rocket|scan-search|tag|users|wallet|menu|search|chevron-down|bell|wifi-off|arrow-down|badge-check|hourglass|x|plus|minus|ellipsis|lock|timer|clock|circle-check|rotate-cw|arrow-(up|left|right)|chevron-(up|left|right))\./;

/** The parts of the sign-in, which most other forms use too: one request in place of ten. */
const FORM =
  /lucide-react\/dist\/esm\/icons\/arrow-big-up-dash\.|web\/src\/(components\/(ui\/label|form\/(text-field|password-field|field-error|form-heading|refusal-message|use-form-send))|features\/session\/[a-z]+\/(sign-in-form|use-sign-in)|lib\/[a-z]+\/(contact|codes-sent|refusal|use-seconds-left))\./;

/** The ground of the maps: it changes less often than the code that draws it, and loads beside it. */
const GROUND = /api-spec\/src\/map\/ground\.topo\.json/;

const GROUPS = [
  { name: "base", test: BASE, priority: 3 },
  { name: "parts", test: PARTS, priority: 2 },
  { name: "market", test: MARKET },
  { name: "form", test: FORM },
  { name: "rules", test: /api-spec\/src\/rules\./, priority: 1 },
  {
    name: "lanes",
    test: /src\/realtime\/lanes\/|components\/lane\/(ring|going|state-block|lane-face)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "catalogue",
    test: /features\/catalogue\/(card|model\/(list\/(?!open-tools)|search))\//,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  { name: "ground", test: GROUND },
];

/** Parts that other code finds by their names: the groups above and Rolldown's own. */
const isNamed = (name: string) => name === "rolldown-runtime" || GROUPS.some((group) => group.name === name);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // Loaders too, so that the first load of a page has none of another page.
      codeSplittingOptions: {
        defaultBehavior: [["component", "pendingComponent", "loader"]],
      },
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    leanIcons(),
    ownStyles(),
    tailwindcss(),
    boot(),
    fontPreload(/inter-latin-opsz-normal/),
    buildManifest(),
    serviceWorker(),
    pageStarts(),
    drawnPages(),
    precompress(),
  ],
  define: { global: "globalThis" },
  resolve: {
    alias: [
      ...nodeOnly.map((find) => ({ find: new RegExp(`^${find}$`), replacement: nothing })),
      // A replacement for a React 17 package: half a kilobyte of every first load.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      ownStyleSingleton,
    ],
  },
  build: {
    target: BUILD_TARGETS,
    assetsInlineLimit: 0,
    // Lists the files of each part, from which the budgets are counted.
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // A part that loads later comes with all its imports, except those that the app has already.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => !/\/(base|parts|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        // The first load lists the names of all parts. Only pages, and the groups below, need one that people read.
        chunkFileNames: ({ name, facadeModuleId }) =>
          facadeModuleId?.includes("/src/routes/") || isNamed(name)
            ? "assets/[name]-[hash:7].js"
            : "assets/[hash:7].js",
        // Puts the parts of every page into few files: larger files compress better, and the libraries stay cached
        // after a change of our code.
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
  server: {
    port,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: api }])),
      "/ws": { target: api, ws: true },
    },
  },
});
