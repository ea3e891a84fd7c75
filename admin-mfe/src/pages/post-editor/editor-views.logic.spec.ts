import { describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/fixtures';
import { toPreview, viewOptions } from './editor-views.logic';
import { toFields } from './post-fields.logic';

const NOW = '2026-11-21T08:00:00.000Z';
const SIGNED_IN = { author: 'Rut', now: NOW };

describe('the views of the editor', () => {
  it('are three for a saved post', () => {
    expect(viewOptions(aPost())).toEqual([
      { value: 'write', label: 'Skriv' },
      { value: 'preview', label: 'Förhandsvisa' },
      { value: 'revisions', label: 'Versioner' },
    ]);
  });

  it('leave the revisions out for a post that is not created yet', () => {
    expect(viewOptions(null).map(({ value }) => value)).toEqual(['write', 'preview']);
  });
});

describe('the preview', () => {
  const fields = { ...toFields(aPost()), featured_image: ' /api/media/a/960.webp ' };

  it('shows the text as it is typed, and the author who signed the post', () => {
    expect(toPreview({ ...fields, title: 'Ändrad' }, aPost(), SIGNED_IN)).toMatchObject({
      title: 'Ändrad',
      featured_image: '/api/media/a/960.webp',
      author: 'Anna',
    });
    expect(toPreview(fields, null, SIGNED_IN).author).toBe('Rut');
  });

  it('is dated when the post was published, else when it will be, else now', () => {
    const scheduled = { ...fields, publish_at: '2026-12-01T08:00' };
    const published = aPost({ published_at: '2026-03-05T10:00:00Z' });
    expect(toPreview(scheduled, published, SIGNED_IN).date).toBe('2026-03-05T10:00:00Z');
    expect(toPreview(scheduled, aPost(), SIGNED_IN).date).toBe('2026-12-01T07:00:00.000Z');
    expect(toPreview(fields, null, SIGNED_IN).date).toBe(NOW);
  });
});
