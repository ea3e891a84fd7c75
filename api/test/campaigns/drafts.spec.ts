import { expect, it } from '@jest/globals';
import { startPostsApi } from '../support/posts';
import { CAMPAIGNS, readLetter, writeLetter } from '../support/campaigns';
import type { ErrorDto } from '../../src/contract/answers';
import type {
  CampaignDto,
  CampaignListDto,
  CampaignRevisionsDto,
} from '../../src/modules/campaigns/drafts/campaigns.dto';

const admin = startPostsApi();

const call = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  admin.api.call<Body>(method, `${CAMPAIGNS}${path}`, { token: admin.token, body });
const namesOf = async (query: string) =>
  (await call<CampaignListDto>('GET', query)).body.campaigns.map(({ subject }) => subject);

it('copies what is written in a letter of any status into a new draft', async () => {
  const written = { subject: 'Vårbrevet', content: '<p>Ljuset.</p>', interests: ['somn'], spread_hours: 3 };
  const letter = await writeLetter(admin.api, admin.token, written);
  await admin.api.query(`UPDATE campaigns SET status = 'stopped', started_at = now() WHERE id = $1`, [
    letter.id,
  ]);
  const { status, body: copy } = await call<CampaignDto>('POST', '', { copy_of: letter.id });
  expect(status).toBe(201);
  expect(copy).toMatchObject({
    ...written,
    status: 'draft',
    version: 1,
    started_at: null,
    is_template: false,
  });
  expect([copy.id, copy.slug]).not.toEqual([letter.id, letter.slug]);
  expect((await call('POST', '', { copy_of: '999999' })).status).toBe(404);
});

it('lists the letters that are marked as templates, which saves leave marked', async () => {
  const letter = await writeLetter(admin.api, admin.token, { subject: 'Månadsbrevet' });
  const mark = (is_template: unknown) => call<CampaignDto>('PUT', `/${letter.id}/template`, { is_template });
  expect((await mark(true)).body).toMatchObject({ is_template: true, version: letter.version });
  await call('PUT', `/${letter.id}`, { version: letter.version, preheader: 'Tre lugna stunder' });
  expect(await namesOf('?kind=template')).toEqual(['Månadsbrevet']);
  expect((await mark('ja')).status).toBe(400);
  await mark(false);
  expect(await namesOf('?kind=template')).toEqual([]);
});

it('takes up an author’s draft that nothing is written in, and lists it once something is', async () => {
  const before = (await namesOf('')).length;
  const first = (await call<CampaignDto>('POST', '', {})).body;
  await admin.api.query(`UPDATE campaigns SET created_at = now() - interval '1 hour' WHERE id = $1`, [
    first.id,
  ]);
  expect((await call<CampaignDto>('POST', '', {})).body.id).toBe(first.id);
  expect(await namesOf('')).toHaveLength(before);
  await call('PUT', `/${first.id}`, { version: 1, subject: 'Julbrevet' });
  expect(await namesOf('')).toHaveLength(before + 1);
  const next = (await call<CampaignDto>('POST', '', {})).body;
  expect(next.id).not.toBe(first.id);
  expect(await readLetter(admin.api, admin.token, next)).toMatchObject({ version: 1, subject: '' });
});

it('keeps one of the saves within ten minutes, and the text that a restore replaces', async () => {
  const versionsOf = async (id: string) =>
    (await call<CampaignRevisionsDto>('GET', `/${id}/revisions`)).body.revisions.map(({ version, subject }) =>
      `${version} ${subject}`.trim(),
    );
  const { id } = (await call<CampaignDto>('POST', '', {})).body;
  await call('PUT', `/${id}`, { version: 1, subject: 'Ett' });
  await call('PUT', `/${id}`, { version: 2, subject: 'Två' });
  expect(await versionsOf(id)).toEqual(['3 Två', '1']);
  const restored = await call<CampaignDto>('POST', `/${id}/revisions/1/restore`, { version: 3 });
  expect(restored.body).toMatchObject({ version: 4, subject: '' });
  expect(await versionsOf(id)).toEqual(['4', '3 Två', '1']);
});

it.each([
  ['subject', 'Vila\r\nBcc: nagon@exempel.se'],
  ['subject', 'Vila\u2028och lugn'],
  ['subject', 'Vila\u0007'],
  ['preheader', 'Tre vanor\nför kvällen'],
])('refuses a %s of more than one line: %j', async (field, text) => {
  const { id } = (await call<CampaignDto>('POST', '', {})).body;
  const { status, body } = await call<ErrorDto>('PUT', `/${id}`, { version: 1, [field]: text });
  expect(status).toBe(400);
  expect(body.issues).toEqual([{ path: field, message: expect.stringMatching(/ska stå på en rad\.$/) }]);
});
