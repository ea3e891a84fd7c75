import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  idOf,
  mailedToken,
  someCaller,
  startNewsletterApi,
  statusOf,
  SUBSCRIBERS,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

describe('the import', () => {
  const send = (csv: string | Buffer, source = 'Mässan i Umeå') =>
    api.call('POST', `${SUBSCRIBERS}/import?source=${encodeURIComponent(source)}`, {
      token,
      body: csv,
      headers: { 'Content-Type': 'text/csv' },
    });

  it('takes each new address once, and says of every other row why not', async () => {
    await activeSubscriber(api, 'finns@exempel.se');
    await activeSubscriber(api, 'lamnade@exempel.se');
    await api.call('POST', '/api/newsletter/unsubscribe', {
      body: { token: await mailedToken(api, 'lamnade@exempel.se', 'avregistrera') },
      headers: someCaller(),
    });
    await api.call('POST', `${SUBSCRIBERS}/bulk-update`, {
      token,
      body: { ids: [await idOf(api, 'lamnade@exempel.se')], action: 'delete' },
    });
    const { status, body } = await send(
      '\uFEFFE-post;x\r\n'.replace(';x', ',Förnamn') +
        'Ny@Exempel.se,Åsa\r\nny@exempel.se,Igen\r\ninte en adress,\r\nfinns@exempel.se,\r\nlamnade@exempel.se,\r\n',
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      imported: 1,
      refused: 4,
      refused_rows: [
        { row: 3, email: 'ny@exempel.se', reason: 'Adressen står tidigare i filen.' },
        { row: 4, email: 'inte en adress', reason: 'E-postadressen är inte giltig.' },
        { row: 5, email: 'finns@exempel.se', reason: 'Adressen finns redan.' },
        { row: 6, email: 'lamnade@exempel.se', reason: expect.stringContaining('avregistrerats') },
      ],
    });
    expect(await statusOf(api, 'ny@exempel.se')).toBe('active');
    const [consent] = await api.query<{ action: string; source: string }>(
      `SELECT action, c.source FROM newsletter_consents c JOIN newsletter_subscribers s ON s.id = subscriber_id
       WHERE email = 'ny@exempel.se'`,
    );
    expect(consent).toEqual({ action: 'imported', source: 'Mässan i Umeå' });
  });

  const WINDOWS = Buffer.from('E-post;Förnamn;Efternamn\r\nasa-w@exempel.se;Åsa;Öberg\r\n', 'latin1');
  it.each([
    [
      'semicolons and a byte order mark',
      'asa-s',
      '\uFEFFE-postadress;Förnamn;Efternamn\r\nasa-s@exempel.se;Åsa;Öberg\r\n',
    ],
    ['Windows-1252', 'asa-w', WINDOWS],
    ['tabs', 'asa-t', 'Efternamn\te-mail\tFörnamn\nÖberg\tasa-t@exempel.se\tÅsa\n'],
    [
      'other words for its columns',
      'asa-o',
      'Email Address,First name,last_name\rasa-o@exempel.se,Åsa,Öberg\r',
    ],
  ])('reads a file with %s', async (_, name, csv) => {
    expect((await send(csv)).body).toEqual({ imported: 1, refused: 0, refused_rows: [] });
    const [row] = await api.query(
      `SELECT first_name, last_name FROM newsletter_subscribers WHERE email = $1`,
      [`${name}@exempel.se`],
    );
    expect(row).toEqual({ first_name: 'Åsa', last_name: 'Öberg' });
  });

  it('takes no name that would lead elsewhere in a mail', async () => {
    const { body } = await send(
      'e-post,förnamn,efternamn\r\n' +
        'ett@exempel.se,Se https://ond.exempel.se,\r\n' +
        'tva@exempel.se,Rut,www.ond.exempel.se\r\n' +
        'tre@exempel.se,"Rut\r\nBergqvist",\r\n',
    );
    const reason = 'Namnet innehåller en webbadress eller en radbrytning.';
    expect(body).toEqual({
      imported: 0,
      refused: 3,
      refused_rows: [
        { row: 2, email: 'ett@exempel.se', reason },
        { row: 3, email: 'tva@exempel.se', reason },
        { row: 4, email: 'tre@exempel.se', reason },
      ],
    });
  });

  it.each([
    ['', 'tom'],
    ['namn;ort\r\nÅsa;Umeå\r\n', 'ska heta E-post. I filen står där ”namn”, ”ort”.'],
    ['asa@exempel.se\r\n', 'I filen står där ”asa@exempel.se”.'],
    ['e-post\r\n"bruten@exempel.se', 'läsa'],
  ])('refuses the file %j', async (csv, why) => {
    const { status, body } = await send(csv);
    expect([status, body.code]).toEqual([400, 'IMPORT_UNREADABLE']);
    expect(String(body.error)).toContain(why);
  });

  it('asks where the consent was given', async () => {
    expect((await send('e-post\r\na@b.se\r\n', '  ')).status).toBe(400);
  });
});
