import { useId } from 'react';
import styles from './hero-scene.module.css';

const VIEW_BOX = '0 0 720 720';
const LIGHT = { x: 452, y: 272 };

/** Skylines that rise faster than they fall, as a breath does. Each path closes below the view box. */
const RIDGES = {
  far: 'M0 500C60 500 88 432 150 432C232 432 262 482 330 482C398 482 424 386 496 386C592 386 640 462 720 466V720H0z',
  middle:
    'M0 572C78 572 116 518 200 518C304 518 344 562 424 562C492 562 528 486 598 486C654 486 692 508 720 514V720H0z',
  near: 'M0 664C118 664 178 612 288 612C404 612 452 654 536 646C612 638 650 588 720 582V720H0z',
};

/**
 * Misty ridges and a sun, or a moon in the night palette, beside the statement on wide windows. The halo pulses with
 * the breath line, unless motion is reduced.
 */
export function HeroScene() {
  // A React id may contain characters that are invalid in url().
  const id = useId().replace(/\W/g, '');
  return (
    <div className={styles.scene} aria-hidden="true">
      {/* A separate svg, so that the compositor alone runs its animation. */}
      <svg className={styles.halo} viewBox={VIEW_BOX} preserveAspectRatio="xMaxYMax meet">
        <radialGradient id={`${id}halo`}>
          <stop className={styles.glow} />
          <stop offset="1" className={styles.glow} stopOpacity="0" />
        </radialGradient>
        <circle cx={LIGHT.x} cy={LIGHT.y} r="230" fill={`url(#${id}halo)`} />
      </svg>
      <svg className={styles.land} viewBox={VIEW_BOX} preserveAspectRatio="xMaxYMax meet">
        <defs>
          {(['far', 'middle', 'near'] as const).map((ridge) => (
            <linearGradient key={ridge} id={id + ridge} x2="0" y2="1">
              <stop className={styles[ridge]} />
              <stop offset="0.86" className={styles.mist} />
            </linearGradient>
          ))}
          <linearGradient id={`${id}edge`}>
            <stop className={styles.mist} />
            <stop offset="1" className={styles.mist} stopOpacity="0" />
          </linearGradient>
        </defs>
        <circle className={styles.light} cx={LIGHT.x} cy={LIGHT.y} r="66" />
        {(['far', 'middle', 'near'] as const).map((ridge) => (
          <path key={ridge} d={RIDGES[ridge]} fill={`url(#${id}${ridge})`} />
        ))}
        <path d="M-4 0H300V724H-4z" fill={`url(#${id}edge)`} />
      </svg>
    </div>
  );
}
