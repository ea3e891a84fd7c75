import { PATHS } from '@stillsam/paths';
import { HeroLine, ButtonLink, TextLink } from '@stillsam/ui';
import { HOME_COPY } from '../home.copy';
import { HeroScene } from './hero-scene';
import styles from './hero.module.css';

/** The statement, two links and the breath line, with a landscape beside them on wide windows. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <HeroScene />
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
      </div>
      <HeroLine className={styles.line} />
    </div>
  );
}
