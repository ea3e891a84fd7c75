import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { postBody, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

interface Media {
  id: string;
  src: string;
  srcset: string;
}

let directory: string;
let api: TestApi;
let token: string;
let made = 0;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'stillsam-media-'));
  api = await TestApi.start({ environment: { MEDIA_DIR: directory } });
  token = (await api.signedIn('admin')).token;
});
afterAll(async () => {
  await api.stop();
  await rm(directory, { recursive: true });
});

const colour = () => `#${(made += 1).toString(16).padStart(6, '0')}`;

async function upload(background = colour()): Promise<Media> {
  const form = new FormData();
  form.set('alt', 'En bild');
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'bild.png');
  const response = await fetch(`${api.origin}/api/admin/media`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return JSON.parse(await response.text());
}
const age = (days: number, media: Media) =>
  api.query(`UPDATE media SET created_at = now() - make_interval(days => $1) WHERE id = $2`, [
    days,
    media.id,
  ]);
const call = async (method: string, address: string, body?: unknown) => {
  const answer = await api.call<{ id: string }>(method, address, { token, body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
const hashOf = ({ src }: Media) => src.split('/')[3] ?? '';
const deleteUnused = () => api.app.get(testedApi.MediaService).deleteUnused();
const isThere = async (media: Media) => (await fetch(api.origin + media.src)).status === 200;

it('deletes pictures that nothing refers to a week after they were uploaded, rows and files', async () => {
  const pictures = {
    featured: await upload(),
    inText: await upload(),
    inDraft: await upload(),
    inTrash: await upload(),
    inRevision: await upload(),
    inWorkingCopy: await upload(),
    inLetter: await upload(),
    inLettersRevision: await upload(),
    inSentLetter: await upload(),
    unused: await upload(),
    unusedAsWell: await upload(),
  };
  const image = ({ src, srcset }: Media) => `<img src="${src}" srcset="${srcset}" alt="">`;
  await call('POST', '/api/blog/posts', postBody({ featured_image: pictures.featured.src }));
  await call('POST', '/api/blog/posts', postBody({ content: image(pictures.inText) }));
  await call('POST', '/api/blog/posts', postBody({ content: image(pictures.inDraft), status: 'draft' }));
  const trashed = await call('POST', '/api/blog/posts', postBody({ content: image(pictures.inTrash) }));
  await call('DELETE', `/api/blog/posts/${trashed.id}`);
  const revised = await call(
    'POST',
    '/api/blog/posts',
    postBody({ featured_image: pictures.inRevision.src }),
  );
  await call('PUT', `/api/blog/posts/${revised.id}`, postBody({ featured_image: null, version: 1 }));
  await call('PUT', '/api/blog/admin/working-copies/new/a1', { content: image(pictures.inWorkingCopy) });
  const letter = await call('POST', '/api/admin/campaigns', {});
  const writeLetter = (picture: Media, version: number) =>
    call('PUT', `/api/admin/campaigns/${letter.id}`, { content: image(picture), version });
  await writeLetter(pictures.inLettersRevision, 1);
  // Saves within ten minutes leave one revision.
  await api.query(`UPDATE campaign_revisions SET saved_at = saved_at - interval '1 hour'`);
  await writeLetter(pictures.inLetter, 2);
  const sent = await call('POST', '/api/admin/campaigns', {});
  await api.query('UPDATE campaigns SET mail_html = $1 WHERE id = $2', [
    `<img src="https://exempel.se${pictures.inSentLetter.src.replace('webp', 'jpg')}">`,
    sent.id,
  ]);
  // Mails refer to a JPEG, which is made when it is first read.
  await fetch(api.origin + pictures.unused.src.replace('webp', 'jpg'));
  const justUploaded = await upload();
  for (const picture of Object.values(pictures)) await age(8, picture);
  await age(6, justUploaded);

  expect(await deleteUnused()).toBe(2);

  const { unused, unusedAsWell, ...used } = pictures;
  for (const picture of [...Object.values(used), justUploaded]) expect(await isThere(picture)).toBe(true);
  for (const picture of [unused, unusedAsWell]) expect(await isThere(picture)).toBe(false);
  expect(await readdir(directory)).not.toContain(hashOf(unused));
  const rows = await api.query<{ id: string }>('SELECT id FROM media ORDER BY id');
  expect(rows.map(({ id }) => id)).toEqual([...Object.values(used), justUploaded].map(({ id }) => id));
  expect(await deleteUnused()).toBe(0);
});

it('counts a picture that is uploaded again as a new one', async () => {
  const background = colour();
  const first = await upload(background);
  await age(30, first);
  const again = await upload(background);
  expect(hashOf(again)).toBe(hashOf(first));
  expect(await deleteUnused()).toBe(0);
  expect(await isThere(again)).toBe(true);
});

it('removes the row of a picture whose files are gone already', async () => {
  const picture = await upload();
  await age(8, picture);
  await rm(path.join(directory, hashOf(picture)), { recursive: true });
  expect(await deleteUnused()).toBe(1);
  expect(await api.query('SELECT FROM media WHERE id = $1', [picture.id])).toEqual([]);
});

it('goes with the retention of the day as well', async () => {
  const picture = await upload();
  await age(8, picture);
  await api.query(`DELETE FROM audit_log WHERE action = 'Retention_purge'`);
  await api.app.get(testedApi.DailyRetention).check();
  expect(await isThere(picture)).toBe(false);
});
