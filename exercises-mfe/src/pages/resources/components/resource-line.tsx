import type { ResourceId } from '../resources.data';
import styles from './resource-line.module.css';

/** One unbroken line each, in a box of 120 by 64, from the left edge's foot to the right edge's. */
const DRAWINGS: Readonly<Record<ResourceId, string>> = {
  'mindful-breathing': 'M0 63h60a27 27 0 1 1 .1 0H120',
  'nervous-system-quiz':
    'M0 63c3 0 5-1 7-14C9 26 12 8 15 8s5 48 9 48 5-38 9-38 6 40 11 40 7-28 13-28 8 30 16 30 10-16 18-16 14 19 29 19',
  'recovery-test': 'M0 63c10 0 12-8 20-8s10 8 18 4 12-20 22-20 10 14 18 14 10-35 22-35 11 45 20 45',
  'cognitive-restructuring':
    'M0 63c22 0 20-49 42-49s24 34 6 34-18-30 4-30 30 36 12 38-20-24 0-28 22 35 56 35',
  'self-compassion': 'M0 63h60C30 44 28 12 46 10c8-1 13 7 14 15 1-8 6-16 14-15 18 2 16 34-14 53h60',
  'energy-management': 'M0 63h28a32 32 0 0 1 64 0h28',
  'safe-point':
    'M0 63h62c18 0 30-12 30-27S78 8 62 8 34 18 34 32s12 20 25 20 19-8 19-18-7-14-15-14-12 5-12 11 4 8 8 8M62 63h58',
  'focus-training': 'M0 63c8 0 10-50 19-50s10 50 19 50 9-36 17-36 8 36 15 36 6-20 12-20 5 20 11 20h27',
  'sleep-preparation':
    'M0 63h56C38 60 28 48 30 34 32 20 44 10 58 8c-9 9-11 22-4 33s20 13 30 8c-5 9-14 14-26 14h62',
};

interface ResourceLineProps {
  id: ResourceId;
  /** Where along its row the drawing stands. */
  place: 'start' | 'middle' | 'end';
}

/** A row's rule, which is no rule but the breath line: it runs the row's whole width and draws the resource on its way. */
export function ResourceLine({ id, place }: ResourceLineProps) {
  return (
    <div className={styles.line} data-place={place} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 120 64" fill="none" focusable="false">
        <path d={DRAWINGS[id]} />
      </svg>
    </div>
  );
}
