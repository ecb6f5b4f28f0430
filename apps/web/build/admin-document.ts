import type { Plugin } from "vite";

const isAdmin = /^\/admin(?:[/?#]|$)/;

/** In development, where the gateway writes no document: answers each address of the back office with `admin.html`. */
export function adminDocument(): Plugin {
  return {
    name: "admin-document",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes("text/html") ?? false;
        if (wantsPage && isAdmin.test(request.url ?? "")) request.url = "/admin.html";
        next();
      });
    },
  };
}
