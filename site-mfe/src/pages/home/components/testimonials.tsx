import { Button, Icon, Section } from '@stillsam/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { HOME_COPY, TESTIMONIALS } from '../home.copy';
import { useCarousel } from '../use-carousel';
import styles from './testimonials.module.css';

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
