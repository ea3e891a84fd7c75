import { describe, expect, it, jest } from '@jest/globals';
import { ARTICLE_ICON_NAMES } from '@stillsam/ui';
import { screen, waitFor, within } from '@testing-library/react';
import './post-preview';
import { answer } from '../../../test/fake-api';
import { aPicture, aPost } from '../../../test/fixtures';
import {
  CREATE_POST,
  openNewPostAsHtml,
  openPostAsHtml,
  prepareEditor,
  SAVE_POST,
  saveButton,
} from '../../../test/open-post';
import { renderAdmin } from '../../../test/render-admin';

describe('the form of a post', () => {
  it('holds the post, each field under its Swedish label', async () => {
    await openPostAsHtml(
      aPost({
        featured_image: aPicture().src,
        featured_image_alt: 'En sjö',
        subtitle: 'En paus i vardagen',
        shows_crisis_card: true,
        meta_description: 'Meta.',
        meta_keywords: 'lugn',
        tags: ['vila', 'ro'],
      }),
    );
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet');
    expect(screen.getByLabelText('Underrubrik')).toHaveValue('En paus i vardagen');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('stillhet');
    expect(screen.getByLabelText('Utdrag')).toHaveValue('Kort om stillhet.');
    expect(screen.getByLabelText('Utdrag')).toHaveAttribute('rows', '3');
    expect(screen.getByLabelText('Innehåll')).toHaveValue('<p>Text om stillhet.</p>');
    expect(screen.getByLabelText('Innehåll')).toHaveAttribute('rows', '15');
    expect(screen.getByLabelText('Bild (URL)')).toHaveValue(aPicture().src);
    expect(screen.getByLabelText('Bildens beskrivning')).toHaveValue('En sjö');
    expect(screen.getByLabelText('Visa kriskortet i artikeln')).toBeChecked();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Utkast');
    expect(screen.getByLabelText('Metabeskrivning')).toHaveValue('Meta.');
    expect(screen.getByLabelText('Nyckelord')).toHaveValue('lugn');
    expect(screen.getByLabelText('Taggar')).toHaveValue('vila, ro');
    expect(screen.getByLabelText('Nivå')).toHaveDisplayValue('Medel');
    expect(screen.getByRole('radio', { name: 'Måne' })).toBeChecked();
    const categories = screen.getByRole('group', { name: 'Kategorier' });
    expect(within(categories).getByLabelText('Sömn')).toBeChecked();
    expect(within(categories).getByLabelText('Stresshantering')).not.toBeChecked();
  });

  it('folds what is seldom changed, until a field of it is faulty', async () => {
    const { user } = await openPostAsHtml();
    for (const label of ['Status', 'Utdrag', 'Sömn']) expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Omslagsbild' })).toBeVisible();
    expect(screen.getByLabelText('Adress (slug)')).not.toBeVisible();
    await user.clear(screen.getByLabelText('Adress (slug)'));
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByLabelText('Adress (slug)')).toBeVisible());
    await user.type(screen.getByLabelText('Adress (slug)'), 'lugn');
    expect(screen.getByLabelText('Adress (slug)')).toBeVisible();
  });

  it('names every icon in Swedish, and an unknown one by its id', async () => {
    await openPostAsHtml(aPost({ icon: 'lantern' }));
    const icons = within(screen.getByRole('group', { name: /^Ikon/ })).getAllByRole('radio');
    const names = icons.map((icon) => icon.getAttribute('aria-label'));
    expect(names).toHaveLength(ARTICLE_ICON_NAMES.length + 1);
    expect(names.filter((name) => !/^[A-ZÅÄÖ]/.test(name ?? ''))).toEqual(['lantern']);
  });

  it('derives the slug from the title in a new post, until the author edits it', async () => {
    const { user } = await openNewPostAsHtml();
    await user.type(screen.getByLabelText('Titel'), 'Öva på Åtta sätt!');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('ova-pa-atta-satt');
    await user.clear(screen.getByLabelText('Adress (slug)'));
    await user.type(screen.getByLabelText('Adress (slug)'), 'eget');
    await user.type(screen.getByLabelText('Titel'), ' Mer');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('eget');
  });

  it('leaves the slug alone when the title of an existing post changes', async () => {
    const { user } = await openPostAsHtml();
    await user.type(screen.getByLabelText('Titel'), ' igen');
    expect(screen.getByLabelText('Adress (slug)')).toHaveValue('stillhet');
  });
});

