const pages = /^\/(login|register|verify-otp|forgot-password)\/?$/i;

/** True for the sign-in, sign-up and verification pages, which show no notices. */
export function isAccountPage(pathname: string): boolean {
  return pages.test(pathname);
}
