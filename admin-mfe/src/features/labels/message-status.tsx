import { Badge, type BadgeTone } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { MESSAGE_STATUS } from './statuses.copy';

type Status = components['schemas']['MessageDto']['status'];

const TONES: Record<Status, BadgeTone> = { unread: 'calm', read: 'neutral', answered: 'success' };

export function MessageStatus({ status }: { status: Status }) {
  return <Badge tone={TONES[status]}>{MESSAGE_STATUS[status]}</Badge>;
}
