import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Spinner } from '../spinner/spinner';
import { AnyLink, type AnyLinkProps } from '../text-link/any-link';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'medium' | 'large';

/** Shared by buttons and links that look like buttons. */
interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Rendered before the text. */
  icon?: ReactNode;
  isFullWidth?: boolean;
  className?: string;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action is in flight: the button keeps its size and focus, and ignores clicks. */
  isLoading?: boolean;
  /** Replaces the text while it is loading. */
  loadingText?: string;
}

/** A button. `type` is `button` unless stated. */
export function Button({
  variant,
  size,
  icon,
  isFullWidth,
  className,
  isLoading = false,
  loadingText,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, isFullWidth, className })}
      aria-disabled={isLoading || props['aria-disabled']}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isLoading ? <Spinner size="small" label={null} /> : icon}
      <span>{isLoading && loadingText ? loadingText : children}</span>
    </button>
  );
}

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

export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isFullWidth,
  className,
}: Omit<ButtonLook, 'icon'>) {
  return classNames(styles.button, styles[variant], styles[size], isFullWidth && styles.full, className);
}
