import { formatNumber } from '@stillsam/ui/format-number';
import { totalOf } from '../../../features/campaigns/campaigns.logic';
import { STATUS_COPY } from '../campaign-status.copy';
import type { CampaignStatus, Figures } from '../campaign-status.logic';
import { FigureList, type FigureWords } from './figure-list';
import styles from '../campaign-status-page.module.css';

const { recipients: COPY, refusals: REFUSALS, skipped: SKIPPED } = STATUS_COPY;
const STATES = ['sent', 'waiting', 'handing', 'refused', 'skipped', 'uncertain'] as const;

/** What became of the letter for its recipients, in numbers with a sentence each, and why. */
export function RecipientFigures({ status }: { status: CampaignStatus }) {
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
    </section>
  );
}

function figureOf(state: (typeof STATES)[number], { campaign, figures }: CampaignStatus): FigureWords {
  const isMissed = state === 'waiting' && campaign.status === 'stopped';
  return {
    label: isMissed ? COPY.missed : COPY.labels[state],
    count: figures.recipients[state],
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
