import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { ApiContext, type Api } from '../../api/use-api';
import { RichTextEditor } from './rich-text-editor';

let html = '';
const report = (value: string) => {
  html = value;
};

interface FieldProps {
  initial: string;
  onHtml: (html: string) => void;
  /** Milliseconds by which the rendered value is behind. */
  lag: number | undefined;
}

function Field({ initial, onHtml, lag }: FieldProps) {
  const [value, setRendered] = useState(initial);
  const current = useRef(initial);
  const setValue = (next: string) => {
    current.current = next;
    if (lag === undefined) setRendered(next);
    else setTimeout(() => setRendered(next), lag);
  };
  useEffect(() => onHtml(value), [onHtml, value]);
  return (
    <>
      <span id="label">Innehåll</span>
      <RichTextEditor
        id="text"
        kind="post"
        value={value}
        readValue={() => current.current}
        onChange={setValue}
        labelledBy="label"
        describedBy=""
        isInvalid={false}
      />
      <button onClick={() => setValue('<p>En annan text.</p>')}>Byt text</button>
    </>
  );
}

/** An API that never answers. */
const API = { useQuery: () => ({ isLoading: false, isError: false }) } as unknown as Api;

function open(initial = '<p>Andas lugnt.</p>', lag?: number) {
  render(
    <ApiContext value={API}>
      <Field initial={initial} onHtml={report} lag={lag} />
    </ApiContext>,
  );
  return { user: userEvent.setup(), text: screen.getByRole('textbox', { name: 'Innehåll' }) };
}

const tool = (name: string) => screen.getByRole('button', { name });

async function chooseAll(user: ReturnType<typeof userEvent.setup>, text: HTMLElement) {
  await user.click(text);
  await user.keyboard('{Control>}a{/Control}');
}

describe('the toolbar', () => {
  it('takes one stop of the Tab key, with arrow keys from tool to tool', async () => {
    const { user } = open();
    await user.tab();
    expect(tool('Brödtext')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tool('Rubrik 2')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tool('Mer')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tool('Brödtext')).toHaveFocus();
    await user.keyboard('{End}{Tab}');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('Mer')).toHaveFocus();
  });

  it('shows the seldom used tools by a press on Mer, which keeps the focus', async () => {
    const { user } = open();
    expect(screen.queryByRole('button', { name: 'Upphöjd' })).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{End}{Enter}');
    expect(tool('Mer')).toHaveFocus();
    expect(tool('Mer')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(tool('Sök och ersätt')).toHaveFocus();
    await user.keyboard('{ArrowLeft}'.repeat(9));
    expect(tool('Rubrik 4')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tool('Gör om')).toHaveFocus();
  });

  it('shows five tools on a phone, and by a press on Mer the others in their order', async () => {
    const narrow = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(new EventTarget(), { media, matches: false } as MediaQueryList),
      );
    const { user } = open();
    const names = () =>
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const row = ['Rubrik 2', 'Fet', 'Kursiv', 'Punktlista', 'Länk'];
    expect(names()).toEqual([...row, 'Mer']);
    await user.click(tool('Mer'));
    expect(names().slice(0, 7)).toEqual([...row, 'Brödtext', 'Rubrik 3']);
    narrow.mockRestore();
  });

  it('takes the focus from the text by Alt+F10, and returns it by Escape', async () => {
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
  ])('gives the text the form %s, and Ångra takes it back letter by letter', async (name, expected) => {
    const { user, text } = open('<p>Andas\nlugnt.</p>');
    await user.click(tool('Mer'));
    await chooseAll(user, text);
    await user.click(tool(name));
    expect(html).toBe(expected);
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(tool('Ångra'));
    expect(html).toBe('<p>Andas\nlugnt.</p>');
  });
});

