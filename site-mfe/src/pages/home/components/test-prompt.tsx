import { PATHS } from '@stillsam/paths';
import { RingLine, ButtonLink, Section, TextLink } from '@stillsam/ui';
import { useId } from 'react';
import { HOME_COPY } from '../home.copy';
import styles from './test-prompt.module.css';

/** Links to the one-minute test and to the library. */
export function TestPrompt() {
  const titleId = useId();
  return (
    <Section tone="deep" className={styles.prompt} labelledBy={titleId}>
      <div className={styles.columns}>
        <div>
          <p className={styles.eyebrow}>{HOME_COPY.testEyebrow}</p>
          <h2 id={titleId}>{HOME_COPY.testTitle}</h2>
          <p className={styles.text}>{HOME_COPY.testText}</p>
          <div className={styles.ways}>
            <ButtonLink to={PATHS.recoveryTestShort} size="large" variant="secondary">
              {HOME_COPY.takeTest}
            </ButtonLink>
            <TextLink to={PATHS.library} arrow="forward">
              {HOME_COPY.testOrRead}
            </TextLink>
          </div>
        </div>
        <RingLine className={styles.ring} />
      </div>
    </Section>
  );
}
