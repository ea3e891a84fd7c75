import { describe, expect, it } from '@jest/globals';
import { glossaryLinker } from './glossary';

const link = glossaryLinker(
  [
    { id: 'kbt', forms: ['kbt', 'kognitiv beteendeterapi'] },
    { id: 'kbt-i', forms: ['kbt-i'] },
    { id: 'nervsystem', forms: ['nervsystem', 'nervsystemet'] },
    { id: 'autonoma', forms: ['autonoma nervsystemet'] },
  ],
  '/ordlista',
);

describe('a text with words of the glossary', () => {
  it('links the first of each, in the form in which it stands', () => {
    expect(link('<p>Nervsystemet vilar. Ditt nervsystem, och KBT.</p><p>Kognitiv beteendeterapi.</p>')).toBe(
      '<p><a href="/ordlista#nervsystem">Nervsystemet</a> vilar. Ditt nervsystem, och ' +
        '<a href="/ordlista#kbt">KBT</a>.</p><p>Kognitiv beteendeterapi.</p>',
    );
  });

  it('prefers the longer of two words, and finds no word within another', () => {
    expect(link('<p>Det autonoma nervsystemet. KBT-I.</p>')).toBe(
      '<p>Det <a href="/ordlista#autonoma">autonoma nervsystemet</a>. <a href="/ordlista#kbt-i">KBT-I</a>.</p>',
    );
    const without = '<p>Nervsystemsquiz, kbt-kurs och <img alt="nervsystem">.</p>';
    expect(link(without)).toBe(without);
  });

  it.each([
    '<h2 id="x">Nervsystemet</h2>',
    '<h3>Ditt <em>nervsystem</em></h3>',
    '<p><a href="/x">om <strong>nervsystemet</strong></a></p>',
    '<aside class="care"><h2>Vad nu?</h2><p>KBT</p></aside>',
    '<h2 id="nar-ska-du-soka-vard">När ska du söka vård?</h2><p>KBT</p><h3>Nu</h3><p>KBT</p>',
    '<h2>Källor</h2><ol><li>KBT</li></ol>',
    '<table tabindex="0"><tr><th scope="col">KBT</th></tr></table>',
  ])('leaves %s as it is, and links the word after it', (html) => {
    const after = '<h2>Sedan</h2><p>KBT och nervsystemet.</p>';
    expect(link(html + after)).toBe(
      `${html}<h2>Sedan</h2><p><a href="/ordlista#kbt">KBT</a> och ` +
        '<a href="/ordlista#nervsystem">nervsystemet</a>.</p>',
    );
  });
});
