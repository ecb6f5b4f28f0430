const src = "apps/web/src";

/** Guards of the web app. */
export const webGuards = [
  {
    file: `${src}/shared/lib/session/safe-redirect.ts`,
    text: 'origin === anywhere && !pathname.startsWith("//")',
    replacement: "origin === anywhere",
    tests: [`${src}/shared/lib/session/safe-redirect.test.ts`],
  },
  {
    file: `${src}/shared/lib/session/safe-redirect.ts`,
    text: "const own = safeRedirect(next);",
    replacement: "const own = next;",
    tests: [`${src}/shared/lib/session/safe-redirect.test.ts`],
  },
  {
    file: `${src}/app/pages/not-found.tsx`,
    text: 'safeRedirect(search.get("from"))',
    replacement: 'search.get("from")',
    tests: [`${src}/app/pages/not-found.test.tsx`],
  },
  {
    file: `${src}/app/use-session-sync.ts`,
    text: 'queryClient.removeQueries({ type: "inactive", predicate });',
    replacement: "",
    tests: [`${src}/app/use-session-sync.test.tsx`],
  },
  {
    file: `${src}/app/use-session-sync.ts`,
    text: "queryClient.cancelQueries({ predicate })",
    replacement: "Promise.resolve()",
    tests: [`${src}/app/use-session-sync.test.tsx`],
  },
  {
    file: `${src}/app/use-session-sync.ts`,
    text: "const askAgain = () => queryClient.invalidateQueries({ predicate });",
    replacement: "const askAgain = async () => {};",
    tests: [`${src}/app/use-session-sync.test.tsx`],
  },
  {
    file: `${src}/shared/lib/api/gateway-link.ts`,
    text: "maxItems: 10, ",
    replacement: "",
    tests: [`${src}/shared/lib/api/browser-client.test.ts`],
  },
  {
    file: `${src}/shared/lib/api/browser-client.ts`,
    text: "loading = undefined;",
    replacement: "",
    tests: [`${src}/shared/lib/api/browser-client.test.ts`],
  },
  {
    file: `${src}/shared/lib/api/upload-fetch.ts`,
    text: 'signal?.addEventListener("abort", () => request.abort(), { once: true });',
    replacement: "void signal;",
    tests: [
      `${src}/shared/lib/api/upload-fetch.test.ts`,
      `${src}/features/events/create/use-post-event.test.tsx`,
    ],
  },
  {
    file: `${src}/shared/lib/forms/use-upload.ts`,
    text: "useEffect(() => () => sending.current?.abort(), []);",
    replacement: "useEffect(() => {}, []);",
    tests: [`${src}/features/events/create/use-post-event.test.tsx`],
  },
  {
    file: `${src}/features/events/create/use-post-event.ts`,
    text: "create.mutate(form, begin())",
    replacement: "create.mutate(form, { context: begin().context })",
    tests: [`${src}/features/events/create/use-post-event.test.tsx`],
  },
  {
    file: `${src}/shared/lib/forms/use-leave-soon.ts`,
    text: "if (isHere.current) ",
    replacement: "",
    tests: [`${src}/shared/lib/forms/use-leave-soon.test.tsx`],
  },
  {
    file: `${src}/shared/ui/overlay/toaster.tsx`,
    text: "onPointerEnter={handlers.startPause}",
    replacement: "",
    tests: [`${src}/shared/ui/overlay/toaster.test.tsx`],
  },
  {
    file: `${src}/shared/ui/overlay/toaster.tsx`,
    text: "onPointerLeave={handlers.endPause}",
    replacement: "",
    tests: [`${src}/shared/ui/overlay/toaster.test.tsx`],
  },
  {
    file: `${src}/app/use-focus-on-navigation.ts`,
    text: "return focusWhenLoaded(main);",
    replacement: "focusOn(main);",
    tests: [`${src}/app/use-focus-on-navigation.test.tsx`],
  },
  {
    file: `${src}/app/use-focus-on-navigation.ts`,
    text: "h1:not([aria-busy=true] h1)",
    replacement: "h1",
    tests: [`${src}/app/use-focus-on-navigation.test.tsx`],
  },
  {
    file: `${src}/app/use-focus-on-navigation.ts`,
    text: "document.activeElement !== main || ",
    replacement: "",
    tests: [`${src}/app/use-focus-on-navigation.test.tsx`],
  },
  {
    file: `${src}/shared/ui/overlay/dialog.tsx`,
    text: 'current?.isConnected ? current : document.getElementById("main")',
    replacement: "current",
    tests: [`${src}/shared/ui/overlay/dialog.test.tsx`],
  },
  {
    file: `${src}/shared/ui/overlay/dialog.tsx`,
    text: "onCloseAutoFocus={returnFocus}",
    replacement: "",
    tests: [`${src}/shared/ui/overlay/dialog.test.tsx`],
  },
  {
    file: `${src}/shared/ui/overlay/dialog.tsx`,
    text: "onOpenAutoFocus={handleOpened}",
    replacement: "",
    tests: [`${src}/shared/ui/overlay/dialog.test.tsx`],
  },
  {
    file: `${src}/shared/lib/page/motion.ts`,
    text: '.matches ? "instant" : "smooth"',
    replacement: '.matches ? "smooth" : "smooth"',
    tests: [`${src}/shared/lib/page/motion.test.ts`],
  },
  {
    file: `${src}/features/events/videos/carousel.ts`,
    text: "hasLessMotion() ? 0 : speed",
    replacement: "speed",
    tests: [`${src}/features/events/videos/carousel.test.ts`],
  },
  {
    file: `${src}/shared/ui/form/photo-field.tsx`,
    text: 'window.addEventListener("dragover", ignore);',
    replacement: "",
    tests: [`${src}/shared/ui/form/photo-field.test.tsx`],
  },
  {
    file: `${src}/shared/ui/form/photo-field.tsx`,
    text: 'window.addEventListener("drop", ignore);',
    replacement: "",
    tests: [`${src}/shared/ui/form/photo-field.test.tsx`],
  },
  {
    file: `${src}/shared/ui/form/photo-field.tsx`,
    text: "if (!isOnField) ",
    replacement: "void isOnField;",
    tests: [`${src}/shared/ui/form/photo-field.test.tsx`],
  },
];
