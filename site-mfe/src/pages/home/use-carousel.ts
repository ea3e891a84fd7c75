import { useCallback, useEffect, useRef, useState } from 'react';
import type { Carousel } from './carousel-engine';
import { isMotionWelcome } from './is-motion-welcome';

const loadEngine = () => import(/* webpackChunkName: "carousel" */ './carousel-engine');

/**
 * Loads and starts the carousel when its row approaches the viewport. `isRolling` is undefined without a carousel:
 * before that, with reduced motion, and when the visitor has already scrolled the row.
 */
export function useCarousel() {
  const viewport = useRef<HTMLElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [isRolling, setIsRolling] = useState<boolean>();

  useEffect(() => {
    const element = viewport.current;
    if (!element || !isMotionWelcome()) return undefined;
    let isUnmounted = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadEngine().then(
          ({ startCarousel }) => {
            if (isUnmounted || element.scrollLeft > 0) return;
            carousel.current = startCarousel(element);
            setIsRolling(true);
          },
          // Without the carousel's chunk the visitor scrolls the row.
          () => undefined,
        );
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
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
