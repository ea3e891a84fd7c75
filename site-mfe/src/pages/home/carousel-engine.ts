import EmblaCarousel from 'embla-carousel';
import AutoScroll from 'embla-carousel-auto-scroll';

/** Specification, section 9. */
export const PIXELS_PER_FRAME = 0.5;
const START_DELAY_MS = 1000;

export interface Carousel {
  /** A stopped carousel stays so, whatever the pointer does. */
  setRolling: (isRolling: boolean) => void;
  destroy: () => void;
}

/** Scrolls a row of slides continuously. A pointer over it, a touch and the focus pause it. */
export function startCarousel(viewport: HTMLElement): Carousel {
  const autoScroll = (startDelay: number) =>
    AutoScroll({
      speed: PIXELS_PER_FRAME,
      startDelay,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    });
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', dragFree: true }, [
    autoScroll(START_DELAY_MS),
  ]);
  return {
    setRolling: (isRolling) => embla.reInit(undefined, isRolling ? [autoScroll(0)] : []),
    destroy: () => embla.destroy(),
  };
}
