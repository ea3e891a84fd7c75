import { classNames } from '../../class-names';
import { formatNumber } from '../../format-number';
import { AnyLink } from '../text-link/any-link';
import { buttonClass } from '../button/button';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  totalPages: number;
  /** The address of a page; given, the steps are links. */
  pageLink?: (page: number) => string;
  /** Called when a step without an address is taken. */
  onPageChange?: (page: number) => void;
  /** Names the navigation for screen readers. */
  label?: string;
  /** The next page is on its way. */
  isBusy?: boolean;
  className?: string;
}

/** 'Sida X av Y' between a step back and a step on. */
export function Pagination({
  page,
  totalPages,
  label = 'Sidor',
  isBusy = false,
  className,
  ...props
}: PaginationProps) {
  const step = { ...props, totalPages, isBusy };
  return (
    <nav aria-label={label} className={classNames(styles.pagination, className)}>
      <PageStep {...step} target={page - 1}>
        Föregående
      </PageStep>
      <p className={styles.place} aria-live="polite">
        Sida {formatNumber(page)} av {formatNumber(Math.max(totalPages, 1))}
      </p>
      <PageStep {...step} target={page + 1}>
        Nästa
      </PageStep>
    </nav>
  );
}

type PageStepProps = Pick<PaginationProps, 'totalPages' | 'pageLink' | 'onPageChange' | 'isBusy'> & {
  target: number;
  children: string;
};

/** Stays in place at the ends, so that the focus is not lost there. */
function PageStep({ target, totalPages, pageLink, onPageChange, isBusy, children }: PageStepProps) {
  const isPossible = target >= 1 && target <= totalPages;
  const classes = buttonClass({ variant: 'secondary', className: isPossible ? undefined : styles.end });
  if (pageLink && isPossible) {
    return (
      <AnyLink to={pageLink(target)} className={classes}>
        {children}
      </AnyLink>
    );
  }
  const isDisabled = !isPossible || isBusy;
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPageChange?.(target);
      }}
    >
      {children}
    </button>
  );
}
