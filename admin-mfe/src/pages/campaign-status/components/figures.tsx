import type { ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import { Section } from '../../../detail/part';
import { totalOf } from '../../../features/campaigns/campaigns';
import { STATUS_COPY } from '../campaign-status.copy';
import type { CampaignStatus, Figures } from '../campaign-status.logic';
import styles from '../campaign-status-page.module.css';

const { recipients: COPY, refusals: REFUSALS, skipped: SKIPPED, readers: READERS } = STATUS_COPY;
const STATES = ['sent', 'waiting', 'handing', 'refused', 'skipped', 'uncertain'] as const;

/** What became of the letter for its recipients, in numbers with a sentence each, and why. @param children tools. */
export function RecipientFigures({ status, children }: { status: CampaignStatus; children: ReactNode }) {
  const { campaign, figures } = status;
  const { recipients, refusals, skipped } = figures;
  const total = totalOf(recipients);
  const isRunning = campaign.welcome_days !== null;
  return (
    <section className={styles.panel} aria-labelledby="recipients">
      <div className={styles.state}>
        <h2 id="recipients" className={styles.heading}>
          {COPY.title}
        </h2>
        <p className={styles.lead}>{isRunning ? COPY.soFar(total) : COPY.all(total)}</p>
      </div>
      <FigureList figures={STATES.map((state) => figureOf(state, status))} />
      <Reasons {...REFUSALS} reasons={refusals} wordsOf={(reason) => reason} />
      <Reasons {...SKIPPED} reasons={skipped} wordsOf={STATUS_COPY.skippedReason} />
      {children}
    </section>
  );
}

function figureOf(state: (typeof STATES)[number], { campaign, figures }: CampaignStatus): FigureWords {
  const isMissed = state === 'waiting' && campaign.status === 'stopped';
  return {
    label: isMissed ? COPY.missed : COPY.labels[state],
    count: figures.recipients[state],
    none: COPY.none[state],
    sentence: isMissed ? COPY.missedText : COPY.sentences[state],
  };
}

interface ReasonsProps {
  title: string;
  lead: string;
  reasons: Figures['refusals'];
  wordsOf: (reason: string) => string;
}

function Reasons({ title, lead, reasons, wordsOf }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <h3>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      <ul role="list" aria-label={title}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{reason ? wordsOf(reason) : STATUS_COPY.noReason}</span>
            <span className={styles.number}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What readers did, counted without any person. */
export function ReaderFigures({ figures: { left, complaints, visits } }: { figures: Figures }) {
  const rows = [
    { label: READERS.visits, count: visits, none: READERS.noVisits, sentence: READERS.visitsText },
    { label: READERS.left, count: left, none: READERS.noneLeft, sentence: READERS.leftText },
    {
      label: READERS.complaints,
      count: complaints,
      none: READERS.noComplaints,
      sentence: READERS.complaintsText,
    },
  ];
  return (
    <Section id="readers" title={READERS.title} className={styles.panel} headingClassName={styles.heading}>
      <FigureList figures={rows} />
      <p className={styles.lead}>{READERS.privacy}</p>
    </Section>
  );
}

interface FigureWords {
  label: string;
  count: number;
  /** What is said in its place where it is zero. */
  none: string;
  /** What the figure means. */
  sentence: string;
}

/** Figures with what they mean. Those that are zero share a line, because they need no explanation. */
function FigureList({ figures }: { figures: readonly FigureWords[] }) {
  const some = figures.filter(({ count }) => count > 0);
  const none = figures.filter(({ count }) => count === 0).map((figure) => figure.none);
  return (
    <>
      {some.length > 0 ? (
        <dl className={styles.figures}>
          {some.map(({ label, count, sentence }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd className={styles.count}>{formatNumber(count)}</dd>
              <dd className={styles.sentence}>{sentence}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {none.length > 0 ? <p className={styles.lead}>{STATUS_COPY.none(none)}</p> : null}
    </>
  );
}
