declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Left to itself the schemas' library tries to compile code out of text, which the content policy refuses and reports.
// It reads this before the first schema is made, so nothing that has schemas may be loaded earlier.
globalThis.__zod_globalConfig = { jitless: true };

export {};
