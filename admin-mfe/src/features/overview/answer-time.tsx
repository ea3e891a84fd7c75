import type { components } from '@stillsam/contracts';
import { clockOf, isLate } from './to-do.logic';
import look from '../../look.module.css';

/** As the overview counts it, see api/src/modules/contact/contact.registration.ts. */
const ANSWER_MS = 24 * 3_600_000;

interface AnswerTimeProps {
  message: Pick<components['schemas']['MessageDto'], 'status' | 'created_at'>;
  /** Milliseconds since 1970. */
  now: number;
}

/** How long is left to answer; nothing of a message that is answered. */
export function AnswerTime({ message: { status, created_at }, now }: AnswerTimeProps) {
  if (status === 'answered') return null;
  const due_at = new Date(Date.parse(created_at) + ANSWER_MS).toISOString();
  const duty = { id: 'messages-read', count: 1, due_at } as const;
  return <span className={isLate(duty, now) ? look.attention : look.soft}>{clockOf(duty, now)}</span>;
}
