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
    <section className={styles.panel} aria-labelledby="readers">
      <h2 id="readers" className={styles.heading}>
        {COPY.title}
      </h2>
      <FigureList figures={rows} />
      <p className={styles.lead}>{COPY.privacy}</p>
    </section>
  );
}
