import { describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';

const admin = startPostsApi();

const UPLOADED = `/api/media/${'0123456789abcdef'.repeat(2)}/960.webp`;

describe('creating a post', () => {
  it('answers every field, with the author, a computed reading time and version 1', async () => {
    const { status, body } = await admin.create({
      title: '  Vila på riktigt  ',
      subtitle: ' Att göra mindre ',
      content: `<p>${'ord '.repeat(401)}</p>`,
      tags: ['vila'],
      difficulty: 'Medel',
      icon: 'moon',
      featured_image: UPLOADED,
      featured_image_alt: '  En stilla sjö ',
      featured_image_focus: '30 70',
      shows_crisis_card: true,
      exemption_reason: 'Ingen granskare har läst den än.',
      meta_description: 'Om vila.',
      meta_keywords: 'vila, lugn',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      slug: 'vila-pa-riktigt',
      title: 'Vila på riktigt',
      subtitle: 'Att göra mindre',
      content: expect.stringContaining('ord ord'),
      excerpt: 'Kort om lugn.',
      featured_image: UPLOADED,
      featured_image_alt: 'En stilla sjö',
      featured_image_focus: '30 70',
      shows_crisis_card: true,
      status: 'published',
      meta_description: 'Om vila.',
      meta_keywords: 'vila, lugn',
      categories: ['somn'],
      tags: ['vila'],
      difficulty: 'Medel',
      icon: 'moon',
      reading_time: 3,
      author_name: 'Stillsams redaktion',
      version: 1,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      published_at: expect.stringMatching(/Z$/),
      publish_at: null,
    });
  });

  it('takes title and content alone, as a draft', async () => {
    const { status, body } = await admin.api.call<Post>('POST', '/api/blog/posts', {
      token: admin.token,
      body: { title: 'Bara det nödvändiga', content: 'text' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      published_at: null,
      excerpt: '',
      categories: [],
      reading_time: 1,
    });
  });

  it.each([
    [{ title: '   ' }, 'title', 'Titel är obligatorisk'],
    [{ title: undefined }, 'title', 'Titel är obligatorisk'],
    [{ title: ['a'] }, 'title', 'Titel är obligatorisk'],
    [{ title: 'a'.repeat(201) }, 'title', 'Titeln får vara högst 200 tecken.'],
    [{ subtitle: 'a'.repeat(201) }, 'subtitle', 'Underrubriken får vara högst 200 tecken.'],
    [{ content: ' \n ' }, 'content', 'Innehåll är obligatoriskt'],
    [{ content: '<p> &nbsp; </p><script>1</script>' }, 'content', 'Innehåll är obligatoriskt'],
    [{ content: '<p>&#160;\u200b</p>' }, 'content', 'Innehåll är obligatoriskt'],
    [{ excerpt: 'a'.repeat(501) }, 'excerpt', 'Utdraget får vara högst 500 tecken.'],
    [{ excerpt: null }, 'excerpt', 'Fältet ska vara text.'],
    [
      { meta_description: 'a'.repeat(301) },
      'meta_description',
      'Metabeskrivningen får vara högst 300 tecken.',
    ],
    [{ status: 'deleted' }, 'status', 'Status ska vara utkast eller publicerad.'],
    [{ status: null }, 'status', 'Status ska vara utkast eller publicerad.'],
    [{ categories: ['hund'] }, 'categories', 'Kategorin finns inte.'],
    [{ categories: null }, 'categories', expect.any(String)],
    [{ categories: ['somn', 'somn'] }, 'categories', 'Samma kategori står två gånger.'],
    [{ tags: 'vila' }, 'tags', expect.any(String)],
    [{ tags: [1] }, 'tags', expect.any(String)],
    [{ difficulty: 'Svår' }, 'difficulty', 'Nivån finns inte.'],
    [{ icon: '<svg>' }, 'icon', expect.any(String)],
    [{ slug: 'Inte Så' }, 'slug', expect.any(String)],
    [{ slug: '' }, 'slug', expect.any(String)],
    [{ slug: 'a'.repeat(201) }, 'slug', expect.any(String)],
    [{ author_id: 1 }, 'author_id', 'Fältet author_id är okänt.'],
    [{ version: 7 }, 'version', 'Fältet version är okänt.'],
    [{ id: 7 }, 'id', 'Fältet id är okänt.'],
  ])('refuses %j with a sentence for the field', async (fields, path, message) => {
    const { status, body } = await admin.create(fields);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        error: expect.any(String),
        code: 'VALIDATION_FAILED',
        issues: [{ path, message }],
        requestId: expect.any(String),
      },
    });
  });

  it.each([
    'http://exempel.se/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//exempel.se/a.jpg',
    '/\\exempel.se/a.jpg',
    'bilder/a.jpg',
    'https://exempel.se/a b.jpg',
    'https://exempel.se/"onerror=alert(1)',
    'HTTPS:javascript',
    'https://bilder.exempel.se/a.jpg?w=1200',
    '/bilder/a.jpg',
    `https://exempel.se${UPLOADED}`,
    `${UPLOADED}?x=1`,
    `/api/media/${'0123456789abcdef'.repeat(2)}/../../auth/verify`,
    [UPLOADED],
    5,
  ])('refuses the image %s', async (address) => {
    const { status, body } = await admin.create({ featured_image: address });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'featured_image' }] });
  });

  it.each([[UPLOADED], [''], [null]])('takes the image %j', async (address) => {
    const { status, body } = await admin.create({ featured_image: address });
    expect(status).toBe(201);
    expect(body.featured_image).toBe(address || null);
  });

  it('shows visitors no featured image from elsewhere, however it came into the row', async () => {
    const { body } = await admin.create({ featured_image: UPLOADED });
    await admin.api.query('UPDATE posts SET featured_image = $1 WHERE id = $2', [
      'https://exempel.se/a.png',
      body.id,
    ]);
    const { body: shown } = await admin.api.get(`/api/blog/posts/${body.slug}`);
    expect(shown).toMatchObject({ post: { image_url: null, image_focus: '50 50' } });
  });

  it('takes images from elsewhere out of the text', async () => {
    const { body } = await admin.create({
      content: `<p>Hej</p><img src="https://exempel.se/a.png"><img src="${UPLOADED}" alt="">`,
    });
    expect(body.content).toBe(`<p>Hej</p><img src="${UPLOADED}" alt="" loading="lazy" />`);
  });

  it('keeps no script', async () => {
    const { body } = await admin.create({
      content: '<p onclick="alert(1)">Hej</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    });
    expect(body.content).toBe('<p>Hej</p><a>x</a>');
  });
});
