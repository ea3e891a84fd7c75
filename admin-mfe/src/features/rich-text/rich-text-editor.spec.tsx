import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { RichTextEditor } from './rich-text-editor';

let html = '';
const tell = (told: string) => {
  html = told;
};

function Field({ initial, onHtml }: { initial: string; onHtml: (html: string) => void }) {
  const [value, setValue] = useState(initial);
  useEffect(() => onHtml(value), [onHtml, value]);
  return (
    <>
      <span id="label">Innehåll</span>
      <RichTextEditor
        id="text"
        kind="post"
        upload={() => Promise.reject(new Error('Nothing is uploaded here.'))}
        value={value}
        onChange={setValue}
        labelledBy="label"
        describedBy=""
        isInvalid={false}
      />
      <button onClick={() => setValue('<p>En annan text.</p>')}>Byt text</button>
    </>
  );
}

function open(initial = '<p>Andas lugnt.</p>') {
  render(<Field initial={initial} onHtml={tell} />);
  return { user: userEvent.setup(), text: screen.getByRole('textbox', { name: 'Innehåll' }) };
}

const tool = (name: string) => screen.getByRole('button', { name });

async function chooseAll(user: ReturnType<typeof userEvent.setup>, text: HTMLElement) {
  await user.click(text);
  await user.keyboard('{Control>}a{/Control}');
}

describe('the toolbar', () => {
  it('is one stop of the Tab key, with arrow keys from tool to tool', async () => {
    const { user } = open();
    await user.tab();
    expect(tool('Brödtext')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tool('Rubrik 2')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tool('Gör om')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tool('Brödtext')).toHaveFocus();
    await user.keyboard('{End}{Tab}');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('Gör om')).toHaveFocus();
  });

  it('is reached from the text by Alt+F10, and left by Escape', async () => {
    const { user, text } = open();
    await user.click(text);
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(tool('Brödtext')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  });

  it.each([
    ['Fet', '<p><strong>Andas lugnt.</strong></p>'],
    ['Kursiv', '<p><em>Andas lugnt.</em></p>'],
    ['Rubrik 3', '<h3>Andas lugnt.</h3>'],
    ['Punktlista', '<ul>\n<li>Andas lugnt.</li>\n</ul>'],
    ['Numrerad lista', '<ol>\n<li>Andas lugnt.</li>\n</ol>'],
    ['Citat', '<blockquote>\n<p>Andas lugnt.</p>\n</blockquote>'],
    ['Kodblock', '<pre>Andas lugnt.</pre>'],
  ])('%s gives the text its form, and Ångra takes it back letter by letter', async (name, expected) => {
    const { user, text } = open('<p>Andas\nlugnt.</p>');
    await chooseAll(user, text);
    await user.click(tool(name));
    expect(html).toBe(expected);
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(tool('Ångra'));
    expect(html).toBe('<p>Andas\nlugnt.</p>');
  });
});

describe('a link', () => {
  it('is entered in a dialog, also by Ctrl+K, and completed', async () => {
    const { user, text } = open();
    await chooseAll(user, text);
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Länk' });
    await user.type(within(dialog).getByLabelText('Adress'), '1177.se{Enter}');
    expect(html).toBe('<p><a href="https://1177.se">Andas lugnt.</a></p>');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('calls a telephone number', async () => {
    const { user, text } = open('<p>90101</p>');
    await chooseAll(user, text);
    await user.click(tool('Länk'));
    await user.type(await screen.findByLabelText('Adress'), '90 101{Enter}');
    expect(html).toBe('<p><a href="tel:90101">90101</a></p>');
  });

  it.each([
    ['javascript:alert(1)', /Ange en adress som börjar/],
    ['tel:*21*112#', /Skriv telefonnumret med 3 till 15 siffror/],
    ['12', /Skriv telefonnumret med 3 till 15 siffror/],
  ])('refuses addresses that a post may not link: %s', async (typed, sentence) => {
    const { user, text } = open();
    await chooseAll(user, text);
    await user.click(tool('Länk'));
    const dialog = await screen.findByRole('dialog', { name: 'Länk' });
    await user.type(within(dialog).getByLabelText('Adress'), `${typed}{Enter}`);
    expect(within(dialog).getByLabelText('Adress')).toHaveAccessibleDescription(sentence);
    expect(html).toBe('<p>Andas lugnt.</p>');
  });

  it('can be changed and removed', async () => {
    const { user, text } = open('<p><a href="/om-oss">Om oss</a></p>');
    await chooseAll(user, text);
    await user.click(tool('Länk'));
    expect(screen.getByLabelText('Adress')).toHaveValue('/om-oss');
    await user.click(screen.getByRole('button', { name: 'Ta bort länken' }));
    expect(html).toBe('<p>Om oss</p>');
  });
});

describe('the text', () => {
  it('is unchanged until the author edits it', () => {
    const untidy = '<p>Andas\nlugnt.</p>\n\n<ul><li>Vila</li></ul>';
    open(untidy);
    expect(html).toBe(untidy);
  });

  it('is replaced when the value changes from outside', async () => {
    const { user, text } = open();
    await user.click(screen.getByRole('button', { name: 'Byt text' }));
    expect(text).toHaveTextContent('En annan text.');
    expect(html).toBe('<p>En annan text.</p>');
  });

  it('sanitises pasted HTML', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? PASTED : '') };
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    act(() => void text.dispatchEvent(paste));
    expect(html).toBe('<p>Klistrad <strong>text</strong></p>\n<p>två</p>');
  });
});

const PASTED =
  '<p style="color:red" onclick="x()">Klistrad <strong>text</strong><script>x()</script></p><div><p>två</p></div>';
