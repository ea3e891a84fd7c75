import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aCampaign, openCampaign, SAVE, subject, typeSubject } from '../../../test/open-campaign';

const PREVIEW = 'GET /api/admin/campaigns/:id/preview';
const RESTORE = 'POST /api/admin/campaigns/:id/revisions/:version/restore';

const HTML = `<!doctype html><html lang="sv"><head><style>
  @media (prefers-color-scheme: dark) { p { color: white } }
  </style></head><body style="margin: 0px"><p style="padding: 3px">Hej du.</p><script>1</script>
  <img src="http://site.test/api/media/0/480.webp" alt="Sjö"><a href="https://www.1177.se/">1177</a></body></html>`;

describe('the first name', () => {
  it('gets a place at the cursor, whose fallback word can be written over', async () => {
    const { api, user } = await openCampaign();
    await user.click(screen.getByRole('button', { name: 'Förnamn' }));
    api.on(PREVIEW, () => answer({ html: HTML, text: '', html_bytes: 1, has_name: true }));
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    await waitFor(() => expect(api.calls(SAVE)).not.toHaveLength(0));
    expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ content: expect.stringContaining('{förnamn|du}') });
  });
});

describe('the preview', () => {
  async function preview() {
    const opened = await openCampaign();
    opened.api.on(PREVIEW, () =>
      answer({ html: HTML, text: 'Hej du.\n\n1177', html_bytes: 12_345, has_name: false }),
    );
    await opened.user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Så ser brevet ut');
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Hej du.'));
    return { ...opened, frame, body: () => frame.contentDocument?.body };
  }
  const choose = (name: string) => screen.getByRole('button', { name });

  it('shows the letter with its styles in a frame without scripts', async () => {
    const { frame, body } = await preview();
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    expect(body()?.style.margin).toBe('0px');
    const paragraph = body()?.querySelector('p');
    expect(paragraph?.style.padding).toBe('3px');
    expect(body()?.querySelector('script')).toBeNull();
    expect(body()?.querySelector('img')?.src).toBe('http://api.test/api/media/0/480.webp');
    expect(body()?.querySelector('a')).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Brevet väger 13 kB utan bilder.')).toBeVisible();
  });

  it('shows the dark rules of the mail in the dark alone', async () => {
    const { user, frame } = await preview();
    const rules = () => JSON.stringify(frame.contentDocument?.adoptedStyleSheets);
    expect(rules()).toContain('@media (max-width: 0) { p');
    await user.click(choose('Mörkt'));
    expect(rules()).toContain('@media (min-width: 0) { p');
    expect(rules()).toContain('color-scheme: dark');
  });

  it('shows the plain text', async () => {
    const { user } = await preview();
    await user.click(choose('Text'));
    expect(screen.getByRole('region', { name: 'Text' })).toHaveTextContent('Hej du. 1177');
    expect(screen.queryByTitle('Så ser brevet ut')).not.toBeInTheDocument();
  });

  it('reads as somebody with a name and as somebody without one', async () => {
    const { api, user } = await openCampaign();
    const lettersTo = (name: string) => ({ html: HTML, text: `Hej ${name}!`, html_bytes: 1, has_name: true });
    api.on(PREVIEW, ({ url }) =>
      answer(lettersTo(url.searchParams.get('first_name') === '' ? 'du' : 'Anna')),
    );
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    await user.click(await screen.findByRole('button', { name: 'Text' }));
    expect(await screen.findByText('Hej Anna!')).toBeVisible();
    await user.click(choose('En utan namn'));
    expect(await screen.findByText('Hej du!')).toBeVisible();
  });

  it('saves what was just typed before it is fetched anew, and keeps it in the form', async () => {
    const { api, user } = await openCampaign();
    api.on(PREVIEW, () => answer({ html: HTML, text: '', html_bytes: 1, has_name: false }));
    typeSubject('Vila i april');
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    await waitFor(() => expect(api.calls(SAVE)).toHaveLength(1));
    await waitFor(() => expect(api.calls(PREVIEW)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Skriv' }));
    expect(subject()).toHaveValue('Vila i april');
  });

  it('can be fetched again after a failure', async () => {
    const { api, user } = await openCampaign();
    api.on(PREVIEW, () => answer({ error: 'Nej.' }, 400));
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    await screen.findByText('Förhandsvisningen gick inte att hämta.');
    api.on(PREVIEW, () => answer({ html: HTML, text: '', html_bytes: 1, has_name: false }));
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByTitle('Så ser brevet ut');
  });
});

describe('the list of versions', () => {
  const ROWS = [3, 1].map((version) => ({
    version,
    saved_at: `2026-03-0${version}T10:00:00Z`,
    saved_by_name: 'Anna',
    subject: `Ämne ${version}`,
  }));
  const { subject: _, ...rest } = aCampaign();

  async function openFirst() {
    const opened = await openCampaign();
    opened.api.on('GET /api/admin/campaigns/:id/revisions', () => answer({ revisions: ROWS }));
    opened.api.on('GET /api/admin/campaigns/:id/revisions/:version', () =>
      answer({ ...ROWS[1], fields: { ...rest, subject: 'Ämne 1', content: '<p>Den första.</p>' } }),
    );
    await opened.user.click(screen.getByRole('button', { name: 'Versioner' }));
    const list = await screen.findByRole('list', { name: 'Brevets versioner' });
    expect(within(list).getByText('Nuvarande')).toBeVisible();
    await opened.user.click(within(list).getByRole('button', { name: /Version 1/ }));
    expect(await screen.findByText('Den första.')).toBeVisible();
    return opened;
  }

  it('shows each version to read and restore', async () => {
    const { api, user } = await openFirst();
    api.on(RESTORE, () =>
      answer(aCampaign({ version: 4, subject: 'Ämne 1', content: '<p>Den första.</p>' })),
    );
    await user.click(screen.getByRole('button', { name: 'Återställ den här versionen' }));
    expect(await screen.findByText('Version 1 är återställd.')).toBeVisible();
    expect(api.calls(RESTORE)[0]?.body).toEqual({ version: 3 });
    expect(subject()).toHaveValue('Ämne 1');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Brevet' })).toHaveTextContent('Den första.'),
    );
    expect(api.calls(SAVE)).toHaveLength(0);
  });

  it('does not overwrite what another admin has saved', async () => {
    const { api, user } = await openFirst();
    api.on(RESTORE, () => answer({ error: 'Ändrat.', current: aCampaign({ version: 4 }) }, 412));
    await user.click(screen.getByRole('button', { name: 'Återställ den här versionen' }));
    expect(await screen.findByText(/Någon annan har sparat brevet\./)).toBeVisible();
  });
});
