/** Texts that often break programs. */
export const nastyStrings: Readonly<Record<string, string>> = {
  "a script": "<script>alert(1)</script>",
  "an image's handler": '"><img src=x onerror=alert(1)>',
  "an address that runs": "javascript:alert(1)",
  "a template": "{{7*7}} $\u007b7*7} <%= 7*7 %>",
  entities: "&lt;b&gt; &amp; &#0;",
  "the name of the prototype": "__proto__",
  "a prototype as JSON": '{"__proto__":{"isAdmin":true}}',
  "a text that runs the other way": "שלום مرحبا",
  "an override of direction": "\u202etxt.exe\u202c",
  emoji: "🎭👩🏽‍🎤🏳️‍🌈👨‍👩‍👧‍👦",
  "stacked marks": `Z${"\u0351\u036b\u0343".repeat(20)}algo`,
  "no width": "a\u200b\u200d\ufeffb",
  "control characters": "a\u0001\u001b[31mb",
  SQL: "'; DROP TABLE users; --",
  "a word without an end": "x".repeat(180),
};
