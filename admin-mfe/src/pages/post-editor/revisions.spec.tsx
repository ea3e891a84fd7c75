// Loaded first, so that loading lazy chunks does not use up a test's time.
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import './post-preview';
import './revision-diff';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost } from '../../../test/open-post';

const RESTORE = 'POST /api/blog/admin/posts/:id/revisions/:version/restore';

function aRevision(version: number) {
  return {
    version,
    title: `Titel ${version}`,
    status: 'draft',
    saved_at: `2026-03-0${version}T10:00:00Z`,
    saved_by_name: 'Rut',
  };
}

const textOf = (version: number) => `<p>Texten i version ${version}.</p>`;

async function openRevisions(post = aPost(), contentOf = textOf) {
  const opened = await openPost(post);
  opened.api.on('GET /api/blog/admin/posts/:id/revisions', () =>
    answer({
      revisions: [aRevision(3), aRevision(2), aRevision(1)],
      pagination: { page: 1, limit: 20, totalCount: 3, totalPages: 1 },
    }),
  );
  opened.api.on('GET /api/blog/admin/posts/:id/revisions/:version', ({ url }) => {
    const version = Number(url.pathname.split('/').at(-1));
    return answer({ ...aPost(), ...aRevision(version), content: contentOf(version) });
  });
  await opened.user.click(screen.getByRole('button', { name: 'Versioner' }));
  await screen.findByRole('list', { name: 'Inläggets versioner' });
  return opened;
}

async function chooseOld() {
  const opened = await openRevisions();
  await opened.user.click(screen.getByRole('button', { name: /^Version 1/ }));
  await opened.user.selectOptions(screen.getByLabelText('Jämför med'), 'Ingen, visa texten');
  await screen.findByText('Texten i version 1.');
  return opened;
}

describe('the version list of a post', () => {
  it('shows what the last save changed, then what the current text has of another version', async () => {
    const { user } = await openRevisions();
    expect(await screen.findByRole('heading', { name: 'Från version 2 till version 3' })).toBeVisible();
    expect(await screen.findByText('Ändrat: Titel, Innehåll.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Version'), '1, 1 mars 2026 kl. 11.00');
    expect(await screen.findByRole('heading', { name: 'Från version 1 till version 3' })).toBeVisible();
    expect(screen.getByLabelText('Jämför med')).toHaveDisplayValue('Den nuvarande texten');
    expect(screen.getByRole('button', { name: 'Återställ version 1' })).toBeVisible();
  });

  it('names a field whose form alone differs', async () => {
    await openRevisions(aPost(), (version) => (version === 3 ? '<h2>Lugn</h2>' : '<p>Lugn</p>'));
    expect(await screen.findByText('Ändrat: Titel, Innehåll.')).toBeVisible();
  });

  it('shows time, author and status, the present one marked', async () => {
    await openRevisions();
    const rows = within(screen.getByRole('list', { name: 'Inläggets versioner' })).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Version 3 Nuvarande3 mars 2026 kl. 11.00Sparad av Rut, utkastTitel 3',
      'Version 2 2 mars 2026 kl. 11.00Sparad av Rut, utkastTitel 2',
      'Version 1 1 mars 2026 kl. 11.00Sparad av Rut, utkastTitel 1',
    ]);
  });

  it('shows a version, without anything to write in', async () => {
    const { user } = await openRevisions();
    await user.click(screen.getByRole('button', { name: /^Version 3/ }));
    expect(await screen.findByText('Texten i version 3.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Version 3' })).toHaveFocus());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows what differs from any other version, in words too', async () => {
    const { user } = await chooseOld();
    await user.selectOptions(screen.getByLabelText('Jämför med'), '2, 2 mars 2026 kl. 11.00');
    expect(await screen.findByText('Ändrat: Titel, Innehåll.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Från version 1 till version 2');
    const content = screen.getByRole('region', { name: 'Innehåll' });
    expect(within(content).getByRole('deletion')).toHaveTextContent('Borttaget: 1 (slut)');
    expect(within(content).getByRole('insertion')).toHaveTextContent('Tillagt: 2 (slut)');
    await user.selectOptions(screen.getByLabelText('Jämför med'), 'Ingen, visa texten');
    expect(await screen.findByText('Texten i version 1.')).toBeVisible();
  });

  it('leaves the text that is being written as it is', async () => {
    const { user } = await openPost();
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    await user.click(screen.getByRole('button', { name: 'Skriv' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet nu');
  });
});

describe('an earlier version', () => {
  it('returns as a new one after a confirmation, and stays a draft', async () => {
    const { api, user } = await chooseOld();
    api.on(RESTORE, () =>
      answer(aPost({ version: 4, title: 'Titel 1', content: '<p>Texten i version 1.</p>' })),
    );
    await user.click(screen.getByRole('button', { name: 'Återställ den här versionen' }));
    const question = screen.getByRole('alertdialog', { name: 'Vill du återställa version 1?' });
    expect(question).toHaveTextContent('inlägget förblir ett utkast');
    await user.click(within(question).getByRole('button', { name: 'Återställ' }));
    expect(await screen.findByText('Version 1 är återställd som en ny version.')).toBeVisible();
    expect(api.calls(RESTORE)[0]?.body).toEqual({ version: 3 });
    expect(screen.getByLabelText('Titel')).toHaveValue('Titel 1');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Utkast');
    await screen.findByRole('toolbar');
  });

  it('does not return on a no', async () => {
    const { api, user } = await chooseOld();
    await user.click(screen.getByRole('button', { name: 'Återställ den här versionen' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Avbryt' }));
    expect(api.calls(RESTORE)).toHaveLength(0);
  });

  it('does not overwrite what another has saved meanwhile', async () => {
    const { api, user } = await chooseOld();
    const current = aPost({ version: 5, title: 'Deras titel' });
    api.on(RESTORE, () => answer({ error: 'Ändrat.', code: 'POST_CHANGED', current }, 412));
    await user.click(screen.getByRole('button', { name: 'Återställ den här versionen' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Återställ' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Någon annan har sparat inlägget');
    await user.click(screen.getByRole('button', { name: 'Hämta den nya versionen' }));
    expect(await screen.findByLabelText('Titel')).toHaveValue('Deras titel');
    await screen.findByRole('toolbar');
  });

  it('changes a published post at once, and warns before', async () => {
    const { user } = await openRevisions(
      aPost({ status: 'published', published_at: '2026-03-05T10:00:00Z' }),
    );
    await user.click(screen.getByRole('button', { name: /^Version 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Återställ version 1' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('besökarna ser den genast');
    await screen.findByText(/^Ändrat/);
  });
});

describe('the preview', () => {
  it('shows what is written as an article, cleaned, saved or not', async () => {
    const { user } = await openPost(aPost({ content: '<p>Lugn text.</p><script>stulen = 1</script>' }));
    await user.type(screen.getByLabelText('Titel'), ' nu');
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    const article = await screen.findByRole('article', { name: 'Så ser besökaren inlägget' });
    expect(within(article).getByRole('heading', { name: 'Stillhet nu' })).toBeVisible();
    expect(await within(article).findByText('Lugn text.')).toBeVisible();
    expect(within(article).getByText('Av Anna')).toBeVisible();
    expect(within(article).getByText('Sömn')).toBeVisible();
    expect(within(article).getByText('Nivå: medel')).toBeVisible();
    expect(article.querySelector('script')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Spara' })).not.toBeInTheDocument();
  });
});
