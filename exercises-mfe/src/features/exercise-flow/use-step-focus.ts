import { useHydrated } from '@stillsam/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** Height of the site's sticky header in CSS pixels. */
const HEADER_HEIGHT = 96;
const MAX_SHARE_OF_WINDOW = 0.75;

/**
 * Moves the focus to a step's heading and scrolls to it when the step changes. When the page opens, or hydrates into a
 * stored step, the focus does not move.
 *
 * @returns the ref of the step's container.
 */
export function useStepFocus(viewKey: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const wasHydrated = useRef(false);
  const seen = useRef(viewKey);
  useEffect(() => {
    const isNew = wasHydrated.current && seen.current !== viewKey;
    wasHydrated.current = isHydrated;
    seen.current = viewKey;
    const heading = isNew ? container.current?.querySelector<HTMLElement>('[data-step-heading]') : null;
    if (!heading) return;
    heading.focus({ preventScroll: true });
    scrollToHeading(heading);
  }, [viewKey, isHydrated]);
  return container;
}

/** Scrolls to the heading, together with the exit links above it if the window is high enough for both. */
function scrollToHeading(heading: HTMLElement): void {
  const page = heading.closest('[data-started]') ?? heading;
  const { top } = page.getBoundingClientRect();
  const { bottom } = heading.getBoundingClientRect();
  const isWhole = bottom - top <= window.innerHeight * MAX_SHARE_OF_WINDOW - HEADER_HEIGHT;
  (isWhole ? page : heading).scrollIntoView({ block: 'start' });
}
