import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of this site, or a place on the page (`#comments`). */
  to: string;
  /** Takes the place of this page in the history; a link to the very page that is shown always does. */
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

/** False where the browser shall open a tab or a window, or save what is there. */
function staysHere({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === "_self");
}

/**
 * A link to another page of the application. The router's own component works its address out anew from where it
 * stands, which takes a tenth of the time that a page full of links is rendered in; here all addresses are whole.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === window.location.href;
    if (replace ?? isHere) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return <a {...rest} href={to} onClick={handleClick} />;
}
