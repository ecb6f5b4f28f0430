/**
 * The site's colours and sizes, for mail programs: no variables, no images, no fonts to load, readable where all of it is left out.
 * The colours are those of web.
 */
export const css = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #F7F6F9; color: #17111F;
  font: 16px/1.55 "Hanken Grotesk", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; -webkit-text-size-adjust: 100%; }
.page { max-width: 600px; margin: 0 auto; padding: 24px 16px 32px; overflow-wrap: anywhere; word-break: break-word; }
.brand { margin: 0 0 12px; font-weight: 750; font-size: 18px; letter-spacing: -.01em; }
.card { background: #FFFFFF; border: 1px solid #DDD9E5; border-radius: 14px; padding: 24px; }
h1 { margin: 0 0 16px; font-size: 23px; line-height: 1.12; font-weight: 750; }
p { margin: 0 0 16px; }
.card > :last-child { margin-bottom: 0; }
dl { margin: 0 0 16px; }
dt { font-size: 14px; color: #5A5368; }
dd { margin: 0 0 8px; font-weight: 600; }
dd:last-child { margin-bottom: 0; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #857D95; }
.by { margin-bottom: 4px; font-size: 14px; color: #5A5368; }
.link { margin-bottom: 12px; font-weight: 600; }
.action { margin: 24px 0 8px; }
.button { display: inline-block; background: #3A2386; color: #FFFFFF; text-decoration: none; font-weight: 600; padding: 12px 20px; border-radius: 10px; }
.address { font-size: 13px; }
a { color: #3A2386; }
.reason { margin: 16px 8px 0; font-size: 13px; color: #5A5368; }
@media (prefers-color-scheme: dark) {
  body { background: #110C19; color: #F4F0F9; }
  .card { background: #1A1424; border-color: #33293F; }
  dt, .by, .reason { color: #B7AEC7; }
  blockquote { border-color: #82779A; }
  a { color: #CDBBFF; }
  .button { background: #FFC387; color: #17111F; }
}
`;
