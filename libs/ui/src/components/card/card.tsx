import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { AnyLink, type AnyLinkProps } from '../text-link/any-link';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  tone?: 'raised' | 'calm';
  padding?: 'none' | 'medium' | 'large';
  /** The card contains a {@link CardLink} and has hover styles as a whole. */
  isInteractive?: boolean;
}

/** A surface for one item. */
export function Card({
  as: Element = 'div',
  tone = 'raised',
  padding = 'medium',
  isInteractive = false,
  className,
  ...props
}: CardProps) {
  const paddingClass = padding === 'none' ? null : styles[padding];
  const classes = classNames(
    styles.card,
    styles[tone],
    paddingClass,
    isInteractive && styles.interactive,
    className,
  );
  // The elements share their attributes; only their ref types differ.
  const Box = Element as 'div';
  return <Box {...props} className={classes} />;
}

interface CardLinkProps extends AnyLinkProps {
  children: ReactNode;
}

/** The link of an interactive card, usually in its heading: the whole card is its target. */
export function CardLink({ className, ...props }: CardLinkProps) {
  return <AnyLink {...props} className={classNames(styles.link, className)} />;
}
