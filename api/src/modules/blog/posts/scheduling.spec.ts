import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../http/domain-error';
import { PostEntity } from './post.entity';
import { schedule } from './scheduling';

const NOW = Date.parse('2026-03-05T10:00:00Z');
const FIVE_YEARS_MS = 5 * 366 * 24 * 60 * 60 * 1000;
const PLANNED = new Date('2026-04-01T08:00:00Z');

const post = (status: 'draft' | 'published', publishAt: Date | null = null) =>
  Object.assign(new PostEntity(), { status, publishAt });
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The time of a post after it was set; the issue where it is refused. */
function scheduled(subject: PostEntity, time: string | null | undefined) {
  try {
    schedule(subject, time, NOW);
    return subject.publishAt;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { status: error.status, code: error.code, issues: error.issues };
  }
}

const refused = (message: string) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  issues: [{ path: 'publish_at', message }],
});

describe('the time at which a draft is published by itself', () => {
  it('takes any notation of ISO 8601', () => {
    expect(scheduled(post('draft'), at(NOW + 1))).toEqual(new Date(NOW + 1));
    expect(scheduled(post('draft'), '2026-04-01T10:00:00+02:00')).toEqual(PLANNED);
  });

  it('goes with null, and stays with a body that does not name it', () => {
    expect(scheduled(post('draft', PLANNED), null)).toBeNull();
    expect(scheduled(post('draft', PLANNED), undefined)).toEqual(PLANNED);
  });

  it('goes once the post is published', () => {
    expect(scheduled(post('published', PLANNED), undefined)).toBeNull();
    expect(scheduled(post('published', PLANNED), null)).toBeNull();
  });

  it('cannot change a published post, which keeps its own', () => {
    const published = post('published', PLANNED);
    expect(scheduled(published, at(NOW + 1))).toEqual(
      refused('Bara ett utkast kan publiceras vid en viss tid.'),
    );
    expect(published.publishAt).toEqual(PLANNED);
  });

  it.each([at(NOW), at(NOW - 1), 'i morgon'])('has to lie ahead: %s', (time) => {
    expect(scheduled(post('draft'), time)).toEqual(refused('Tiden för publicering ska ligga framåt.'));
  });

  it('may lie five years ahead, and not further', () => {
    expect(scheduled(post('draft'), at(NOW + FIVE_YEARS_MS))).toEqual(new Date(NOW + FIVE_YEARS_MS));
    expect(scheduled(post('draft'), at(NOW + FIVE_YEARS_MS + 1))).toEqual(
      refused('Tiden för publicering ligger för långt fram.'),
    );
  });
});
