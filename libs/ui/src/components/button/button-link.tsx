import type { ReactNode } from 'react';
import { AnyLink, type AnyLinkProps } from '../text-link/any-link';
import { buttonClass, type ButtonLook } from './button';

interface ButtonLinkProps extends ButtonLook, Omit<AnyLinkProps, 'className'> {
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  isFullWidth,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AnyLink {...props} className={buttonClass({ variant, size, isFullWidth, className })}>
      {icon}
      <span>{children}</span>
    </AnyLink>
  );
}
