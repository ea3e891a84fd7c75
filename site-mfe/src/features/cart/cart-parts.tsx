import { PATHS } from '@stillsam/paths';
import { ButtonLink, EmptyState, Notice, TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import styles from './cart-parts.module.css';

export const EMPTY_CART_COPY = {
  title: 'Varukorgen är tom',
  text: 'Det är helt okej. På produktsidan kan du läsa om våra vägledningar i lugn och ro.',
  toProducts: 'Till produkterna',
};

export const EXAMPLE_LINES = 'Två exempel ligger redan här.';

const CART_WITHOUT_SCRIPT = {
  reason: 'Varukorgen behöver JavaScript. Utan det köper du en vägledning i taget, från',
  link: 'dess egen sida',
  end: '.',
};

/** Replaces the lines of an empty cart. */
export function EmptyCart({ headingLevel }: { headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      title={EMPTY_CART_COPY.title}
      headingLevel={headingLevel}
      line="bowl"
      className={styles.empty}
      action={<ButtonLink to={PATHS.products}>{EMPTY_CART_COPY.toProducts}</ButtonLink>}
    >
      <p>{EMPTY_CART_COPY.text}</p>
    </EmptyState>
  );
}

/** What a visitor without JavaScript can do instead of using the cart. */
export function WithoutScript({ className }: { className?: string }) {
  return (
    <noscript>
      <Notice tone="info" role="none" className={className}>
        {CART_WITHOUT_SCRIPT.reason} <TextLink to={PATHS.products}>{CART_WITHOUT_SCRIPT.link}</TextLink>
        {CART_WITHOUT_SCRIPT.end}
      </Notice>
    </noscript>
  );
}

/** Amounts, each with its name. */
export function Sums({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`${styles.sums} ${className}`}>{children}</dl>;
}

interface SumProps {
  term: ReactNode;
  /** A total stands out, a part of it stands back. */
  kind?: 'line' | 'total' | 'part';
  children: string;
}

export function Sum({ term, kind = 'line', children }: SumProps) {
  return (
    <div className={`${styles.row} ${styles[kind] ?? ''}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
