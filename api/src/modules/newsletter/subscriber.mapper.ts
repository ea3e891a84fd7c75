import type { CategoryId } from '../blog/posts/categories';
import type { Frequency } from './newsletter.dto';
import type { SubscriberStatus } from './subscriber.entity';
import type { SubscriberDto } from './subscribers.dto';

export interface SubscriberRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  status: SubscriberStatus;
  source: string;
  created_at: Date;
  confirmed_at: Date | null;
  interests: CategoryId[];
  frequency: Frequency;
}

export const SUBSCRIBER_COLUMNS =
  'id, email, first_name, last_name, status, source, created_at, confirmed_at, interests, frequency';

export function toSubscriber(row: SubscriberRow): SubscriberDto {
  const { id, email, first_name, last_name, status, source, interests, frequency } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    status,
    source,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    interests,
    frequency,
  };
}
