import { expect, it } from '@jest/globals';
import type { WordedMailDto, WordedMailsDto } from '../../src/modules/mail-texts/mail-texts.controller';
import { subscribe as subscribeTo } from '../support/newsletter';
import { startPostsApi } from '../support/posts';

const PATH = '/api/admin/settings/mail-texts';
const OPT_IN = 'newsletter-opt-in';
const admin = startPostsApi();

const list = async () => (await admin.api.get<WordedMailsDto>(PATH, admin.token)).body.mails;
const read = async (wanted: string) => (await list()).find(({ name }) => name === wanted);
const change = (name: string, body: object) =>
  admin.api.call<WordedMailDto & { issues?: unknown }>('PUT', `${PATH}/${name}`, {
    token: admin.token,
    body,
  });
const preview = (name: string, body: object) =>
  admin.api.call<{ subject: string; html: string }>('POST', `${PATH}/${name}/preview`, {
    token: admin.token,
    body,
  });
const subscribe = async (email: string) => {
  await subscribeTo(admin.api, email);
  const [mail] = await admin.api.query<{ subject: string; text: string }>(
    `SELECT subject, text FROM mails WHERE recipient = $1`,
    [email],
  );
  return mail;
};

it('mails what the owner has written, and the original again once that is restored', async () => {
  const before = await read(OPT_IN);
  expect([before?.version, before?.text]).toEqual([0, null]);
  expect((await subscribe('a@exempel.se'))?.subject).toBe(before?.original.subject);
  const text = { subject: 'Ett steg kvar', opening: 'Tryck på knappen <b>så</b> är du med.' };
  expect((await change(OPT_IN, { version: 0, text })).body).toMatchObject({ version: 1, text });
  const mail = await subscribe('b@exempel.se');
  expect(mail?.subject).toBe('Ett steg kvar');
  expect(mail?.text).toContain('Hej,\n\nTryck på knappen <b>så</b> är du med.');
  expect(mail?.text).toContain('Länken gäller i 48 timmar');
  expect((await change(OPT_IN, { version: 0, text: null })).status).toBe(412);
  await change(OPT_IN, { version: 1, text: null });
  expect((await subscribe('c@exempel.se'))?.subject).toBe(before?.original.subject);
});

it('refuses a text without a placeholder of the original, and one with another', async () => {
  const text = { subject: 'Tack', opening: 'Tack, {namn}!' };
  const { status, body } = await change('order-paid', { version: 0, text });
  expect([status, body.issues]).toEqual([
    400,
    [
      { path: 'text.subject', message: expect.stringContaining('{kvittonummer}') },
      { path: 'text.opening', message: '{namn} finns inte i det här mejlet.' },
    ],
  ]);
  expect((await change('order-lost', { version: 0, text })).status).toBe(404);
});

it('shows each mail of every module with a text that is not saved, escaped and with its values', async () => {
  const mails = await list();
  expect(mails.length).toBeGreaterThan(15);
  for (const { name, original } of mails) {
    const { subject, opening } = original;
    const { body } = await preview(name, { subject: `Ny: ${subject}`, opening: `${opening} <i>Hej</i>` });
    expect(body.subject).toMatch(/^Ny: [^{}]+$/);
    expect(body.html).toContain('&lt;i&gt;Hej&lt;/i&gt;');
    expect(body.html).not.toMatch(/[{]\w+[}]/);
  }
  const editor = await admin.api.signedIn('editor');
  expect((await admin.api.get(PATH, editor.token)).status).toBe(403);
});
