import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { escapeHtml } from '../../../text/escape-html';
import { checkName } from '../checks/words-check';
import { renderLetter } from './rendered-letter';
import { fillNames, greetedName, withName } from './letter-names';

const SITE = 'https://stillsam.example';

/** A letter as somebody of that name reads it. */
function read(content: string, name: string | null, subject = 'Vila') {
  const letter = renderLetter(
    { subject, preheader: '', content, slug: 'vila', webKey: 'vila' },
    SITE,
    testBusiness(),
  );
  return {
    html: fillNames(letter.html, name, escapeHtml),
    text: fillNames(letter.text, name, (text) => text),
  };
}

describe('the first name in a letter', () => {
  it('stands where the letter has a place for it, in the HTML and in the text', () => {
    const content = '<h2>Till {förnamn|dig}</h2><p>Hej {förnamn|du &amp; de dina}! <em>{förnamn}</em></p>';
    expect(read(content, 'Åsa').html).toMatch(/>Till Åsa<[^]*Hej Åsa! <em>Åsa<\/em>/);
    expect(read(content, 'Åsa').text).toMatch(/^TILL Åsa\s+Hej Åsa! Åsa\s/);
    expect(read(content, null).html).toMatch(/>Till dig<[^]*Hej du &amp; de dina! <em>du<\/em>/);
    expect(read(content, null).text).toMatch(/^TILL dig\s+Hej du & de dina!\sdu\s/);
  });

  it('stands in the title, and is shown as text whatever it holds', () => {
    const { html } = read('<p>{förnamn}</p>', '<b>&$&', 'Hej {förnamn|du}');
    expect(html).toContain('<title>Hej &lt;b&gt;&amp;$&amp;</title>');
    expect(html).not.toContain('<b>');
  });

  it('never reaches an address, which another site would read', () => {
    const typed = '%%NAMN:647%%';
    const { html } = read(
      `<p>Se <a href="https://x.example/?n={förnamn|du}&amp;m=${typed}&amp;o=%%%%NAMN:64%%">här</a> %%NAMN:64%%</p>`,
      'Hemlig',
    );
    expect(html).not.toContain('Hemlig');
  });

  it.each([
    [' Anna-Karin ', 'Anna-Karin'],
    ['Márta Éva', 'Márta Éva'],
    ['', null],
    ['www.exempel.se', null],
    ['Anna\nBcc: x@y.se', null],
    ['A'.repeat(41), null],
  ])('greets %j by %j', (given, greeted) => {
    expect(greetedName(given)).toBe(greeted);
  });

  it('yields to the fallback word where nobody in particular reads', () => {
    expect(withName('Hej {förnamn|kära läsare}, {Förnamn}', null)).toBe('Hej kära läsare, du');
  });
});

describe('the check of the name', () => {
  it('says what others read, and finds a place that is written wrong', () => {
    expect(checkName('<p>Hej</p>')).toBeUndefined();
    expect(checkName('Hej {förnamn|vän} {förnamn}')).toEqual({
      state: 'ok',
      message: 'Den som inte har angett något förnamn läser ”vän” eller ”du” i stället.',
    });
    expect(checkName('Hej {förnamn|<em>du</em>}')).toMatchObject({ state: 'warning' });
  });
});
