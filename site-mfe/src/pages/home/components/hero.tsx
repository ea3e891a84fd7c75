import { PATHS } from '@stillsam/paths';
import { BREATH_PARTS, ButtonLink, TextLink, useHydrated, wavePath } from '@stillsam/ui';
import { useEffect, useId, useState } from 'react';
import { HOME_COPY, NIGHT_COPY } from '../home.copy';
import scene from './hero-scene.module.css';
import styles from './hero.module.css';

/** The statement, and two ways on, by night three others, over a landscape whose ridge is the breath line. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.statement}>{HOME_COPY.statement}</h1>
        <p className={styles.lead}>{HOME_COPY.lead}</p>
        <div className={styles.ways}>
          <ButtonLink to={PATHS.explore} size="large">
            {HOME_COPY.explore}
          </ButtonLink>
          <TextLink to={PATHS.library} arrow="forward">
            {HOME_COPY.read}
          </TextLink>
        </div>
        <div className={styles.nightWays}>
          <ButtonLink to={NIGHT_COPY.breathe.path} variant="secondary" size="large">
            {NIGHT_COPY.breathe.label}
          </ButtonLink>
          {NIGHT_COPY.others.map(({ label, path }) => (
            <TextLink key={path} to={path} arrow="forward">
              {label}
            </TextLink>
          ))}
        </div>
      </div>
      {/* After the words, whose height places it: a document that arrives in pieces is painted without a shift. */}
      <HeroScene />
    </div>
  );
}

const WIDTH = 1440;
const VIEW_BOX = `0 0 ${WIDTH} 440`;
/** Every hill begins and ends on the line's level, so that none needs a mask at its side. */
const BASE = 396;

/** The last crest carries the dot: `--crest-x` and `--crest-y` in the style sheet. */
const LINE = wavePath({
  width: WIDTH,
  base: BASE,
  rise: 168,
  start: 0.08,
  breaths: [
    { span: 0.22, share: 0.2 },
    { span: 0.222, share: 0.08 },
    { span: 0.5, share: 1 },
  ],
});
/** Skylines that rise faster than they fall, as a breath does. */
const HILLS = {
  far: 'M470 396C610 396 640 268 742 268C852 268 880 322 960 322C1060 322 1072 116 1186 116C1296 116 1340 228 1440 244V396',
  middle:
    'M590 396C700 396 742 326 832 326C930 326 970 372 1040 360C1130 344 1160 190 1262 190C1350 190 1390 262 1440 282V396',
};

/**
 * Hills and a sun, or a moon in the night palette, behind the breath line, which is the ridge in front. A dot on its
 * crest takes one breath with the visitor; before hydration it is a link to the breathing exercise.
 */
function HeroScene() {
  // A React id may contain characters that are invalid in url().
  const id = useId().replace(/\W/g, '');
  const { step, isBreathing, toggle } = useOneBreath();
  const isHydrated = useHydrated();
  const label = (
    <>
      <span className={scene.dot}>
        <span className={`${scene.halo} ${scene.moving}`} />
      </span>
      <span className={scene.label}>{HOME_COPY.breathe}</span>
    </>
  );
  return (
    <div className={scene.scene} data-breath={step}>
      <div className={scene.light} aria-hidden="true" />
      <svg
        className={`${scene.layer} ${scene.land}`}
        viewBox={VIEW_BOX}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {(['far', 'middle'] as const).map((hill) => (
          <g key={hill}>
            <linearGradient id={id + hill} x2="0" y2="1">
              <stop className={scene[hill]} />
              <stop offset="1" className={scene.mist} />
            </linearGradient>
            <path d={HILLS[hill]} fill={`url(#${id}${hill})`} />
          </g>
        ))}
      </svg>
      <div className={`${scene.layer} ${scene.front}`}>
        <svg
          className={`${scene.layer} ${scene.moving} ${scene.ridge}`}
          viewBox={VIEW_BOX}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <linearGradient id={`${id}near`} x2="0" y2="1">
            <stop className={scene.near} />
            <stop offset="0.66" className={scene.ground} />
          </linearGradient>
          {/* Further than the drawing, so that ground that sinks bares nothing. */}
          <path className={scene.land} d={`${LINE}V520H0z`} fill={`url(#${id}near)`} />
          <path className={scene.line} d={LINE} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
        <div className={`${scene.layer} ${scene.moving} ${scene.rider}`}>
          {isHydrated ? (
            <button
              type="button"
              className={scene.breathe}
              aria-pressed={isBreathing}
              aria-describedby={`${id}note`}
              onClick={toggle}
            >
              {label}
            </button>
          ) : (
            <a href={PATHS.mindfulBreathing} className={scene.breathe}>
              {label}
            </a>
          )}
          <p className={scene.word} role="status">
            {step ? HOME_COPY.breath[step] : null}
          </p>
          <p className={scene.note} id={`${id}note`}>
            {HOME_COPY.breatheNote}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Milliseconds of the site's breath (`--breath` in libs/ui). */
const BREATH_MS = 20_000;

/** The steps of one breath and their milliseconds; after the last one the words go away. */
const STEPS = [
  ['in', BREATH_PARTS.in * BREATH_MS],
  ['hold', BREATH_PARTS.hold * BREATH_MS],
  ['out', BREATH_PARTS.out * BREATH_MS],
  ['done', 6000],
] as const;

/** Steps through one breath; `toggle` begins it, or ends it early. */
function useOneBreath() {
  const [index, setIndex] = useState<number>(STEPS.length);
  const current = STEPS[index];
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setIndex(index + 1), current[1]);
    return () => clearTimeout(timer);
  }, [index, current]);
  const step = current?.[0];
  const isBreathing = step !== undefined && step !== 'done';
  return { step, isBreathing, toggle: () => setIndex(isBreathing ? STEPS.length : 0) };
}
