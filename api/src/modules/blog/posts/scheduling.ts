import { invalidField } from '../../../http/domain-error';
import type { PostEntity } from './post.entity';
import { isPublished } from './published';

const MAX_WAIT_MS = 5 * 366 * 86_400_000;

const refuse = (message: string) => invalidField('publish_at', message);

/**
 * Sets the time of a scheduled publication.
 *
 * @param time as sent: null removes the time, undefined keeps it.
 * @throws DomainError 400 for a time in the past or a published post.
 */
export function schedule(post: PostEntity, time: string | null | undefined): void {
  const now = Date.now();
  if (time === null || (time === undefined && isPublished(post))) post.publishAt = null;
  if (typeof time !== 'string') return;
  const at = Date.parse(time);
  if (isPublished(post)) throw refuse('Bara ett utkast kan publiceras vid en viss tid.');
  if (!(at > now)) throw refuse('Tiden för publicering ska ligga framåt.');
  if (at > now + MAX_WAIT_MS) throw refuse('Tiden för publicering ligger för långt fram.');
  post.publishAt = new Date(at);
}