describe('checking', () => {
  it('names missing fields, focuses the first and sends nothing', async () => {
    const { api, user } = await openNewPostAsHtml();
    await user.type(screen.getByLabelText('Innehåll'), '   ');
    await user.click(saveButton());
    expect(screen.getByLabelText('Titel')).toHaveAccessibleDescription('Titel är obligatorisk');
    expect(screen.getByLabelText('Adress (slug)')).toHaveAccessibleDescription(/Slug är obligatorisk/);
    expect(screen.getByLabelText('Innehåll')).toHaveAccessibleDescription(/Innehåll är obligatoriskt/);
    await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus());
    expect(api.calls(CREATE_POST)).toHaveLength(0);
  });

  it('sends nothing while the content is blank paragraphs', async () => {
    const { api, user } = await openNewPostAsHtml();
    await user.type(screen.getByLabelText('Titel'), 'Stillhet');
    await user.type(screen.getByLabelText('Innehåll'), '<p> </p><p>&nbsp;</p>');
    await user.click(saveButton());
    expect(screen.getByLabelText('Innehåll')).toHaveAccessibleDescription(/Innehåll är obligatoriskt/);
    await waitFor(() => expect(screen.getByLabelText('Innehåll')).toHaveFocus());
    expect(api.calls(CREATE_POST)).toHaveLength(0);
  });

  it('removes an error as soon as its field is edited', async () => {
    const { user } = await openNewPostAsHtml();
    await user.click(saveButton());
    await user.type(screen.getByLabelText('Innehåll'), 'T');
    expect(screen.queryByText('Innehåll är obligatoriskt')).not.toBeInTheDocument();
    expect(screen.getByText('Titel är obligatorisk')).toBeVisible();
    await user.type(screen.getByLabelText('Titel'), 'T');
    expect(screen.queryByText('Titel är obligatorisk')).not.toBeInTheDocument();
    expect(screen.queryByText('Slug är obligatorisk')).not.toBeInTheDocument();
  });

  it('accepts only uploaded pictures', async () => {
    const { user } = await openPostAsHtml();
    await user.click(screen.getByText('Fler inställningar', { selector: 'summary' }));
    await user.click(screen.getByLabelText('Bild (URL)'));
    await user.paste('https://exempel.se/bild.jpg');
    await user.click(saveButton());
    expect(screen.getByLabelText('Bild (URL)')).toHaveAccessibleDescription(/uppladdad här/);
  });
});

describe('the drawer', () => {
  const drawer = () => screen.getByRole('button', { name: 'Bild och inställningar' });

  it('stands open beside the text, and opens for a fault in it', async () => {
    const { user } = await openPostAsHtml();
    expect(drawer()).toHaveAttribute('aria-expanded', 'true');
    await user.clear(screen.getByLabelText('Adress (slug)'));
    await user.click(drawer());
    expect(screen.queryByLabelText('Adress (slug)')).not.toBeInTheDocument();
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByLabelText('Adress (slug)')).toHaveFocus());
    expect(screen.getByLabelText('Adress (slug)')).toHaveAccessibleDescription(/Slug är obligatorisk/);
  });

  it('opens as a sheet where there is no room beside the text', async () => {
    const wide = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(new EventTarget(), { media, matches: false } as MediaQueryList),
      );
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer(aPost({ version: 2 })));
    expect(screen.queryByLabelText('Utdrag')).not.toBeInTheDocument();
    await user.click(drawer());
    await user.type(screen.getByLabelText('Utdrag'), ' Mer.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stäng' }));
    await user.clear(screen.getByLabelText('Titel'));
    await user.click(drawer());
    await user.click(screen.getByLabelText('Utdrag'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('Stillhet');
    await user.click(saveButton());
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(api.calls(SAVE_POST).at(-1)?.body).toMatchObject({ excerpt: 'Kort om stillhet. Mer.' });
    wide.mockRestore();
  });
});

