import { EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';
import { ButtonLink, TextLink } from '@stillsam/ui';
import { HOME_COPY, NIGHT_COPY } from '../home.copy';
import { HeroScene } from './hero-scene';
import styles from './hero.module.css';

/** The statement, by night one thing to do at once, and two links over a landscape whose ridge is the breath line. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.statement}>{HOME_COPY.statement}</h1>
        <p className={styles.lead}>{HOME_COPY.lead}</p>
        <div className={styles.ways}>
          <ButtonLink to={EVEN_BREATHING_PATH} variant="secondary" size="large" className={styles.night}>
            {NIGHT_COPY.first}
          </ButtonLink>
          <ButtonLink to={PATHS.explore} size="large" className={styles.explore}>
            {HOME_COPY.explore}
          </ButtonLink>
          <TextLink to={PATHS.library} arrow="forward">
            {HOME_COPY.read}
          </TextLink>
        </div>
      </div>
      {/* After the words, whose height places it: a document that arrives in pieces is painted without a shift. */}
      <HeroScene />
    </div>
  );
}
