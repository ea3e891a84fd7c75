import type { ResourceId } from './catalogue';
import styles from './resource-line.module.css';

/** What has a line of its own, beside the resources: the visitor's plan, and what is read. */
type LineId = ResourceId | 'plan' | 'article';

/** One line for each, from the bottom left to the bottom right of a view box of 120 by 64. */
const DRAWINGS: Readonly<Record<LineId, string>> = {
  'mindful-breathing': 'M0 63.2h60a27 27 0 1 1 .1 0H120',
  'nervous-system-quiz':
    'M0 63.2C1.3 63.2 2.7 63.3 4 63.2C5.3 63.2 6.7 49.6 8 36.9C9.3 24.2 10.7 55.6 12 62.2C13.3 68.7 14.7 38.5 16 26.4C17.3 14.3 18.7 28.4 20 44.4C21.3 60.3 22.7 67.1 24 58.9C25.3 50.7 26.7 34.6 28 31.7C29.3 28.7 30.7 38 32 47.4C33.3 56.9 34.7 64 36 63.2C37.3 62.4 38.7 55.1 40 49.3C41.3 43.5 42.7 40 44 40.9C45.3 41.8 46.7 46.5 48 51.2C49.3 55.9 50.7 60.3 52 62.1C53.3 63.9 54.7 63.4 56 61.6C57.3 59.8 58.7 57 60 54.7C61.3 52.4 62.7 50.7 64 50.1C65.3 49.6 66.7 50 68 51.1C69.3 52.3 70.7 53.9 72 55.6C73.3 57.3 74.7 58.9 76 60.1C77.3 61.4 78.7 62.3 80 62.8C81.3 63.2 82.7 63.3 84 63.2C85.3 63 86.7 62.6 88 62.1C89.3 61.7 90.7 61.1 92 60.6C93.3 60.1 94.7 59.7 96 59.5C97.3 59.4 98.7 59.4 100 59.7C101.3 59.9 102.7 60.3 104 60.7C105.3 61.1 106.7 61.6 108 62C109.3 62.4 110.7 62.7 112 62.9C113.3 63.1 114.7 63.2 116 63.2C117.3 63.3 118.7 63.2 120 63.2',
  'recovery-test':
    'M0 63.2C2 63.2 4 63.2 6 63.2C8 63.2 10 63.9 12 63C14 62.2 16 58.5 18 54.3C20 50.1 22 45.8 24 44.1C26 42.4 28 43.4 30 46.6C32 49.7 34 56.2 36 56.7C38 57.1 40 50.5 42 42.2C44 34 46 26 48 22.8C50 19.7 52 21.6 54 27.4C56 33.2 58 44 60 48.9C62 53.9 64 52.7 66 46.7C68 40.8 70 36.2 72 36.2C74 36.2 76 40.8 78 46.7C80 52.7 82 52.7 84 45.9C86 39.1 88 26.1 90 18.9C92 11.6 94 9.3 96 13.2C98 17.1 100 27 102 37.2C104 47.5 106 57.4 108 61.3C110 65.2 112 63.2 114 63.2C116 63.2 118 63.2 120 63.2',
  'cognitive-restructuring':
    'M0 63.2c22 0 20-49 42-49s24 34 6 34-18-30 4-30 30 36 12 38-20-24 0-28 22 35 56 35',
  'self-compassion': 'M0 63.2h60C30 44 28 12 46 10c8-1 13 7 14 15 1-8 6-16 14-15 18 2 16 34-14 53.2h60',
  'energy-management': 'M0 63.2h26a34 34 0 0 1 68 0h26',
  'worry-paper': 'M0 63.2h22V8l38 11v34L22 63.2 60 53l38 10.2V8L60 19 98 8v55.2h22',
  article: 'M0 63.2h16q4 0 4-4V16q20-9 40 2v45.2V18q20-11 40-2v43.2q0 4 4 4h16',
  plan: 'M0 63.2h60a26 10 0 0 1 0-20 18 8.5 0 0 1 0-17 11 7 0 0 1 0-14 11 7 0 0 1 0 14 18 8.5 0 0 1 0 17 26 10 0 0 1 0 20h60',
  // Nights, calm and no two alike.
  'sleep-diary': 'M0 63.2c11 0 19-24 30-24s19 24 30 24 19-32 30-32 19 32 30 32',
  'safe-point':
    'M0 63.2h44c26 0 48-10 48-30S78 6 61 6 32 17 32 32s13 21 27 21 21-9 21-19-8-15-16-15-13 6-13 12 4 9 9 9M44 63.2h76',
  'focus-training':
    'M0 63.2C1.5 63.2 3.1 64.1 4.6 63C6.2 62 7.7 56.7 9.2 53C10.8 49.3 12.3 48.2 13.8 51C15.4 53.8 16.9 56.1 18.5 50.2C20 44.3 21.5 36.8 23.1 40.6C24.6 44.5 26.2 54.7 27.7 55.8C29.2 57 30.8 52.2 32.3 54.1C33.8 56 35.4 56.2 36.9 51.4C38.5 46.5 40 42.7 41.5 46.3C43.1 50 44.6 56.6 46.2 56.8C47.7 57.1 49.2 54.6 50.8 56.2C52.3 57.7 53.8 61 55.4 62.5C56.9 63.9 58.5 62.5 60 60.3C61.5 58 63.1 54.6 64.6 50.4C66.2 46.2 67.7 41.4 69.2 36.5C70.8 31.7 72.3 26.9 73.8 22.9C75.4 18.9 76.9 15.6 78.5 13.6C80 11.6 81.5 10.8 83.1 11.5C84.6 12.1 86.2 14.1 87.7 17.2C89.2 20.2 90.8 24.4 92.3 28.9C93.8 33.5 95.4 38.5 96.9 43.2C98.5 47.9 100 52.3 101.5 55.7C103.1 59.1 104.6 61.5 106.2 62.6C107.7 63.7 109.2 63.2 110.8 63.2C112.3 63.2 113.8 63.2 115.4 63.2C116.9 63.2 118.5 63.2 120 63.2',
  'sleep-preparation':
    'M0 63.2h58C38 60 28 48 30 34 32 20 44 10 58 8c-9 9-11 22-4 33s20 13 30 8c-5 9-14 14.2-26 14.2h62',
};

interface ResourceLineProps {
  id: LineId;
  /** The position of the drawing in its row. */
  place: 'start' | 'middle' | 'end';
}

/** The breath line as the rule of a row. It spans the row and draws the resource at one position. */
export function ResourceLine({ id, place }: ResourceLineProps) {
  return (
    <div className={styles.line} data-place={place} aria-hidden="true">
      <StraightSegment />
      <svg className={styles.drawing} viewBox="0 0 120 64" focusable="false">
        <path d={DRAWINGS[id]} />
      </svg>
      <StraightSegment />
    </div>
  );
}

/** A straight segment that fills the remaining width. */
function StraightSegment() {
  return (
    <svg className={styles.run} viewBox="0 0 1 64" preserveAspectRatio="none" focusable="false">
      <path d="M0 63.2H1" />
    </svg>
  );
}
