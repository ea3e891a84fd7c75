import { useCallback, useEffect, useRef, useState } from 'react';
import type { Carousel } from './carousel-engine';
import { isMotionWelcome } from './is-motion-welcome';

const loadEngine = () => import(/* webpackChunkName: "carousel" */ './carousel-engine');

/**
 * Sets a row rolling when it first comes near the window. `isRolling` is undefined where nothing rolls: before that,
 * with reduced motion, and when someone has begun to scroll the row by hand.
 */
export function useCarousel() {
  const viewport = useRef<HTMLElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [isRolling, setIsRolling] = useState<boolean>();

  useEffect(() => {
    const element = viewport.current;
    if (!element || !isMotionWelcome()) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadEngine().then(
          ({ startCarousel }) => {
            if (isGone || element.scrollLeft > 0) return;
            carousel.current = startCarousel(element);
            setIsRolling(true);
          },
          // The row is scrolled by hand.
          () => undefined,
        );
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      carousel.current?.destroy();
    };
  }, []);

  const toggle = useCallback(() => {
    carousel.current?.setRolling(!isRolling);
    setIsRolling(!isRolling);
  }, [isRolling]);

  return { viewport, isRolling, toggle };
}