describe('a quote', () => {
  it('becomes Swedish as it is typed, and straight again by Ctrl+Z', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    await user.keyboard('Hon sa "');
    await waitFor(() => expect(html).toBe('<p>Hon sa ”</p>'));
    await user.keyboard('{Control>}z{/Control}');
    expect(html).toMatch(/^<p>Hon sa (&quot;|")<\/p>$/);
    await user.keyboard("lugn' ");
    await waitFor(() => expect(html).toContain('lugn’'));
  });

  it('stays straight in code', async () => {
    const { user, text } = open('<pre>x</pre>');
    await user.click(text);
    await user.keyboard('"');
    await waitFor(() => expect(html).toMatch(/<pre>.*["].*<\/pre>/));
  });
});

describe('finding', () => {
  it('counts, goes round and replaces, all by keyboard', async () => {
    const { user, text } = open('<p>Lugn andning. <strong>Lugn</strong> kropp.</p><p>Ett lugn.</p>');
    await user.click(text);
    await user.keyboard('{Control>}f{/Control}');
    expect(screen.getByLabelText('Sök efter')).toHaveFocus();
    await user.keyboard('lugn');
    expect(screen.getByText('3 träffar')).toBeVisible();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('2 av 3')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}{Tab}stilla{Enter}');
    expect(html).toBe('<p>stilla andning. <strong>Lugn</strong> kropp.</p>\n<p>Ett lugn.</p>');
    await user.click(tool('Ersätt alla'));
    expect(html).toBe('<p>stilla andning. <strong>stilla</strong> kropp.</p>\n<p>Ett stilla.</p>');
    expect(screen.getByText('2 ställen är ersatta.')).toBeVisible();
    await user.click(screen.getByLabelText('Sök efter'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    expect(html).toContain('Ett lugn.');
  });
});

describe('a link', () => {
  it('opens in a dialog, also by Ctrl+K, and gets a complete address', async () => {
    const { user, text } = open();
    await chooseAll(user, text);
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Länk' });
    await user.type(within(dialog).getByLabelText('Adress'), '1177.se{Enter}');
    await waitFor(() => expect(html).toBe('<p><a href="https://1177.se">Andas lugnt.</a></p>'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to a page of the site that is found by its title', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    await user.click(tool('Länk'));
    await user.type(await screen.findByLabelText('Sök bland våra sidor'), 'mindful');
    expect(await screen.findByText('En sida hittades.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Mindful andning/ }));
    expect(screen.getByLabelText('Adress')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(html).toBe('<p><a href="/resurser/mindful-andning">Mindful andning</a></p>'));
  });

  it('calls a telephone number', async () => {
    const { user, text } = open('<p>90101</p>');
    await chooseAll(user, text);
    await user.click(tool('Länk'));
    await user.type(await screen.findByLabelText('Adress'), '90 101{Enter}');
    await waitFor(() => expect(html).toBe('<p><a href="tel:90101">90101</a></p>'));
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
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Adress')).toHaveAccessibleDescription(sentence),
    );
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

describe('Infoga', () => {
  it('opens by a slash on an empty line, and offers everything with what it is for', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    await user.keyboard('/');
    const dialog = await screen.findByRole('dialog', { name: 'Infoga' });
    expect(within(dialog).getAllByRole('button', { name: /\./ })).toHaveLength(6);
    await user.click(within(dialog).getByRole('button', { name: /^Bra att veta/ }));
    expect(html).toContain('<aside class="note">');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(text).toHaveFocus());
    await user.click(tool('Ta bort rutan'));
    expect(html).not.toContain('<aside');
  });

  it('leaves a slash within words alone', async () => {
    const { user, text } = open('<p>och</p>');
    await user.click(text);
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks a footnote for its source', async () => {
    const { user, text } = open();
    await user.click(text);
    await user.click(tool('Infoga'));
    await user.click(screen.getByRole('button', { name: /^Fotnot/ }));
    await user.click(screen.getByRole('button', { name: 'Infoga fotnoten' }));
    expect(await screen.findByText(/Skriv vilken källan är/)).toBeVisible();
    await user.type(screen.getByLabelText('Källans text'), '1177, 2024.{Enter}');
    await waitFor(() =>
      expect(html).toMatch(
        /<sup><a href="#kallor">1<\/a><\/sup>[^]*<h2 id="kallor">Källor<\/h2>\n<ol>\n<li>1177, 2024\.<\/li>/,
      ),
    );
  });

  it('leads to an exercise of the list', async () => {
    const { user, text } = open();
    await user.click(text);
    await user.click(tool('Infoga'));
    await user.click(screen.getByRole('button', { name: /^Övning/ }));
    await user.selectOptions(screen.getByLabelText('Övning'), 'Återhämtningstest');
    await user.click(screen.getByRole('button', { name: 'Infoga övningen' }));
    await waitFor(() =>
      expect(html).toContain('<a href="/resurser/aterhamtningstest">Återhämtningstest</a>'),
    );
  });
});

describe('the text', () => {
  it('stays unchanged until the author edits it', () => {
    const untidy = '<p>Andas\nlugnt.</p>\n\n<ul><li>Vila</li></ul>';
    open(untidy);
    expect(html).toBe(untidy);
  });

  it('follows the value that changes from outside', async () => {
    const { user, text } = open();
    await user.click(screen.getByRole('button', { name: 'Byt text' }));
    expect(text).toHaveTextContent('En annan text.');
    expect(html).toBe('<p>En annan text.</p>');
  });

  it('keeps what is typed while the rendered value is behind', async () => {
    const { user, text } = open('<p></p>', 20);
    await user.click(text);
    for (const character of 'Vila är') {
      await user.keyboard(character);
      await act(() => new Promise((resolve) => setTimeout(resolve, 7)));
    }
    await waitFor(() => expect(html).toBe('<p>Vila är</p>'));
    expect(text).toHaveTextContent('Vila är');
  });

  it('says what a paste could not bring along, until that is dismissed', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    paste(text, '<p>Sjön</p><img src="file:///sjo.png"><table><tr><td bgcolor=red>a</td></tr></table>');
    expect(html).toMatch(/^<p>Sjön<\/p>\n<table /);
    const notice = screen.getByText(
      'En bild följde inte med. Lägg in den med Bild. Tabellens färger följde inte med.',
    );
    expect(notice).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(notice).not.toBeInTheDocument();
  });

  it('links a web address when the space after it is typed', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    await user.keyboard('www.1177.se är bra');
    await waitFor(() => expect(html).toBe('<p><a href="https://www.1177.se">www.1177.se</a> är bra</p>'));
  });

  it('sanitises pasted HTML', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    paste(text, PASTED);
    expect(html).toBe('<p>Klistrad <strong>text</strong></p>\n<p>två</p>');
  });
});

describe('a table', () => {
  const TABLE = '<table><tr><th>Dag</th><th>Tid</th></tr><tr><td>Måndag</td><td>10</td></tr></table>';
  const rows = () =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')].map((row) =>
      [...row.cells].map(({ localName, textContent }) => `${localName} ${textContent}`.trim()),
    );
  const named = (name: string) => screen.queryByRole('button', { name });

  it('comes from a paste, and has tools that show in it alone', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    expect(named('Lägg till rad')).not.toBeInTheDocument();
    paste(text, TABLE);
    act(() => tool('Bild').focus());
    await user.keyboard('{Escape}');
    expect(named('Lägg till rad')).toBeVisible();
    await user.click(tool('Lägg till kolumn'));
    await user.click(tool('Lägg till rad'));
    expect(rows()).toEqual([
      ['th Dag', 'th Tid', 'th'],
      ['td Måndag', 'td 10', 'td'],
      ['td', 'td', 'td'],
    ]);
    await user.click(tool('Ta bort rad'));
    await user.click(tool('Ta bort kolumn'));
    expect(rows().flat()).not.toContain('td 10');
    await user.click(tool('Ta bort tabell'));
    expect(html).not.toContain('<table');
    expect(named('Ta bort tabell')).not.toBeInTheDocument();
  });

  it('begins with a row of headers, and Tab goes from cell to cell and out of it', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    await user.click(tool('Mer'));
    await user.click(tool('Tabell'));
    await user.keyboard('Dag{Tab}Tid{Tab}Måndag{Shift>}{Tab}{/Shift}');
    await waitFor(() =>
      expect(rows().slice(0, 2)).toEqual([
        ['th Dag', 'th Tid'],
        ['td Måndag', 'td'],
      ]),
    );
    expect(html).toContain('<th scope="col">Dag</th>');
    expect(tool('Rubrikrad')).toHaveAttribute('aria-pressed', 'true');
    await user.click(tool('Rubrikrad'));
    expect(html).not.toContain('<th');
    expect(text).toHaveFocus();
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(text).toHaveFocus();
    await user.tab();
    expect(text).not.toHaveFocus();
  });

  it('grows to its limits', async () => {
    const { user, text } = open('<p></p>');
    await user.click(text);
    paste(text, `<table><tr>${'<td>x</td>'.repeat(12)}</tr></table>`);
    await waitFor(() => expect(tool('Lägg till kolumn')).toHaveAttribute('aria-disabled', 'true'));
    expect(tool('Lägg till rad')).not.toHaveAttribute('aria-disabled');
  });
});

function paste(text: HTMLElement, pasted: string) {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? pasted : '') };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  act(() => void text.dispatchEvent(event));
}

const PASTED =
  '<p style="color:red" onclick="x()">Klistrad <strong>text</strong><script>x()</script></p><div><p>två</p></div>';
