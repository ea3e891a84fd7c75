import { dayInWords } from '@stillsam/dates';
import { ACCESSIBILITY_COPY as COPY } from '../accessibility.copy';
import type { AccessibilityReport } from '../accessibility-report';
import styles from './measure.module.css';

/** The results of the last automatic audit, with a list of the pages that failed. */
export function Measure({ report }: { report: AccessibilityReport }) {
  const { pages, ranOn, widths, schemes } = report;
  if (pages.length === 0) return <p>{COPY.notMeasured}</p>;
  const failedPages = pages.filter(({ failed }) => failed > 0);
  return (
    <div className={styles.measure}>
      <p className={styles.sum}>
        {failedPages.length === 0
          ? COPY.noFaults(pages.length)
          : COPY.faults(pages.length, failedPages.length)}
      </p>
      {failedPages.length > 0 ? (
        <ul>
          {failedPages.map(({ address }) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      ) : null}
      <p>{COPY.method(widths.join(COPY.and), schemes.map(schemeInWords).join(COPY.and))}</p>
      <p>
        {COPY.measured}
        <time dateTime={ranOn}>{dayInWords(ranOn)}</time>
      </p>
    </div>
  );
}

function schemeInWords(scheme: string): string {
  return scheme === 'dark' ? COPY.schemes.dark : COPY.schemes.light;
}
