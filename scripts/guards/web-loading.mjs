const src = "apps/web/src";
const late = [`${src}/app/use-shown-location.test.tsx`];
const boundary = 'import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";';
const noBoundary = "const ErrorBoundary = ({ children }: { children: never }) => children;";
const lazy = [`${src}/shared/ui/state/lazy-hydration.test.tsx`];

/** Guards of the web app against code that comes late, or not at all after a new version of the build. */
export const loadingGuards = [
  {
    file: `${src}/shared/lib/api/change-cached.ts`,
    text: "for (const queryKey of late) void client.cancelQueries({ queryKey });",
    replacement: "",
    tests: [`${src}/features/board/board.test.tsx`],
  },
  {
    file: `${src}/shared/lib/api/change-cached.ts`,
    text: "for (const queryKey of late) void client.invalidateQueries({ queryKey });",
    replacement: "",
    tests: [`${src}/features/board/board.test.tsx`],
  },
  {
    file: `${src}/features/board/use-moving.ts`,
    text: "newest(rows).map(",
    replacement: "rows.map(",
    tests: [`${src}/features/board/board.test.tsx`],
  },
  {
    file: `${src}/features/auditions/day/change-dialog.tsx`,
    text: "const [version] = useState(day.version);",
    replacement: "const { version } = day;",
    tests: [`${src}/features/auditions/auditions.test.tsx`],
  },
  {
    file: `${src}/features/shortlist/use-shared-shortlist.ts`,
    text: "onSuccess: (_, { application_id }) => showMark(application_id),",
    replacement: "",
    tests: [`${src}/features/shortlist/shared-shortlist-screen.test.tsx`],
  },
  {
    file: `${src}/document-script.ts`,
    text: "document.head.append(Object.assign",
    replacement: "void import(/* @vite-ignore */ href).then(() => Object.assign",
    tests: [`${src}/document-script.test.ts`],
  },
  {
    file: `${src}/entry-server.tsx`,
    text: "...(module && { module })",
    replacement: "",
    tests: [`${src}/entry-server.test.tsx`],
  },
  {
    file: `${src}/app/pages/back-office.tsx`,
    text: "report !== undefined || hydrating.current",
    replacement: "false",
    tests: [`${src}/app/pages/back-office.test.tsx`],
  },
  {
    file: `${src}/shared/config/theme.css`,
    text: '@source not "../../admin";',
    replacement: "",
    tests: [`${src}/build-apart.test.ts`],
  },
  {
    file: `${src}/app/use-shown-location.ts`,
    text: "if (isCurrent) reloadAt(window.location.href);",
    replacement: "",
    tests: late,
  },
  {
    file: `${src}/app/use-shown-location.ts`,
    text: "if (isCurrent) reloadAt",
    replacement: "reloadAt",
    tests: late,
  },
  {
    file: `${src}/app/use-shown-location.ts`,
    text: "if (isCurrent) startTransition",
    replacement: "startTransition",
    tests: late,
  },
  {
    file: `${src}/app/use-shown-location.ts`,
    text: "    if (hasLostCode()) return reloadAt(window.location.href);\n",
    replacement: "",
    tests: late,
  },
  {
    file: `${src}/shared/ui/state/error-boundary.tsx`,
    text: "if (hasLostCode()) reloadAt(window.location.href);\n      else ",
    replacement: "",
    tests: [`${src}/shared/ui/state/error-boundary.test.tsx`],
  },
  {
    file: `${src}/shared/ui/state/lazy-hydration.tsx`,
    text: "loadLazyParts().catch(() => reloadAt(link.href));",
    replacement: "",
    tests: lazy,
  },
  {
    file: `${src}/features/session/menu/user-menu.tsx`,
    text: boundary,
    replacement: noBoundary,
    tests: [`${src}/features/session/lost-code.test.tsx`],
  },
  {
    file: `${src}/features/session/register-as.tsx`,
    text: boundary,
    replacement: noBoundary,
    tests: [`${src}/features/session/lost-code.test.tsx`],
  },
  {
    file: `${src}/shared/ui/overlay/confirm-dialog-host.tsx`,
    text: 'import { ErrorBoundary } from "../state/error-boundary.tsx";',
    replacement: noBoundary,
    tests: [`${src}/shared/ui/overlay/confirm-dialog-host.test.tsx`],
  },
  {
    file: `${src}/boot.ts`,
    text: "      hasStarted = false;\n",
    replacement: "",
    tests: [`${src}/boot.test.ts`],
  },
  {
    file: `${src}/boot.ts`,
    text: "const timer = setTimeout(finish, paintTimeoutMs);",
    replacement: "const timer = 0;",
    tests: [`${src}/boot.test.ts`],
  },
];
