import { describe, expect, it } from '@jest/globals';
import { startPostsApi } from '../support/posts';

const admin = startPostsApi();

describe('a slug', () => {
  it.each([
    ['Åäö & ÅÄÖ', 'aao-aao'],
    ['Hej då, oro!', 'hej-da-oro'],
    ['--Kant--', 'kant'],
  ])('turns %s into %s', async (title, slug) => {
    expect((await admin.create({ title })).body.slug).toBe(slug);
  });

  it('gets a number where a title has no letters', async () => {
    expect((await admin.create({ title: '– ! –' })).body.slug).toBe('inlagg-1');
    expect((await admin.create({ title: '🌿' })).body.slug).toBe('inlagg-2');
  });

  it('gets the smallest free number where it is taken', async () => {
    const slugs = [];
    for (let round = 0; round < 3; round += 1) slugs.push((await admin.create({ title: 'Tagen' })).body.slug);
    expect(slugs).toEqual(['tagen', 'tagen-2', 'tagen-3']);
  });

  it('has room for its number where the title is long', async () => {
    const title = 'a'.repeat(200);
    const slugs = [(await admin.create({ title })).body.slug, (await admin.create({ title })).body.slug];
    expect(new Set(slugs).size).toBe(2);
    expect(slugs.every((slug) => slug.length <= 200)).toBe(true);
  });

  it('differs for each of 50 posts of the same title saved at once, and no save fails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        admin.create({ title: index % 2 ? 'Samma titel' : 'Samma titel 2' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(50);
  });

  it('stays when the title changes, and moves only when it is sent', async () => {
    const { body: post } = await admin.create({ title: 'Står kvar' });
    const { body: renamed } = await admin.update(post.id, { title: 'Annan titel', version: 1 });
    expect(renamed.slug).toBe('star-kvar');
    const { body: moved } = await admin.update(post.id, { slug: 'flyttad', version: 2 });
    expect(moved.slug).toBe('flyttad');
  });
});

describe('a redirect', () => {
  const read = async (slug: string) => {
    const { status, body } = await admin.api.get(`/api/blog/posts/${slug}`);
    return status === 200 ? (body.redirect ?? 'itself') : status;
  };

  it('leads from every earlier slug straight to the present one', async () => {
    const { body: post } = await admin.create({ title: 'Kedja ett' });
    await admin.update(post.id, { slug: 'kedja-tva', version: 1 });
    await admin.update(post.id, { slug: 'kedja-tre', version: 2 });
    expect(await read('kedja-ett')).toBe('kedja-tre');
    expect(await read('kedja-tva')).toBe('kedja-tre');
    expect(await read('kedja-tre')).toBe('itself');
  });

  it('goes when its slug becomes live again', async () => {
    const { body: post } = await admin.create({ title: 'Fram och tillbaka' });
    await admin.update(post.id, { slug: 'fram', version: 1 });
    await admin.update(post.id, { slug: 'fram-och-tillbaka', version: 2 });
    expect(await read('fram-och-tillbaka')).toBe('itself');
    expect(await read('fram')).toBe('fram-och-tillbaka');
  });

  it('gives way to a new post of its slug', async () => {
    const { body: post } = await admin.create({ title: 'Ledig adress' });
    await admin.update(post.id, { slug: 'ny-adress', version: 1 });
    await admin.create({ title: 'Ledig adress' });
    expect(await read('ledig-adress')).toBe('itself');
  });

  it('does not come from a draft, and does not lead to one', async () => {
    const { body: draft } = await admin.create({ title: 'Aldrig synlig', status: 'draft' });
    await admin.update(draft.id, { slug: 'synlig', status: 'draft', version: 1 });
    await admin.update(draft.id, { slug: 'synlig', status: 'published', version: 2 });
    expect(await read('aldrig-synlig')).toBe(404);
    await admin.update(draft.id, { slug: 'borta', status: 'published', version: 3 });
    expect(await read('synlig')).toBe('borta');
    await admin.update(draft.id, { status: 'draft', version: 4 });
    expect(await read('synlig')).toBe(404);
  });

  it('goes with its post', async () => {
    const { body: post } = await admin.create({ title: 'Tas bort' });
    await admin.update(post.id, { slug: 'tas-bort-snart', version: 1 });
    await admin.api.call('DELETE', `/api/blog/posts/${post.id}`, { token: admin.token });
    expect(await read('tas-bort')).toBe(404);
    expect(await read('tas-bort-snart')).toBe(404);
  });
});
