import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost, openPostAsHtml, SAVE_POST } from '../../../test/open-post';

const REVIEWS = 'GET /api/blog/admin/posts/:id/reviews';
const DRAFT = {
  title: 'Stillhet',
  slug: 'stillhet',
  excerpt: '',
  meta_description: '',
  featured_image: null,
  categories: [],
};
const save = () => screen.getByRole('button', { name: 'Spara' });

async function lookOver(
  changes: Parameters<typeof aPost>[0] = {},
  current: { state: string; next_on: string | null } = { state: 'none', next_on: null },
) {
  const opened = await openPostAsHtml(aPost({ ...DRAFT, ...changes }));
  opened.api.on(REVIEWS, () => answer({ current, can_keep: false, reviews: [], decisions: [] }));
  await opened.user.click(screen.getByRole('button', { name: 'Publicera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicera inlägget' }));
  return { ...opened, dialog };
}

describe('the last look before a draft goes out', () => {
  it('says what becomes public, when, and what is missing', async () => {
    const { api, dialog } = await lookOver({ categories: ['somn'] });
    expect(dialog.getByText('Stillhet')).toBeVisible();
    expect(dialog.getByText('/kunskapsbibliotek/stillhet')).toBeVisible();
    expect(dialog.getByText('Sömn')).toBeVisible();
    expect(dialog.getByText('Tecknat')).toBeVisible();
    expect(dialog.getByText('Inlägget blir synligt genast.')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fyll i metabeskrivning eller utdrag, annars väljer sökmotorn ett stycke själv.',
    ]);
    expect(api.calls(SAVE_POST)).toHaveLength(0);
    expect(api.calls(REVIEWS)).toHaveLength(0);
  });

  it('says first when, and what is missing before what becomes public', async () => {
    await lookOver();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAccessibleDescription('Inlägget blir synligt genast.');
    expect(dialog).toHaveTextContent(/genast\..*Ingen kategori är vald.*Det här blir synligt.*Tillbaka/);
  });

  it('says whether a text with the crisis card has sources and a review', async () => {
    const { dialog } = await lookOver({ shows_crisis_card: true });
    expect(dialog.getByText('Texten visar kriskortet men har inga källor.')).toBeVisible();
    expect(
      await dialog.findByText('Den sparade texten är inte granskad av legitimerad personal.'),
    ).toBeVisible();
  });

  it('warns of the question of the gate, unless the text is reviewed', async () => {
    const follows = /^Om den inte redan har ett undantag/;
    const { dialog, unmount } = await lookOver({ shows_crisis_card: true });
    expect(await dialog.findByText(follows)).toBeVisible();
    unmount();
    const reviewed = await lookOver({ shows_crisis_card: true }, { state: 'current', next_on: '2027-03-05' });
    await reviewed.dialog.findByText(/granskningen gäller till och med/);
    expect(reviewed.dialog.queryByText(follows)).not.toBeInTheDocument();
  });

  it('asks for no more sources where there are some', async () => {
    const content = '<p>Lugn.</p><h2 id="kallor">Källor</h2><ol><li>1177.</li></ol>';
    const { dialog } = await lookOver({ shows_crisis_card: true, content });
    await dialog.findByText(/^Den sparade texten/);
    expect(dialog.queryByText(/har inga källor/)).not.toBeInTheDocument();
  });

  it('says that a chosen time is not used', async () => {
    const { dialog } = await lookOver({ publish_at: '2026-12-24T07:00:00Z' });
    expect(
      dialog.getByText(
        /^Inlägget blir synligt genast\. Tiden du valt, .*24 december.* kl\. 08\.00, används inte\.$/,
      ),
    ).toBeVisible();
  });

  it('misses a category where none is chosen', async () => {
    const { dialog } = await lookOver();
    expect(dialog.getByText(/^Ingen kategori är vald/)).toBeVisible();
  });

  it('leads back to the draft, which stays one', async () => {
    const { api, user, dialog } = await lookOver();
    await user.click(dialog.getByRole('button', { name: 'Tillbaka' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Status')).toHaveValue('draft');
    expect(api.calls(SAVE_POST)).toHaveLength(0);
  });

  it('leaves a draft a draft where the save fails', async () => {
    const { api, user, dialog } = await lookOver();
    api.on(SAVE_POST, () => answer({ error: 'Något gick fel' }, 500));
    await user.click(dialog.getByRole('button', { name: 'Publicera nu' }));
    await waitFor(() => expect(api.calls(SAVE_POST).at(-1)?.body).toMatchObject({ status: 'published' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveValue('draft');
    expect(screen.getByRole('button', { name: 'Publicera' })).toBeVisible();
  });

  it('comes after the faults are mended', async () => {
    const { user } = await openPostAsHtml();
    await user.clear(screen.getByLabelText('Titel'));
    await user.click(screen.getByRole('button', { name: 'Publicera' }));
    expect(await screen.findByText('Titel är obligatorisk')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a save', () => {
  it('takes no look at a published post', async () => {
    const { api, user } = await openPostAsHtml(aPost({ status: 'published' }));
    api.on(SAVE_POST, () => answer(aPost({ status: 'published' })));
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(save());
    await waitFor(() => expect(api.calls(SAVE_POST)).toHaveLength(1));
  });

  it('takes no second look at a time that was set before', async () => {
    const { api, user } = await openPostAsHtml(aPost({ publish_at: '2127-07-15T06:00:00Z' }));
    api.on(SAVE_POST, () => answer(aPost()));
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(save());
    await waitFor(() => expect(api.calls(SAVE_POST)).toHaveLength(1));
  });

  it('shows the same beside the status that publishes a draft, and takes no further press', async () => {
    const { api, user } = await openPostAsHtml(aPost(DRAFT));
    expect(screen.queryByRole('region', { name: 'Det här blir synligt' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Publicerad');
    const summary = within(screen.getByRole('region', { name: 'Det här blir synligt' }));
    expect(summary.getByText('/kunskapsbibliotek/stillhet')).toBeVisible();
    api.on(SAVE_POST, () => answer(aPost({ status: 'published' })));
    await user.click(save());
    await waitFor(() => expect(api.calls(SAVE_POST)).toHaveLength(1));
  });
});

const schedule = () => within(screen.getByRole('group', { name: 'Publiceras av sig självt' }));

it('sends the Swedish time of a draft as a moment', async () => {
  const { api, user } = await openPost();
  fireEvent.change(schedule().getByLabelText('Datum'), { target: { value: '2027-07-15' } });
  fireEvent.change(schedule().getByLabelText('Klockslag'), { target: { value: '08:00' } });
  expect(screen.getByText('Publiceras 15 juli 2027 kl. 08.00.')).toBeVisible();
  api.on(SAVE_POST, () => answer(aPost()));
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Planera publiceringen' }));
  expect(dialog.getByText(/^Inlägget blir synligt .*15 juli.* kl\. 08\.00\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Planera' }));
  await screen.findByText('Blogginlägg uppdaterat!');
  expect(api.calls(SAVE_POST)[0]?.body).toMatchObject({
    status: 'draft',
    publish_at: '2027-07-15T06:00:00.000Z',
  });
});

it('plans in place of publishing at once while a new time is set', async () => {
  const { user } = await openPost();
  fireEvent.change(schedule().getByLabelText('Datum'), { target: { value: '2027-07-15' } });
  fireEvent.change(schedule().getByLabelText('Klockslag'), { target: { value: '08:00' } });
  expect(screen.queryByRole('button', { name: 'Publicera' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Planera' }));
  expect(await screen.findByRole('dialog', { name: 'Planera publiceringen' })).toBeVisible();
});

it('shows the set time and removes it', async () => {
  const { api, user } = await openPost(aPost({ publish_at: '2027-01-15T07:00:00Z' }));
  expect(schedule().getByLabelText('Datum')).toHaveValue('2027-01-15');
  expect(schedule().getByLabelText('Klockslag')).toHaveValue('08:00');
  await user.click(screen.getByRole('button', { name: 'Ta bort tiden' }));
  api.on(SAVE_POST, () => answer(aPost()));
  await user.click(save());
  await screen.findByText('Blogginlägg uppdaterat!');
  expect(api.calls(SAVE_POST)[0]?.body).toMatchObject({ publish_at: null });
});

it('refuses a time while it is incomplete', async () => {
  const { api, user } = await openPost();
  fireEvent.change(schedule().getByLabelText('Datum'), { target: { value: '2027-07-15' } });
  await user.click(save());
  expect(schedule().getByLabelText('Datum')).toHaveAccessibleDescription('Ange både datum och klockslag.');
  expect(api.calls(SAVE_POST)).toHaveLength(0);
});

it('shows the error of the API when it is in the past', async () => {
  const { api, user } = await openPost(aPost({ publish_at: '2027-01-15T07:00:00Z' }));
  const issues = [{ path: 'publish_at', message: 'Tiden för publicering ska ligga framåt.' }];
  api.on(SAVE_POST, () => answer({ error: 'Något behöver rättas.', issues }, 400));
  await user.type(screen.getByLabelText('Titel'), '.');
  await user.click(save());
  await screen.findByText('Tiden för publicering ska ligga framåt.');
  expect(schedule().getByLabelText('Datum')).toHaveAccessibleDescription(/ska ligga framåt/);
});

it('offers no time for a published post', async () => {
  const { user } = await openPost();
  await user.selectOptions(screen.getByLabelText('Status'), 'Publicerad');
  expect(screen.queryByRole('group', { name: 'Publiceras av sig självt' })).not.toBeInTheDocument();
});
