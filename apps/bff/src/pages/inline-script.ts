const lateAfterMs = 8_000;
const lateAfterSendingMs = 1_000;

/**
 * The one script inside the document. Before anything is painted it puts the remembered theme on, and `data-auth` where
 * somebody seems to be signed in. After a while it sets `data-late`: what only the application can do then says so,
 * unless that is there. A form that is sent before the application is there keeps what was typed: it waits in
 * `heldForm`, and it is late sooner. And it tells the dialogs' library, which writes a style while one is open, the
 * nonce that lets it, under the name it looks for.
 */
export function inlineScript(styleNonce: string): string {
  return (
    `{const d=document.documentElement.dataset,late=()=>{d.late=""};setTimeout(late,${lateAfterMs});` +
    `addEventListener("submit",e=>{if(d.ready||e.defaultPrevented||e.target.method!=="post")return;` +
    `e.preventDefault();window.heldForm=e.target;setTimeout(late,${lateAfterSendingMs})});` +
    `try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.theme=t;` +
    `if(localStorage.getItem("auth"))d.auth=""}catch{}}` +
    `window.__webpack_nonce__="${styleNonce}"`
  );
}
