import { Button, Icon, Section } from '@stillsam/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { useEffect, useRef, useState } from 'react';
import { HOME_COPY, TESTIMONIALS } from '../home.copy';
import styles from './testimonials.module.css';
import type { Carousel } from '../carousel-engine';
import { isMotionWelcome } from './reveal';

/** Quotes in a moving carousel. Without JavaScript, or with reduced motion, the visitor scrolls the row. */
export function Testimonials() {
  const { viewport, isRolling, toggle } = useCarousel();
  return (
    <Section
      title={HOME_COPY.voicesTitle}
      lead={currentBusiness().areTestimonialsTrue ? undefined : HOME_COPY.voicesNote}
      action={
        isRolling === undefined ? null : (
          <Button variant="quiet" icon={<Icon icon={isRolling ? Pause : Play} />} onClick={toggle}>
            {isRolling ? HOME_COPY.pauseVoices : HOME_COPY.playVoices}
          </Button>
        )
      }
      rhythm="medium"
      className={styles.section}
    >
      <section
        ref={viewport}
        className={styles.viewport}
        aria-label={HOME_COPY.voicesLabel}
        tabIndex={0}
        data-rolls={isRolling !== undefined}
      >
        <ul className={styles.quotes} role="list">
          {TESTIMONIALS.map((text) => (
            <li key={text} className={styles.quote}>
              <blockquote className={styles.words}>
                <p>{text}</p>
              </blockquote>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}

const loadEngine = () => import(/* webpackChunkName: "carousel" */ '../carousel-engine');

/**
 * Loads and starts the carousel when its row approaches the viewport. `isRolling` is undefined without a carousel:
 * before that, with reduced motion, and when the visitor has already scrolled the row.
 */
function useCarousel() {
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

  const toggle = () => {
    carousel.current?.setRolling(!isRolling);
    setIsRolling(!isRolling);
  };

  return { viewport, isRolling, toggle };
}
