import { AddToPlan } from '@stillsam/my-plan';
import { TextLink } from '@stillsam/ui';
import { PATHS, articlePath } from '@stillsam/paths';
import { useEffect, useState } from 'react';
import { MINDFUL_BREATHING_COPY as COPY } from '../mindful-breathing.copy';
import styles from './completion.module.css';

const CALM_ARTICLE = 'stillhet-mitt-i-kaoset';

/** Milliseconds in which a press opens no link: it was meant for STOP, which stood there. */
const ARRIVAL_MS = 1000;

/** Replaces the lead when the session is over, by itself or by STOP. */
export function CompletionText({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.text}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** Links after a finished session. */
export function CompletionLinks() {
  const [isArriving, setIsArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsArriving(false), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ul role="list" className={isArriving ? `${styles.links} ${styles.arriving}` : styles.links}>
      <li>
        <TextLink to={articlePath(CALM_ARTICLE)} arrow="forward">
          {COPY.done.article}
        </TextLink>
      </li>
      <li>
        <TextLink to={PATHS.resources} arrow="forward">
          {COPY.done.resources}
        </TextLink>
      </li>
      <li className={styles.plan}>
        <AddToPlan title={COPY.title} path={PATHS.mindfulBreathing} />
      </li>
    </ul>
  );
}
