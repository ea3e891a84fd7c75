import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startFakeUploads } from '../../../test/fake-upload';
import { answer } from '../../../test/fake-api';
import { aPicture, aPost } from '../../../test/fixtures';
import { openPost, SAVE_POST } from '../../../test/open-post';
import { formatFocus, moveFocus, readFocus } from './focus.logic';

const PICTURE = new File(['x'], 'sjo.jpg', { type: 'image/jpeg' });

async function open(post = aPost()) {
  const uploads = startFakeUploads();
  return { uploads, ...(await openPost(post)) };
}

const dialog = () => screen.findByRole('dialog', { name: 'Bild' });

describe('the picture of a post', () => {
  it('uploads with a description and fills its field', async () => {
    const { user, uploads } = await open();
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    await user.upload(within(await dialog()).getByLabelText('Bildfil'), PICTURE);
    await user.type(screen.getByLabelText('Beskrivning'), ' En stilla sjö ');
    await user.click(screen.getByRole('button', { name: 'Ladda upp bilden' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.token).toBe('Bearer valid');
    expect(uploads[0]?.form.get('alt')).toBe('En stilla sjö');
    expect(uploads[0]?.form.get('file')).toEqual(PICTURE);
    act(() => uploads[0]?.progress(0.4));
    expect(screen.getByText('Skickar bilden, 40 %')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(0.4);
    act(() => uploads[0]?.answer(201, aPicture()));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Bild (URL)')).toHaveValue(aPicture().src);
    expect(screen.getByRole('img', { name: 'Ovanför artikeln' })).toHaveAttribute(
      'src',
      `http://api.test${aPicture().src}`,
    );
  });

  it('comes from the library, page by page, with its own description', async () => {
    const { user, api } = await open();
    const second = aPicture({ id: '4', alt: 'Skog i dis', src: aPicture().src.replace('0123', 'ffff') });
    api.on('GET /api/admin/media', ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return answer({
        media: [page === 2 ? second : aPicture()],
        pagination: { page, limit: 12, totalCount: 2, totalPages: 2 },
      });
    });
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Ur bildbiblioteket' }));
    await screen.findByRole('button', { name: /En stilla sjö/ });
    await user.click(screen.getByRole('button', { name: 'Använd bilden' }));
    await user.click(screen.getByRole('button', { name: 'Nästa' }));
    await user.click(await screen.findByRole('button', { name: /Skog i dis/ }));
    await user.clear(screen.getByLabelText('Beskrivning'));
    await user.click(screen.getByRole('button', { name: 'Använd bilden' }));
    expect(await screen.findByText('Beskriv vad bilden visar.')).toBeVisible();
    await user.type(screen.getByLabelText('Beskrivning'), 'Skog{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Bild (URL)')).toHaveValue(second.src);
    expect(screen.getByLabelText('Bildens beskrivning')).toHaveValue('Skog');
  });

  it('says that the library is empty, or cannot be fetched', async () => {
    const { user, api } = await open();
    api.on('GET /api/admin/media', () => answer({ error: 'Nej.' }, 500));
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Ur bildbiblioteket' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.on('GET /api/admin/media', () =>
      answer({ media: [], pagination: { page: 1, limit: 12, totalCount: 0, totalPages: 0 } }),
    );
    await user.click(screen.getByRole('button', { name: 'Ny bild' }));
    await user.click(screen.getByRole('button', { name: 'Ur bildbiblioteket' }));
    expect(await screen.findByText(/Här är inga bilder än/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Använd bilden' }));
    expect(await screen.findByText('Beskriv vad bilden visar.')).toBeVisible();
  });

  it('keeps a point in every crop, set by the arrow keys', async () => {
    const { user, api } = await open(
      aPost({ featured_image: aPicture().src, featured_image_focus: '30 70' }),
    );
    api.on(SAVE_POST, () => answer(aPost()));
    const point = screen.getByRole('button', {
      name: /^Bildens mittpunkt: 30.% från vänster, 70.% uppifrån$/,
    });
    act(() => point.focus());
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    for (const crop of ['Ovanför artikeln', 'I en lista', 'Som kvadrat']) {
      const image = screen.getByRole('img', { name: crop });
      expect(image).toHaveAttribute('data-focus-x', '20');
      expect(image).toHaveAttribute('data-focus-y', '50');
    }
    expect(point).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(api.calls(SAVE_POST)).toHaveLength(1));
    expect(api.calls(SAVE_POST)[0]?.body).toMatchObject({ featured_image_focus: '20 50' });
  });

  it('needs a file and a description, and sends nothing without them', async () => {
    const { user, uploads } = await open();
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Ladda upp bilden' }));
    expect(screen.getByLabelText('Bildfil')).toHaveAccessibleDescription(/Välj en bildfil\./);
    expect(screen.getByLabelText('Bildfil')).toHaveFocus();
    expect(screen.getByLabelText('Beskrivning')).toHaveAccessibleDescription(/Beskriv vad bilden visar\./);
    expect(uploads).toHaveLength(0);
  });

  it.each([
    ['of another kind', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), /ska vara JPEG, PNG/],
    [
      'that is too large',
      new File([new ArrayBuffer(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      /större än 10 MB/,
    ],
  ])('refuses %s as a file', async (_, file, sentence) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    fireEvent.change(within(await dialog()).getByLabelText('Bildfil'), { target: { files: [file] } });
    await user.type(screen.getByLabelText('Beskrivning'), 'En sjö{Enter}');
    expect(screen.getByLabelText('Bildfil')).toHaveAccessibleDescription(sentence);
  });

  it('shows the reason of a refusal by the API, and can go again', async () => {
    const { user, uploads } = await open();
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    await user.upload(within(await dialog()).getByLabelText('Bildfil'), PICTURE);
    await user.type(screen.getByLabelText('Beskrivning'), 'En sjö{Enter}');
    await waitFor(() => expect(uploads).toHaveLength(1));
    const issues = [{ path: 'file', message: 'Bilden är trasig.' }];
    act(() => uploads[0]?.answer(400, { error: 'Något behöver rättas.', code: 'VALIDATION_FAILED', issues }));
    const field = screen.getByLabelText('Bildfil');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Bilden är trasig\./));
    await user.click(screen.getByRole('button', { name: 'Ladda upp bilden' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(field).not.toHaveAccessibleDescription(/trasig/);
  });

  it('can be removed', async () => {
    const { user } = await open(aPost({ featured_image: aPicture().src }));
    await user.click(screen.getByRole('button', { name: 'Ta bort bilden' }));
    expect(screen.getByLabelText('Bild (URL)')).toHaveValue('');
    expect(screen.queryByLabelText('Bildens beskrivning')).not.toBeInTheDocument();
  });

  it('keeps its description, which can be edited', async () => {
    const { user, uploads } = await open();
    await user.click(screen.getByRole('button', { name: 'Ladda upp en bild' }));
    await user.upload(within(await dialog()).getByLabelText('Bildfil'), PICTURE);
    await user.type(screen.getByLabelText('Beskrivning'), 'En stilla sjö{Enter}');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, aPicture()));
    const alt = await screen.findByLabelText('Bildens beskrivning');
    expect(alt).toHaveValue('En stilla sjö');
    await user.clear(alt);
    await user.type(alt, 'En sjö i dimma');
    expect(alt).toHaveValue('En sjö i dimma');
  });
});

describe('a picture in the text', () => {
  it('follows the text, with its description, sizes and caption', async () => {
    const { user, uploads } = await open();
    await user.click(screen.getByRole('textbox', { name: 'Innehåll' }));
    await user.click(screen.getByRole('button', { name: 'Bild' }));
    await user.upload(within(await dialog()).getByLabelText('Bildfil'), PICTURE);
    await user.type(screen.getByLabelText('Beskrivning'), 'En stilla sjö');
    await user.type(screen.getByLabelText(/^Bildtext/), 'Sjön i maj{Enter}');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, aPicture()));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'En stilla sjö' })).toHaveAttribute(
      'src',
      `http://api.test${aPicture().src}`,
    );
    await user.click(screen.getByRole('button', { name: 'HTML' }));
    const { src, srcset } = aPicture();
    expect(screen.getByLabelText('Innehåll')).toHaveValue(
      `<p>Text om stillhet.</p>\n<figure><img src="${src}" srcset="${srcset}" alt="En stilla sjö" width="960" height="640" loading="lazy" /><figcaption>Sjön i maj</figcaption></figure>`,
    );
  });
});

describe('a focal point', () => {
  it('reads percents, and the centre of what is no point', () => {
    expect(readFocus('30 70')).toEqual({ x: 30, y: 70 });
    expect(readFocus('')).toEqual({ x: 50, y: 50 });
    expect(readFocus('mitten')).toEqual({ x: 50, y: 50 });
  });

  it('moves in steps by the arrow keys and stays in the picture', () => {
    expect(moveFocus({ x: 50, y: 50 }, 'ArrowUp')).toEqual({ x: 50, y: 40 });
    expect(moveFocus({ x: 50, y: 50 }, 'Enter')).toBeUndefined();
    expect(formatFocus({ x: -10, y: 110 })).toBe('0 100');
    expect(formatFocus({ x: 33.4, y: 66.6 })).toBe('30 70');
  });
});
