import { Badge, type BadgeTone } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { MESSAGE_STATUS } from '../../features/labels/labels.copy';
import { clockOf } from '../../features/overview/to-do.logic';
import look from '../../look.module.css';

type Status = components['schemas']['MessageDto']['status'];

const TONES: Record<Status, BadgeTone> = { unread: 'calm', read: 'neutral', answered: 'success' };

export function MessageStatus({ status }: { status: Status }) {
  return <Badge tone={TONES[status]}>{MESSAGE_STATUS[status]}</Badge>;
}

/** As the overview counts it, see api/src/modules/contact/contact.module.ts. */
const ANSWER_MS = 24 * 3_600_000;
/** The time that is left when it is urgent. */
const NEAR_MS = 6 * 3_600_000;

interface AnswerTimeProps {
  message: Pick<components['schemas']['MessageDto'], 'status' | 'created_at'>;
  /** Milliseconds since 1970. */
  now: number;
}

/** How long is left to answer; nothing of a message that is answered. */
export function AnswerTime({ message: { status, created_at }, now }: AnswerTimeProps) {
  if (status === 'answered') return null;
  const due = Date.parse(created_at) + ANSWER_MS;
  const duty = { id: 'messages-read', count: 1, due_at: new Date(due).toISOString() } as const;
  return <span className={due - now < NEAR_MS ? look.attention : look.soft}>{clockOf(duty, now)}</span>;
}
