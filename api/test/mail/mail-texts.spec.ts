import { expect, it } from '@jest/globals';
import type { MailTextsSettingDto } from '../../src/modules/mail-texts/mail-texts.dto';
import { subscribe as subscribeTo } from '../support/newsletter';
import { startPostsApi } from '../support/posts';

const PATH = '/api/admin/settings/mail-texts';
const admin = startPostsApi();

const read = async () => (await admin.api.get<MailTextsSettingDto>(PATH, admin.token)).body;
const change = (body: object) => admin.api.call('PUT', PATH, { token: admin.token, body });
const subscribe = async (email: string) => {
  await subscribeTo(admin.api, email);
  const [mail] = await admin.api.query<{ subject: string; text: string }>(
    `SELECT subject, text FROM mails WHERE recipient = $1`,
    [email],
  );
  return mail;
};

it('mails what the owner has written, and the original again once that is restored', async () => {
  const { value, version, originals } = await read();
  const original = originals.find(({ name }) => name === 'newsletter_opt_in');
  expect([version, value.newsletter_opt_in]).toEqual([0, null]);
  expect((await subscribe('a@exempel.se'))?.subject).toBe(original?.subject);
  const own = { subject: 'Ett steg kvar', opening: 'Tryck på knappen <b>så</b> är du med.' };
  expect((await change({ version, newsletter_opt_in: own })).status).toBe(200);
  const mail = await subscribe('b@exempel.se');
  expect(mail?.subject).toBe('Ett steg kvar');
  expect(mail?.text).toContain('Hej,\n\nTryck på knappen <b>så</b> är du med.');
  expect(mail?.text).toContain('Länken gäller i 48 timmar');
  expect((await change({ version, newsletter_opt_in: null })).status).toBe(412);
  await change({ version: 1, newsletter_opt_in: null });
  expect((await subscribe('c@exempel.se'))?.subject).toBe(original?.subject);
});

it('refuses a text without a placeholder of the original, and one with another', async () => {
  const { version } = await read();
  const written = { subject: 'Tack', opening: 'Tack, {namn}!' };
  const { status, body } = await change({ version, order_paid: written });
  expect([status, body.issues]).toEqual([
    400,
    [
      { path: 'order_paid.subject', message: expect.stringContaining('{kvittonummer}') },
      { path: 'order_paid.opening', message: '{namn} finns inte i det här mejlet.' },
    ],
  ]);
});

it('shows each mail with a text that is not saved, escaped and with its values', async () => {
  const { originals } = await read();
  for (const { name, subject, opening } of originals) {
    const text = { name, subject: `Ny: ${subject}`, opening: `${opening} <i>Hej</i>` };
    const { body } = await admin.api.call<{ subject: string; html: string }>('POST', `${PATH}/preview`, {
      token: admin.token,
      body: text,
    });
    expect(body.subject).toMatch(/^Ny: [^{}]+$/);
    expect(body.html).toContain('&lt;i&gt;Hej&lt;/i&gt;');
    expect(body.html).not.toMatch(/[{]\w+[}]/);
  }
  const editor = await admin.api.signedIn('editor');
  expect((await admin.api.get(PATH, editor.token)).status).toBe(403);
});
