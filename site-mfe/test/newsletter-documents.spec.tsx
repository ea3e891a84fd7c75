/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { jsonResponse, startFakeApi } from './fake-api';
import { renderDocument } from './render-document';

const LETTER = {
  slug: 'host-2026',
  subject: 'Ett höstbrev',
  preheader: '',
  sent_at: '2026-10-01T08:00:00.000Z',
};

describe('a letter from the server', () => {
  it('holds the whole text, once', async () => {
    startFakeApi().on('/api/newsletter/letters/host-2026', () =>
      jsonResponse({ ...LETTER, content: '<p>Hej du.</p>', is_listed: true }),
    );
    const { status, markup, data } = await renderDocument('/nyhetsbrev/brev/host-2026');
    expect([status, markup.match(/<h1/g)]).toEqual([200, ['<h1']]);
    expect(markup).toContain('<p>Hej du.</p>');
    expect(data).not.toContain('Hej du.');
  });

  it('answers 404 where it was never sent', async () => {
    // The shell has a page for it; these routes alone have the router's own, which reports it.
    expectConsole('error');
    startFakeApi();
    expect((await renderDocument('/nyhetsbrev/brev/finns-inte')).status).toBe(404);
  });
});

describe('the page of preferences from the server', () => {
  it('asks the API for nothing, and holds a form for browsers without JavaScript', async () => {
    const api = startFakeApi();
    const { markup, data } = await renderDocument('/nyhetsbrev/installningar?token=hemlig');
    expect(api.requests).toEqual([]);
    expect(data).not.toContain('hemlig');
    const [, form = ''] = /<noscript>(.*)<\/noscript>/s.exec(markup) ?? [];
    expect(form).toMatch(/<form [^>]*action="\/api\/newsletter\/preferences\/form" method="post"/);
    expect(form).toContain('kan sidan inte visa vad du har valt tidigare');
    expect(form).toContain('<input type="hidden" name="token" value="hemlig"/>');
    expect(form.match(/name="interests"/g)).toHaveLength(4);
    expect(form.match(/name="(?:frequency|pause)"/g)).toHaveLength(5);
    expect(form.match(/ checked=""/g)).toHaveLength(2);
  });
});

it('posts without JavaScript too from the page that confirms an address on a notify list', async () => {
  startFakeApi();
  const { markup } = await renderDocument('/paminnelse/bekrafta?token=abc');
  expect(markup).toMatch(/<form [^>]*action="\/api\/notify\/confirm\/form"/);
  expect(markup).toContain('<input type="hidden" name="token" value="abc"/>');
});

it('posts the letter without JavaScript too from the page that unsubscribes', async () => {
  startFakeApi();
  const { markup } = await renderDocument('/nyhetsbrev/avregistrera?token=abc&brev=host-2026');
  expect(markup).toContain('<input type="hidden" name="letter" value="host-2026"/>');
  const { markup: without } = await renderDocument('/nyhetsbrev/avregistrera?token=abc&brev=%3Cb%3E');
  expect(without).not.toContain('name="letter"');
});
