import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface AnyLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, or any address when `isExternal`. */
  to: string;
  /** Leaves the site, or needs the browser rather than the router (mailto:, tel:, a download). */
  isExternal?: boolean;
  replace?: LinkProps['replace'];
  preventScrollReset?: LinkProps['preventScrollReset'];
}

/** The router's link, or a plain one. */
export function AnyLink({ to, isExternal = false, replace, preventScrollReset, ...props }: AnyLinkProps) {
  if (isExternal) return <a rel="noopener noreferrer" {...props} href={to} />;
  return <Link {...props} to={to} replace={replace} preventScrollReset={preventScrollReset} />;
}
