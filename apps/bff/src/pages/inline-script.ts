/**
 * The one script inside the document. It puts the remembered theme on before anything is painted, and tells the
 * libraries that write styles (toasts, dialogs) the nonce that lets them, under the names they look for.
 */
export function inlineScript(styleNonce: string): string {
  return (
    `try{const t=localStorage.getItem("theme");` +
    `if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}` +
    `window.__nonce__=window.__webpack_nonce__="${styleNonce}"`
  );
}
