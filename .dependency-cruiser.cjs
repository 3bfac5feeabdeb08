/** The import rules between packages and folders. The README draws them under "Folders". */
const within = (path) => `^${path}/`;
/** The layers of the server from the ground up: each may import the layers before it. */
const layers = (
  "domain store clocks tables threads engine sqlite postgres scenes verify ports env move live mail http edges features jobs " +
  "controls registry rehearsal site app metrics start main testing"
).split(" ");
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "the-contract-stands-alone",
      severity: "error",
      from: { path: within("api-spec") },
      to: { path: "^(realtime|mock-server|web|load-tests)/" },
    },
    {
      name: "realtime-knows-only-the-contract",
      severity: "error",
      from: { path: within("realtime") },
      to: { path: "^(mock-server|web|load-tests)/" },
    },
    {
      name: "the-server-knows-no-screen",
      severity: "error",
      from: { path: within("mock-server") },
      to: { path: "^(web|load-tests)/" },
    },
    {
      name: "the-app-knows-no-server",
      severity: "error",
      from: { path: within("web/src") },
      to: { path: "^(mock-server|load-tests)/|^realtime/(router|crossbar)/" },
    },
    {
      name: "the-domain-is-pure",
      severity: "error",
      from: { path: within("mock-server/src/domain"), pathNot: "\\.test\\.ts$|/(model|test-support)/" },
      to: {
        pathNot:
          "^(mock-server/src/domain|api-spec/src/(amounts|dates|money|roles|rules|you-pay|text/(contact-words|names|phone)))",
      },
    },
    {
      name: "a-feature-imports-of-another-its-public-file-alone",
      severity: "error",
      from: { path: "^(mock-server|web)/src/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(mock-server|web)/src/features/", pathNot: "^$1/src/features/($2/|[^/]+/public\\.ts$)" },
    },
    ...layers.map((layer, floor) => ({
      name: `${layer}-knows-no-layer-above`,
      severity: "error",
      from: {
        path: `^mock-server/src/${layer}(/|\\.ts$)`,
        pathNot: "\\.test\\.ts$|/(test-support|conformance)/",
      },
      to: { path: `^mock-server/src/(${layers.slice(floor + 1).join("|")})(/|\\.ts$)` },
    })),
    {
      name: "only-the-start-and-the-scenes-know-the-engine",
      severity: "error",
      from: {
        path: within("mock-server/src/(http|features|jobs|controls|rehearsal|site)"),
        pathNot: "\\.test\\.ts$|/(test-support|conformance)/",
      },
      to: { path: within("mock-server/src/(engine|sqlite|postgres)") },
    },
    {
      name: "http-knows-no-scene-and-no-check",
      severity: "error",
      from: { path: within("mock-server/src/http"), pathNot: "\\.test\\.ts$|/(test-support|conformance)/" },
      to: { path: within("mock-server/src/(scenes|verify)") },
    },
    {
      name: "sql-stays-in-tables-and-repositories",
      severity: "error",
      from: {
        path: within("mock-server/src"),
        pathNot:
          "^mock-server/src/((tables|engine|sqlite|postgres|scenes|verify)/|features/.+/repository)|\\.test\\.ts$|/(test-support|conformance)/",
      },
      to: {
        path: "node_modules/(better-sqlite3|drizzle-orm)/|^mock-server/src/tables/system/(driver|prepared)\\.ts$",
      },
    },
    {
      name: "components-know-no-feature",
      severity: "error",
      from: { path: "^web/src/(components|lib|realtime)/" },
      to: { path: "^web/src/(features|routes)/" },
    },
    {
      name: "features-know-no-route",
      severity: "error",
      from: { path: within("web/src/features") },
      to: { path: "^web/src/routes/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|generated|\\.data|\\.bin|\\.venv)/|\\.gen\\.ts$" },
    // TypeScript 7 has no API that it could ask; without a parser for TypeScript it would see next to nothing.
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
