const pages = /^\/(login|register|verify-otp|forgot-password)\/?$/i;

/** True for the pages about getting in, which need no notice that leads to them. */
export function isAccountPage(pathname: string): boolean {
  return pages.test(pathname);
}
