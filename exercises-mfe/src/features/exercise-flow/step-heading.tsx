import { useEffect, useRef, type ReactNode } from 'react';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  /** What the visitor looks at. When it changes, the focus moves to the heading; on arrival it stays where it was. */
  viewKey: string;
  children: ReactNode;
  id?: string;
}

const LOW_SHARE_OF_WINDOW = 0.6;

/** The heading of the step that is shown: where a keyboard, a screen reader and the eye begin. */
export function StepHeading({ viewKey, children, id }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(viewKey);
  useEffect(() => {
    if (seen.current === viewKey || !heading.current) return;
    seen.current = viewKey;
    heading.current.focus({ preventScroll: true });
    if (!isInView(heading.current)) heading.current.scrollIntoView({ block: 'center' });
  }, [viewKey]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight * LOW_SHARE_OF_WINDOW;
}
