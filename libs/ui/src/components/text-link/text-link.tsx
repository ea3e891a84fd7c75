import { LineIcon } from '../icon/icon';
import { classNames } from '../../class-names';
import { AnyLink, type AnyLinkProps } from './any-link';
import styles from './text-link.module.css';

interface TextLinkProps extends AnyLinkProps {
  /** `standalone` is on a line of its own, with a full touch target. */
  variant?: 'inline' | 'standalone';
  /** `back` and `forward` draw an arrow before or after a standalone link. */
  arrow?: 'back' | 'forward';
}

/** A link in running text, or a standalone one. */
export function TextLink({ variant, arrow, className, children, ...props }: TextLinkProps) {
  const isStandalone = variant ? variant === 'standalone' : Boolean(arrow);
  return (
    <AnyLink
      {...props}
      className={classNames(
        isStandalone && styles.standalone,
        arrow === 'forward' && styles.running,
        className,
      )}
    >
      {arrow === 'back' ? <Arrow className={styles.back} /> : null}
      {isStandalone ? <span className={styles.text}>{children}</span> : children}
      {arrow === 'forward' ? <Arrow className={styles.forward} /> : null}
    </AnyLink>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <LineIcon box={[20, 12]} width={20} className={className}>
      <path d="M1 6h17M13.5 1.5c1 2.5 2.5 3.9 5 4.5-2.5.6-4 2-5 4.5" />
    </LineIcon>
  );
}
