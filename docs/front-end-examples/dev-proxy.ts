/** Vite's `server.proxy` for a gateway such as `http://127.0.0.1:3000`. */
export function gatewayProxy(gateway: string) {
  // The gateway compares Origin with Host: a proxy that rewrites Host makes every change look cross-site.
  const rule = { target: gateway, changeOrigin: false };
  return { "/trpc": rule, "/media": rule, "/tapes": rule, "/clips": rule };
}
