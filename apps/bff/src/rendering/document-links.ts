import type { WebBuild } from "./web-build.ts";

/** The page's ground in light and dark, for the browser's own frame. */
export const grounds = [
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#F7F6F9">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#110C19">',
];

export const preloadFonts = (fonts: string[]) =>
  fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);

export const stylesheets = (styles: string[]) =>
  styles.map((href) => `<link rel="stylesheet" href="${href}">`);

/** Safari on a phone knows pushes for a site on the home screen alone. */
export const appManifestLink = (href: string | null) =>
  href === null ? [] : [`<link rel="manifest" href="${href}">`];

export const iconLinks = (icons: WebBuild["icons"]) =>
  icons.map(({ href, type }) => `<link rel="icon" href="${href}" type="${type}">`);
