import type { AppRoute } from "./page-module.ts";

/** Static paths win over `/:tagName` in any order; matching ignores case. */
export const routes: readonly AppRoute[] = [
  { path: "/", layout: "site", load: () => import("./pages/home.tsx") },
  { path: "/blog", layout: "site", load: () => import("./pages/blog.tsx") },
  { path: "/blog/:slug", layout: "site", load: () => import("./pages/blog-article.tsx") },
  {
    path: "/blog/preview/:token",
    layout: "site",
    needs: "staff",
    load: () => import("./pages/article-preview.tsx"),
  },
  { path: "/blog/tag/:tagName", layout: "site", load: () => import("./pages/blog-tag.tsx") },
  { path: "/events", layout: "site", load: () => import("./pages/events.tsx") },
  { path: "/event/:id", layout: "site", load: () => import("./pages/event.tsx") },
  { path: "/crowdfunding", layout: "site", load: () => import("./pages/crowdfunding.tsx") },
  { path: "/Crowdfunding/:id", layout: "site", load: () => import("./pages/crowdfunding-details.tsx") },
  {
    path: "/directory",
    layout: "site",
    needs: "profiles",
    load: () => import("./pages/directory.tsx"),
  },
  {
    path: "/profiles/:kind/:id",
    layout: "site",
    needs: "profiles",
    load: () => import("./pages/profile.tsx"),
  },
  { path: "/claim-artist-profile", layout: "site", load: () => import("./pages/claim-artist-profile.tsx") },
  { path: "/claim-agency-profile", layout: "site", load: () => import("./pages/claim-agency-profile.tsx") },
  { path: "/create-event", layout: "site", load: () => import("./pages/create-event.tsx") },
  {
    path: "/create-crowdfunding-request",
    layout: "site",
    load: () => import("./pages/create-crowdfunding-request.tsx"),
  },
  { path: "/login", layout: "bare", load: () => import("./pages/login.tsx") },
  { path: "/register", layout: "bare", load: () => import("./pages/register.tsx") },
  { path: "/verify-otp", layout: "site", load: () => import("./pages/verify-otp.tsx") },
  {
    path: "/forgot-password",
    layout: "bare",
    needs: "accounts",
    load: () => import("./pages/forgot-password.tsx"),
  },
  // Its pages stand in account-pages.tsx.
  {
    path: "/account/*",
    layout: "site",
    needs: "accounts",
    load: () => import("./pages/account-area.tsx"),
  },
  { path: "/admin/*", layout: "bare", needs: "staff", load: () => import("./pages/back-office.tsx") },
  { path: "/privacy", layout: "site", load: () => import("./pages/privacy.tsx") },
  { path: "/terms", layout: "site", load: () => import("./pages/terms.tsx") },
  { path: "/contact", layout: "site", load: () => import("./pages/contact.tsx") },
  {
    path: "/how-we-check",
    layout: "site",
    needs: "screening",
    load: () => import("./pages/how-we-check.tsx"),
  },
  { path: "/help", layout: "site", load: () => import("./pages/help.tsx") },
  { path: "/404", layout: "site", load: () => import("./pages/not-found.tsx") },
  { path: "/:tagName", layout: "site", load: () => import("./pages/blog-tag.tsx") },
  { path: "*", layout: "site", load: () => import("./pages/not-found.tsx") },
];
