import { createContext, useContext, type ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Whether links change the page in its document, as in the admin. Pages of the public site are documents of their own. */
export const LinksInDocument = createContext(false);

export interface AnyLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, or any address when `isExternal`. */
  to: string;
  /** Leaves the site, or needs the browser rather than the router (mailto:, tel:, a download). */
  isExternal?: boolean;
  /** Changes the page that is shown, such as the filter of a list, and replaces its entry in the history. */
  replace?: LinkProps['replace'];
  preventScrollReset?: LinkProps['preventScrollReset'];
  /** Kept with the entry in the browser's history, and in no address. */
  state?: unknown;
}

/** A link to another document, or the router's within this one. */
export function AnyLink({
  to,
  isExternal = false,
  replace = false,
  preventScrollReset,
  state,
  children,
  ...props
}: AnyLinkProps) {
  const isInDocument = useContext(LinksInDocument) || replace;
  if (isInDocument && !isExternal)
    return (
      <Link {...props} to={to} replace={replace} preventScrollReset={preventScrollReset} state={state}>
        {children}
      </Link>
    );
  return (
    <a rel={isExternal ? 'noopener noreferrer' : undefined} {...props} href={to}>
      {children}
    </a>
  );
}
