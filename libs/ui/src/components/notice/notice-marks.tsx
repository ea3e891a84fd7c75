import { LineIcon } from '../icon/line-icon';
import type { ReactNode } from 'react';

interface MarkProps {
  className?: string;
}

/** A ring with a stroke and a dot: something needs attention. */
export function AlertMark({ className }: MarkProps) {
  return (
    <Mark className={className}>
      <path d="M10 5.8v5M10 14v.2" />
    </Mark>
  );
}

/** A ring with a tick: it is done. */
export function DoneMark({ className }: MarkProps) {
  return (
    <Mark className={className}>
      <path d="m6.5 10.3 2.4 2.4 4.6-5" />
    </Mark>
  );
}

/** A ring with an i: good to know. */
export function InfoMark({ className }: MarkProps) {
  return (
    <Mark className={className}>
      <path d="M10 9.2v5M10 6v.2" />
    </Mark>
  );
}

function Mark({ className, children }: MarkProps & { children: ReactNode }) {
  return (
    <LineIcon box={[20, 20]} width={20} className={className}>
      <circle cx="10" cy="10" r="8.75" />
      {children}
    </LineIcon>
  );
}
