import { Button, QuickExit, QuickExitHint, useHydrated } from '@stillsam/ui';
import { useState } from 'react';
import { forgetGuides, rememberGuide, useGuidePlaces } from '../../../reading/guide-places';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from '../reader-page.module.css';

const COPY = {
  device: 'På den här enheten',
  kept: 'Delar som du har öppnat går att läsa utan internet i den här webbläsaren.',
  remember: 'Kom ihåg var jag är',
  remembered: 'Platsen sparas bara i den här webbläsaren.',
  forget: 'Rensa',
  forgotten: 'Sparade delar och platsen är borta från den här webbläsaren. Köpet finns kvar.',
};

/** What the browser keeps of the guides, and the ways to remove it. */
export function OnThisDevice({ slug, number }: { slug: string; number: number }) {
  const isRemembered = useGuidePlaces() !== null;
  const [isForgotten, setForgotten] = useState(false);
  const forget = () => {
    setForgotten(true);
    void forgetGuides();
  };
  const remember = () => {
    setForgotten(false);
    rememberGuide(slug, number);
  };
  return (
    <section className={`${styles.device} ${shown.onScreen}`} aria-label={COPY.device}>
      <p>{COPY.kept}</p>
      {useHydrated() ? (
        <div className={styles.ways}>
          {isRemembered ? (
            <span>{COPY.remembered}</span>
          ) : (
            <Button variant="quiet" onClick={remember}>
              {COPY.remember}
            </Button>
          )}
          <Button variant="quiet" onClick={forget}>
            {COPY.forget}
          </Button>
        </div>
      ) : null}
      <p role="status">{isForgotten ? COPY.forgotten : ''}</p>
      <QuickExit onLeave={() => void forgetGuides()} />
      <QuickExitHint erases="guides" />
    </section>
  );
}