describe('the bar', () => {
  it('counts the words after a pause, and publishes a draft', async () => {
    const { api, user } = await openPostAsHtml();
    await user.type(screen.getByLabelText('Innehåll'), '<p>Två ord</p>');
    expect(await screen.findByText('5 ord', { exact: false })).toHaveTextContent('5 ord · 1 min läsning');
    api.on(SAVE_POST, () => answer(aPost({ version: 2, status: 'published' })));
    await user.click(screen.getByRole('button', { name: 'Publicera' }));
    await user.click(await screen.findByRole('button', { name: 'Publicera nu' }));
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(api.calls(SAVE_POST).at(-1)?.body).toMatchObject({ status: 'published' });
  });

  it('writes no reading time for an empty post', async () => {
    await openPostAsHtml(aPost({ content: '' }));
    expect(await screen.findByText('0 ord')).toBeVisible();
  });

  it.each([
    ['a draft', {}, 'Publicera'],
    ['a draft with a time set', { publish_at: '2127-07-15T06:00:00Z' }, 'Spara'],
    ['a published post', { status: 'published' as const }, 'Spara'],
  ])('has one main button for %s', async (_, changes, main) => {
    await openPostAsHtml(aPost(changes));
    const buttons = screen.getAllByRole('button', { name: /^(Publicera|Spara)$/ });
    const mainOnes = buttons.filter(({ className }) => className.includes('primary'));
    expect(mainOnes.map(({ textContent }) => textContent)).toEqual([main]);
  });

  it('goes from the title to the text by Enter', async () => {
    const { user } = await openPostAsHtml();
    await user.type(screen.getByLabelText('Titel'), ' nu{Enter}');
    expect(screen.getByLabelText('Innehåll')).toHaveFocus();
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet nu');
  });
});

describe('the author', () => {
  it('comes from those who write, or whom the post names now', async () => {
    const { user } = await openPostAsHtml(aPost({ author_name: 'Siv Gäst' }));
    const field = screen.getByLabelText('Författare');
    await waitFor(() => expect(within(field).getAllByRole('option')).toHaveLength(4));
    expect(field).toHaveDisplayValue('Siv Gäst');
    await user.selectOptions(field, 'Åke Ås');
    expect(field).toHaveDisplayValue('Åke Ås');
  });
});

describe('the preview', () => {
  it('shows the search hit, the shared link and the phone side by side', async () => {
    const { user } = await openPostAsHtml(aPost({ meta_description: 'Om att vila.' }));
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    await user.click(screen.getByRole('button', { name: 'Sökträff, delning och telefon' }));
    expect(await screen.findByText('Så ser sökträffen ut')).toBeVisible();
    expect(screen.getAllByText('Stillhet | Stillsam')).toHaveLength(2);
    expect(screen.getAllByText('Om att vila.')).toHaveLength(2);
    expect(screen.getByText(/› kunskapsbibliotek › stillhet$/)).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Så ser det ut i telefonen' })).getByText('Text om stillhet.'),
    ).toBeVisible();
  });
});

describe('opening', () => {
  it('returns to the dashboard with a message when the post cannot be loaded', async () => {
    const api = prepareEditor();
    api.on('GET /api/blog/admin/posts/:id', () => answer({ error: 'Artikeln kunde inte hittas' }, 404));
    const { router } = renderAdmin('/admin/blog/edit/99');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunde inte hämta blogginlägget');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});
