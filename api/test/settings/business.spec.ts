import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { eventually, TestApi } from '../support/test-api';

interface Settings {
  company: { value: Record<string, unknown>; version: number; changed_by_name: string | null };
  missing: { place: string; is_required: boolean }[];
  is_open: boolean;
}

const SEED = testBusiness({ phone: null, vatNumber: false });
const COMPANY = {
  legalName: 'Stilla Stunder AB',
  organisationNumber: '5560360793',
  vatNumber: 'se 556036-0793 01',
  isMicroEnterprise: true,
  guidanceVatKind: 'book',
  none: [],
};
const REACH = { address: 'Storgatan 1, 111 22 Stockholm', email: 'hej@exempel.se', phone: '08-123 456 78' };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await TestApi.start({
    business: SEED,
    environment: { SITE_ORIGIN: 'https://stillsam.example', SITE_INTERNAL_ORIGIN: 'http://localhost:1' },
  });
  token = (await api.signedIn('admin', { name: 'Åsa Öberg' })).token;
});
afterAll(() => api.stop());

const read = async () => (await api.get<Settings>('/api/admin/settings/business', token)).body;
const change = (section: string, body: object) =>
  api.call('PUT', `/api/admin/settings/business/${section}`, { token, body });
const issueOf = async (section: string, body: object) => {
  const { status, body: answer } = await change(section, { version: 0, ...body });
  expect(status).toBe(400);
  return answer.issues;
};

describe('the company', () => {
  it('has the facts of the build until the owner changes them', async () => {
    const { company, missing, is_open } = await read();
    expect(company).toMatchObject({
      value: { legalName: 'Exempelbolaget', vatNumber: null, none: ['vatNumber'] },
      version: 0,
      changed_by_name: null,
    });
    expect(missing).toContainEqual({ place: 'phone', is_required: true });
    expect(missing).toContainEqual({ place: 'responsibleEditor', is_required: false });
    expect(missing.map(({ place }) => place)).not.toContain('vatNumber');
    expect(is_open).toBe(false);
    expect((await api.get('/api/site-facts')).body).toMatchObject({ business: null, crisis_lines: null });
  });

  it('opens a public site once the last required one is filled in, and reaches its pages', async () => {
    const letter = { name: 'Åsa', email: 'kund@exempel.se', message: 'Hej' };
    const send = () => api.call('POST', '/api/contact', { body: letter });
    expect((await send()).body.code).toBe('SITE_NOT_OPEN');
    expect((await change('reach', { ...REACH, version: 0 })).body).toMatchObject({ is_open: true });
    expect((await send()).status).toBe(201);
    const { body, headers } = await api.get('/api/site-facts');
    expect(body.business).toMatchObject({ ...SEED, ...REACH });
    expect(headers.get('surrogate-key')).toBe('page');
  });

  it('keeps who changed which facts, in the log too', async () => {
    const { status, body } = await change('company', { ...COMPANY, version: 0 });
    expect(status).toBe(200);
    expect(body.company).toMatchObject({
      value: { organisationNumber: '556036-0793', vatNumber: 'SE556036079301' },
      version: 1,
      changed_by_name: 'Åsa Öberg',
    });
    const [entry] = await api.query<{ target: string }>(
      `SELECT target FROM audit_log WHERE action = 'BusinessSettings_changeCompany' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.target).toMatch(/^company, .*legalName.*vatNumber/);
    expect((await change('company', { ...COMPANY, version: 0 })).body).toMatchObject({
      code: 'SETTING_CHANGED',
      saved_by_name: 'Åsa Öberg',
      is_own: true,
    });
  });

  it('stands in the footer of mails', async () => {
    const { email } = await api.signedIn('editor');
    await api.call('POST', '/api/auth/password-reset', { body: { email } });
    const mails = () => api.query<{ text: string }>('SELECT text FROM mails WHERE recipient = $1', [email]);
    await eventually(async () => (await mails()).length === 1);
    expect((await mails())[0]?.text.replace(/\s+/g, ' ')).toContain(
      'Avsändare: Stillsam, Stilla Stunder AB, org.nr 556036-0793',
    );
  });

  it('keeps a reviewer on each line', async () => {
    const editorial = {
      responsibleEditor: null,
      isEachTextReviewed: null,
      aiUse: null,
      conflictsOfInterest: null,
      isFounderStoryTrue: null,
      areTestimonialsTrue: null,
      none: [],
    };
    for (const [reviewer, message] of [
      ['Eva\nEk', 'Skriv en granskare på varje rad.'],
      ['e'.repeat(201), 'Skriv högst 200 tecken om varje granskare.'],
      [7, 'Skriv en granskare på varje rad.'],
    ])
      expect(await issueOf('editorial', { ...editorial, reviewers: ['Bo', reviewer] })).toContainEqual({
        path: 'reviewers',
        message,
      });
    const { body } = await change('editorial', { ...editorial, reviewers: [' Eva Ek, läkare '], version: 0 });
    expect(body).toMatchObject({ editorial: { value: { reviewers: ['Eva Ek, läkare'] } } });
  });

  it('refuses what is no such fact, with a sentence at the field', async () => {
    expect(
      await issueOf('company', { ...COMPANY, organisationNumber: '556036-0794', vatNumber: null }),
    ).toEqual([{ path: 'organisationNumber', message: expect.stringContaining('Numret stämmer inte') }]);
    expect(await issueOf('company', { ...COMPANY, vatNumber: 'SE202100548901' })).toEqual([
      { path: 'vatNumber', message: expect.stringContaining('företagets organisationsnummer och 01') },
    ]);
    expect(await issueOf('reach', { address: 'Storgatan 1', email: 'nej', phone: '12' })).toEqual([
      { path: 'address', message: expect.stringContaining('postnummer') },
      { path: 'email', message: 'Ange en giltig e-postadress.' },
      { path: 'phone', message: expect.stringContaining('riktnummer') },
    ]);
    const nobody = {
      hosting: { name: '', country: 'Sverige' },
      email: null,
      payment: null,
      statistics: null,
    };
    expect(
      await issueOf('processors', { ...nobody, logDays: 0, dataProtectionOfficer: null, none: [] }),
    ).toEqual([
      { path: 'hosting.name', message: 'Skriv namn och land.' },
      { path: 'logDays', message: 'Skriv antalet dagar med siffror, minst 1.' },
    ]);
    const social = { instagram: 'stillsam', messenger: null, none: [] };
    expect(await issueOf('social', { ...social, version: 2_147_483_647 })).toEqual([
      { path: 'version', message: 'Versionen saknas.' },
    ]);
    expect(await issueOf('social', { instagram: '@stillsam', messenger: null, none: [] })).toEqual([
      { path: 'instagram', message: 'Skriv kontots namn utan @ och utan adress.' },
    ]);
  });

  it('takes no for an answer', async () => {
    await change('social', { instagram: 'stillsam', messenger: null, none: ['messenger'], version: 0 });
    await change('processors', {
      hosting: { name: 'Driftbolaget', country: 'Sverige' },
      email: null,
      payment: null,
      statistics: null,
      logDays: 14,
      dataProtectionOfficer: null,
      none: ['payment', 'statistics', 'email', 'dataProtectionOfficer'],
      version: 0,
    });
    const { body } = await api.get('/api/site-facts');
    expect(body.business).toMatchObject({
      instagram: 'stillsam',
      messenger: false,
      logDays: 14,
      dataProtectionOfficer: false,
      processors: { hosting: { name: 'Driftbolaget', country: 'Sverige' }, payment: false, email: false },
    });
  });
});
