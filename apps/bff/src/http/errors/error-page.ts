import { createCachedResponse } from "../../cache/cached-response.ts";

/** What stands in its `style` element; the content policy has to allow it. */
export const failureStyle = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#110c19;color:#f4f0f9;
font:16px/1.55 system-ui,sans-serif}
header{position:relative;z-index:1;padding:24px}
header a{color:inherit;text-decoration:none;font-weight:750;font-size:20px}
main{position:relative;display:grid;place-content:center;justify-items:center;text-align:center;padding:24px 24px 96px}
main::before{content:"";position:absolute;inset:-96px 0 0;pointer-events:none;
background:linear-gradient(#ffc38733,#ffc38705);clip-path:polygon(44% 0,56% 0,92% 100%,8% 100%)}
main>*{position:relative}
h1{margin:0 0 16px;font-size:clamp(28px,6vw,40px);line-height:1.08;text-wrap:balance}
p{margin:0 0 24px;max-width:44ch;color:#d6cfe2}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:10px;border:1px solid #82779a;
color:inherit;text-decoration:none;font-weight:600}
nav a:first-child{background:#ffc387;border-color:#ffc387;color:#17111f}
a:focus-visible{outline:3px solid #ffc387;outline-offset:2px}
small{margin-top:32px;color:#b7aec7;font-size:13px}
small span{display:block}
`;

type Said = { title: string; heading: string; text: string };

const failed: Said = {
  title: "Something went wrong",
  heading: "The lights went out on our side",
  text: "This page could not be put together. Nothing you did caused it, and trying again in a moment often helps.",
};

/** Said to an address past its rate limit. */
const tooManyRequests: Said = {
  title: "Too many requests",
  heading: "One moment, please",
  text: "Too many pages were asked for from your network in a short time. Try again in a minute.",
};

/** What a visitor sees when a page is not rendered at all: it needs no other file and says nothing of the cause. */
export function failurePage(requestId: string | null, { title, heading, text } = failed): string {
  const reference = requestId === null ? "" : `<small>Reference <span>${requestId}</span></small>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Callboard</title>
<style>${failureStyle}</style>
</head>
<body>
<header><a href="/">Callboard</a></header>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<nav><a href="">Try again</a><a href="/">Go to the blog</a></nav>
${reference}</main>
</body>
</html>
`;
}

/** A page that says the same to everybody: its bytes are made once, and compressed once in each encoding. */
function prepared(status: number, said?: Said) {
  return createCachedResponse({
    status,
    headers: {
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
    },
    text: failurePage(null, said),
    freshUntil: Number.POSITIVE_INFINITY,
    epochs: new Map(),
  });
}

/** What is sent instead of rendering a page: to an address past its limit, and while too many wait. */
export const refusals = { limited: prepared(429, tooManyRequests), busy: prepared(503) };
