/** The folders of the gateway, low to high: each imports only those before it. */
const gatewayFolders = [
  "cache",
  "redis",
  "upstream",
  "session",
  "observability",
  "http",
  "streams",
  "security",
  "trpc",
  "files",
  "tapes",
  "clips",
  "docs",
  "rendering",
  "seo",
];

/** Which way imports may go. Each rule is an error; an exception needs a record in docs/decisions. */
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|\\./assets/)" },
    },
    {
      name: "contracts-import-zod-only",
      severity: "error",
      from: { path: "^packages/contracts/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/contracts/src", "node_modules/zod/"] },
    },
    {
      name: "server-kit-imports-no-workspace-package",
      severity: "error",
      from: { path: "^packages/server-kit/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/server-kit/src" },
    },
    {
      name: "contract-kit-imports-contracts-and-undici-only",
      comment:
        "It judges any API by the wire schemas alone: nothing of the programs, which have their own ideas.",
      severity: "error",
      from: { path: "^packages/contract-kit/src", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: [
          "^packages/contract-kit/src",
          "^packages/contracts/src/(wire/|limits\\.ts$)",
          "node_modules/undici/",
          "^(node:)?util$",
        ],
      },
    },
    {
      name: "open-telemetry-is-loaded-when-asked-for",
      comment: "It costs memory and a start's time, which a server without a collector does not pay.",
      severity: "error",
      from: {},
      to: { path: "^packages/server-kit/src/open-telemetry\\.ts$", dynamic: false },
    },
    {
      name: "client-imports-contracts-and-the-type-of-the-router",
      comment:
        "Its package holds what it imports: of the gateway, nothing may be in it but types, which are written out.",
      severity: "error",
      from: { path: "^packages/client/src", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(apps|packages)/",
        pathNot: "^packages/(client|contracts)/src|^apps/bff/src/trpc/router\\.ts$",
      },
    },
    {
      name: "client-imports-no-code-of-the-gateway",
      severity: "error",
      from: { path: "^packages/client/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/bff/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "client-is-for-others",
      comment: "It has to be built before it can be used.",
      severity: "error",
      from: { path: "^(apps|packages|e2e|bench|deploy)/", pathNot: "^packages/client/" },
      to: { path: "^packages/client/" },
    },
    {
      name: "demo-imports-contracts-only",
      severity: "error",
      from: { path: "^packages/demo/" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/(demo|contracts)/" },
    },
    {
      name: "only-the-seed-imports-the-demo",
      comment: "A production image leaves the package out: the API loads its seed when DEMO is on.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "^(packages/demo|apps/api/src/demo)/" },
      to: { path: "^packages/demo/" },
    },
    {
      name: "seed-is-loaded-when-asked-for",
      severity: "error",
      from: { path: "^apps/api/src/", pathNot: "^apps/api/src/demo/" },
      to: { path: "^apps/api/src/demo/", pathNot: "/load-demo\\.ts$" },
    },
    {
      name: "apps-apart",
      comment:
        "An app never imports another app, but for the application's type-only import of the gateway's router.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/([^/]+)/", pathNot: "^apps/$1/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-sees-only-the-router",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/(api|bff)/", pathNot: "^apps/bff/src/trpc/router\\.ts$" },
    },
    {
      name: "features-not-app",
      severity: "error",
      from: { path: "^apps/web/src/features/" },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "features-apart",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/([^/]+)/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "admin-imports-shared",
      comment:
        "The back office is a build of its own, in the site's language: no page of the site is part of it.",
      severity: "error",
      from: { path: "^apps/web/src/admin/" },
      to: { path: "^apps/web/src/(app|features)/" },
    },
    {
      name: "nothing-imports-the-back-office",
      comment: "No byte of it is on a public page.",
      severity: "error",
      from: { path: "^apps/", pathNot: "^apps/web/src/admin/" },
      to: { path: "^apps/web/src/admin/" },
    },
    {
      name: "shared-imports-shared",
      severity: "error",
      from: { path: "^apps/web/src/shared/" },
      to: { path: "^apps/web/src/(app|features)/" },
    },
    {
      name: "lib-not-ui",
      severity: "error",
      from: { path: "^apps/web/src/shared/lib/" },
      to: { path: "^apps/web/src/shared/ui/" },
    },
    {
      name: "config-imports-nothing-shared",
      severity: "error",
      from: { path: "^apps/web/src/shared/config/" },
      to: { path: "^apps/web/src/shared/(ui|lib)/" },
    },
    {
      name: "database-not-http",
      comment: "Repositories throw codes; the routes and the error handler choose status and words.",
      severity: "error",
      from: { path: "^apps/api/src/(db/|repository-error\\.ts$|modules/.*-repository\\.ts$)" },
      to: { path: "^apps/api/src/http/" },
    },
    {
      name: "only-repositories-touch-the-database",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot:
          "(-repository\\.ts|\\.test\\.ts)$|^apps/api/src/(db|demo|test)/|^apps/api/src/(server|app|run-command)\\.ts$",
      },
      to: { path: "^apps/api/src/db/", dependencyTypesNot: ["type-only"] },
    },
    ...gatewayFolders.map((folder, index) => ({
      name: `gateway-${folder}-imports-lower-folders`,
      severity: "error",
      from: { path: `^apps/bff/src/${folder}/`, pathNot: "\\.test\\.ts$" },
      to: {
        path: "^apps/bff/src/",
        pathNot: `^apps/bff/src/((${gatewayFolders.slice(0, index + 1).join("|")})/|(app-error|dates|env)\\.ts$)`,
      },
    })),
    {
      name: "only-upstream-calls-out",
      severity: "error",
      from: { path: "^apps/bff/src/", pathNot: "^apps/bff/src/upstream/|\\.test\\.ts$|^apps/bff/src/test/" },
      to: { path: "node_modules/undici/" },
    },
    {
      name: "testing-needs-no-test-runner",
      comment:
        "Tests of others set a gateway up wherever they like, with the runner that they have. These two need Vitest.",
      severity: "error",
      from: { path: "^apps/bff/src/test/testing\\.ts$" },
      to: { path: "^apps/bff/src/test/(test-app|fake-web-build)\\.ts$", reachable: true },
    },
    {
      name: "no-test-in-product",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "\\.test\\.tsx?$|/src/test/" },
      to: { path: "\\.test\\.tsx?$|/src/test/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // What is built, and what tests leave behind: data with assets among it.
    exclude: { path: ["/dist(-test)?/", "^(e2e|bench)/results/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["callboard-source", "import", "types", "node", "default"],
    },
  },
};
