/**
 * The lines by which the existing files know a subject. `before` and `after` are texts that each file holds once; where
 * one is gone, the line has to be added by hand.
 */
export function registrationsOf({ name, plural, types }) {
  return [
    {
      file: "apps/api/src/api-routes.ts",
      before: "\nexport type ApiDeps",
      line: `import { ${name}Routes } from "./modules/${name}/${name}-routes.ts";\n`,
    },
    {
      file: "apps/api/src/api-routes.ts",
      before: "    await api.register(videoRoutes(deps));",
      line: `    await api.register(${name}Routes({ ...deps, bearer }));\n`,
    },
    { file: "packages/contracts/src/capability.ts", before: "] as const", line: `  "${name}",\n` },
    { file: "apps/bff/src/cache/cache-tag.ts", before: "] as const", line: `, "${name}"` },
    {
      file: "apps/bff/src/trpc/router.ts",
      before: "\nexport const appRouter",
      line: `import { ${name}Procedures } from "./procedures/${name}.ts";\n`,
    },
    {
      file: "apps/bff/src/trpc/router.ts",
      before: "  video: videoProcedures,",
      line: `  ${name}: ${name}Procedures,\n`,
    },
    { file: "apps/bff/src/seo/sitemap/sections.ts", after: '"/terms"', line: `, "/${plural}"` },
    {
      file: "apps/web/src/app/routes.tsx",
      before: '  { path: "/404"',
      line: `  { path: "/${plural}", load: () => import("./pages/${plural}.tsx") },\n`,
    },
    {
      file: "apps/web/src/page-heads.test.tsx",
      before: '  "/404": [',
      line: `  "/${plural}": ["/${plural}", "${types} | Callboard", "/${plural}"],\n`,
    },
    {
      file: "e2e/screenshots/screens/blog.ts",
      before: "\n];",
      line: `\n  ...inStates({ screen: "${plural}", state: "demo", path: "/${plural}" }, /^${name}\\./),`,
    },
  ];
}
