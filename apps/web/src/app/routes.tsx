import type { AppRoute } from "./page-module.ts";

/** Static paths win over `/:tagName` in any order; matching ignores case. */
export const routes: readonly AppRoute[] = [
  { path: "/", load: () => import("./pages/home.tsx") },
  { path: "/blog", load: () => import("./pages/blog.tsx") },
  { path: "/blog/:slug", load: () => import("./pages/blog-article.tsx") },
  {
    path: "/blog/preview/:token",
    needs: "staff",
    load: () => import("./pages/article-preview.tsx"),
  },
  { path: "/blog/tag/:tagName", load: () => import("./pages/blog-tag.tsx") },
  {
    path: "/blog/author/:author",
    needs: "authors",
    load: () => import("./pages/blog-author.tsx"),
  },
  { path: "/events", load: () => import("./pages/events.tsx") },
  { path: "/event/:id", load: () => import("./pages/event.tsx") },
  { path: "/crowdfunding", load: () => import("./pages/crowdfunding.tsx") },
  { path: "/Crowdfunding/:id", load: () => import("./pages/crowdfunding-details.tsx") },
  {
    path: "/directory",
    needs: "profiles",
    load: () => import("./pages/directory.tsx"),
  },
  {
    path: "/profiles/:kind/:id",
    needs: "profiles",
    load: () => import("./pages/profile.tsx"),
  },
  { path: "/claim-artist-profile", load: () => import("./pages/claim-artist-profile.tsx") },
  { path: "/claim-agency-profile", load: () => import("./pages/claim-agency-profile.tsx") },
  { path: "/create-event", load: () => import("./pages/create-event.tsx") },
  {
    path: "/create-crowdfunding-request",
    load: () => import("./pages/create-crowdfunding-request.tsx"),
  },
  { path: "/login", layout: "bare", load: () => import("./pages/login.tsx") },
  { path: "/register", layout: "bare", load: () => import("./pages/register.tsx") },
  { path: "/verify-otp", load: () => import("./pages/verify-otp.tsx") },
  {
    path: "/forgot-password",
    layout: "bare",
    needs: "accounts",
    load: () => import("./pages/forgot-password.tsx"),
  },
  // Its pages stand in account-pages.tsx.
  {
    path: "/account/*",
    needs: "accounts",
    load: () => import("./pages/account-area.tsx"),
  },
  { path: "/admin/*", layout: "bare", needs: "staff", load: () => import("./pages/back-office.tsx") },
  { path: "/search", load: () => import("./pages/search.tsx") },
  { path: "/privacy", load: () => import("./pages/privacy.tsx") },
  { path: "/terms", load: () => import("./pages/terms.tsx") },
  { path: "/contact", load: () => import("./pages/contact.tsx") },
  {
    path: "/how-we-check",
    needs: "screening",
    load: () => import("./pages/how-we-check.tsx"),
  },
  { path: "/help", load: () => import("./pages/help.tsx") },
  { path: "/404", load: () => import("./pages/not-found.tsx") },
  { path: "/:tagName", load: () => import("./pages/blog-tag.tsx") },
  { path: "*", load: () => import("./pages/not-found.tsx") },
];
