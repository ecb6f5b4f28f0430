/**
 * The one script inside the document. It puts the remembered theme on before anything is painted, and tells the
 * dialogs' library, which writes a style while one is open, the nonce that lets it, under the name it looks for.
 */
export function inlineScript(styleNonce: string): string {
  return (
    `try{const t=localStorage.getItem("theme");` +
    `if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}` +
    `window.__webpack_nonce__="${styleNonce}"`
  );
}
