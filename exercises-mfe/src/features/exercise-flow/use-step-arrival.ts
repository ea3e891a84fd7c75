import { useHydrated } from '@stillsam/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** The site's header covers so much of the window's top, in CSS pixels. */
const HEADER_HEIGHT = 96;
const LOW_SHARE_OF_WINDOW = 0.75;

/**
 * Moves the focus to the step's heading when another step is shown, and lets the heading be seen. On arrival the
 * focus stays where it is, also when the page hydrates into a stored step.
 *
 * @returns the ref of what holds the step.
 */
export function useStepArrival(viewKey: string): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const hasArrived = useRef(false);
  const seen = useRef(viewKey);
  useEffect(() => {
    const isNew = hasArrived.current && seen.current !== viewKey;
    hasArrived.current = isHydrated;
    seen.current = viewKey;
    const heading = isNew ? holder.current?.querySelector<HTMLElement>('[data-step-heading]') : null;
    if (!heading) return;
    heading.focus({ preventScroll: true });
    show(heading);
  }, [viewKey, isHydrated]);
  return holder;
}

/** Brings the heading into view, and with it the ways out above it, where the window is high enough for both. */
function show(heading: HTMLElement): void {
  const page = heading.closest('[data-started]') ?? heading;
  const { top } = page.getBoundingClientRect();
  const { bottom } = heading.getBoundingClientRect();
  const isWhole = bottom - top <= window.innerHeight * LOW_SHARE_OF_WINDOW - HEADER_HEIGHT;
  (isWhole ? page : heading).scrollIntoView({ block: 'start' });
}
