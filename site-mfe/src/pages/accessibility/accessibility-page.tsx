import { dayInWords } from '@stillsam/dates';
import { PATHS } from '@stillsam/paths';
import report from '../../../../content/accessibility-report.json' with { type: 'json' };
import text from '../../../../content/legal/accessibility.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import { ACCESSIBILITY_COPY as COPY } from './accessibility.copy';
import styles from './accessibility-page.module.css';

/** The results of the last automatic audit, written by tools/accessibility-report.mjs. */
export interface AccessibilityReport {
  /** Calendar day, YYYY-MM-DD. */
  ranOn: string;
  widths: readonly number[];
  schemes: readonly string[];
  pages: readonly { address: string; passed: number; failed: number }[];
}

export function AccessibilityPage() {
  return (
    <LegalDocument
      copy={COPY}
      path={PATHS.accessibility}
      text={text}
      opening={{
        id: 'matning',
        title: COPY.measureTitle,
        content: <Measure report={report} />,
      }}
    />
  );
}

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

export { AccessibilityPage as Component };
