import { dayInWords } from '@stillsam/dates';
import { PATHS } from '@stillsam/paths';
import report from '../../../../content/accessibility-report.json' with { type: 'json' };
import text from '../../../../content/legal/accessibility.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import styles from '../../features/legal/legal-text.module.css';

const COPY = {
  title: 'Tillgänglighet',
  lead: 'Hur tjänsten fungerar, hur tillgänglig den är, vad som brister och vad du kan göra om något står i vägen.',
  metaDescription:
    'Hur tjänsten fungerar och uppfyller kraven på tillgänglighet: den senaste mätningen, kända brister och hur du rapporterar hinder.',
  measureTitle: 'Den senaste mätningen',
  measured: 'Senast mätt ',
  method: (widths: string, schemes: string) =>
    `Varje sida mäts automatiskt med verktyget axe mot WCAG 2.2 nivå A och AA, i bredderna ${widths} pixlar, i ${schemes}. Ett fel räknas också när en sida inte ryms i sin bredd.`,
  schemes: { light: 'ljust läge', dark: 'mörkt läge' },
  and: ' och ',
  noFaults: (pages: number) => `${pages} sidor mättes, och inga fel hittades.`,
  faults: (pages: number, faulty: number) =>
    `${pages} sidor mättes. På ${faulty === 1 ? 'en av dem' : `${faulty} av dem`} finns något att rätta till:`,
  notMeasured: 'Ingen mätning är publicerad ännu.',
};

/** The results of the last automatic audit, written by tools/accessibility-report.mjs. */
export interface AccessibilityReport {
  /** Calendar day, YYYY-MM-DD. */
  ranOn: string;
  widths: readonly number[];
  schemes: readonly string[];
  pages: readonly { address: string; passed: number; failed: number }[];
}

function AccessibilityPage() {
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
    <div className={`${styles.box} ${styles.measure}`}>
      <p>
        <strong>
          {failedPages.length === 0
            ? COPY.noFaults(pages.length)
            : COPY.faults(pages.length, failedPages.length)}
        </strong>
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
