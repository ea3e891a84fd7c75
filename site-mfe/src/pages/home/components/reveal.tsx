import { isMotionReduced } from '@stillsam/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from '../home-page.module.css';

/** A section fades in when its top is above the lowest quarter of the window (specification, section 9). */
const REVEAL_MARGIN = '0px 0px -25% 0px';

/**
 * Fades its content in when the visitor scrolls to it. Content in view at hydration stays visible, and nothing is
 * hidden without JavaScript, with reduced motion, or while it contains the focus.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isMotionWelcome() || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isPassed = entry.boundingClientRect.bottom < 0;
        if (!entry.isIntersecting && !isPassed) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: REVEAL_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.reveal}>
      {children}
    </div>
  );
}

/** True where IntersectionObserver exists and neither the system nor the site's settings reduce motion. */
export function isMotionWelcome(): boolean {
  return 'IntersectionObserver' in window && !isMotionReduced();
}
