import { Section } from '../../../detail/part';
import { STATUS_COPY } from '../campaign-status.copy';
import type { Figures } from '../campaign-status.logic';
import { FigureList } from './figure-list';
import styles from '../campaign-status-page.module.css';

const { readers: COPY } = STATUS_COPY;

/** What readers did, counted without any person. */
export function ReaderFigures({ figures: { left, complaints, visits } }: { figures: Figures }) {
  const rows = [
    { label: COPY.visits, count: visits, sentence: COPY.visitsText },
    { label: COPY.left, count: left, sentence: COPY.leftText },
    { label: COPY.complaints, count: complaints, sentence: COPY.complaintsText },
  ];
  return (
    <Section id="readers" title={COPY.title} className={styles.panel} headingClassName={styles.heading}>
      <FigureList figures={rows} />
      <p className={styles.lead}>{COPY.privacy}</p>
    </Section>
  );
}
