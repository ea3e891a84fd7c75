import { describe, expect, it } from '@jest/globals';
import {
  CARE_IN_MORE_WORDS,
  easyEdition,
  shortEdition,
  shortReadingTime,
  splitSources,
  splitSummary,
} from './editions';
import { orderSources } from './sources';

const cite = (number: number) => `<sup><a href="#kallor">${number}</a></sup>`;
const SUMMARY =
  '<h2 id="kort-sagt">Kort sagt</h2><ul><li>Se <a href="#varfor">varför</a>.</li>' +
  '<li><a href="#ovning">Pröva</a>.</li></ul>';
const CARE = `<h2 id="nar-ska-du-soka-vard">När ska du söka vård?</h2><p>Ring 112.${cite(3)}</p>`;
const WHY = `<h2 id="varfor">Varför</h2><p>Text.${cite(2)}</p>`;
const PRACTICE = `<h3 id="ovning">Övning</h3><p>Andas ut.${cite(1)}</p><h4>Lite till</h4><p>Igen.</p>`;
const OTHER = '<h3 id="annat">Annat</h3><p>Mer.</p>';
const SOURCES = '<h2 id="kallor">Källor</h2>\n<ol>\n<li>Ett</li>\n<li>Två</li>\n<li>Tre</li>\n</ol>';
const ARTICLE = SUMMARY + CARE + WHY + PRACTICE + OTHER + SOURCES;

describe('splitSummary', () => {
  it('separates the summary at the beginning from the rest', () => {
    expect(splitSummary(`\n${SUMMARY}${CARE}`)).toEqual({ summary: SUMMARY, rest: CARE });
  });

  it('finds none in a body that begins otherwise', () => {
    expect(splitSummary(CARE + SUMMARY)).toEqual({ summary: null, rest: CARE + SUMMARY });
  });
});

describe('splitSources', () => {
  it('separates the list at the end from the text', () => {
    const [, list] = SOURCES.split('</h2>');
    expect(splitSources(CARE + SOURCES)).toEqual({ text: CARE, sources: list });
  });

  it('leaves a text whole that does not end with sources', () => {
    expect(splitSources(SOURCES + CARE)).toEqual({ text: SOURCES + CARE, sources: null });
  });
});

describe('shortEdition', () => {
  it('keeps summary, care lines, the practice that the summary ends with, and their sources', () => {
    expect(shortEdition(ARTICLE, '/text')).toEqual({
      minutes: 1,
      html:
        SUMMARY.replace('#varfor', '/text#varfor') +
        CARE.replace('>3<', '>1<') +
        PRACTICE.replaceAll('h3', 'h2').replace('>1<', '>2<') +
        '<h2 id="kallor">Källor</h2>\n<ol><li>Tre</li>\n<li>Ett</li></ol>',
    });
  });

  it('counts 200 words a minute', () => {
    const long = ARTICLE.replace('Andas ut.', 'ord '.repeat(390));
    expect(shortEdition(long, '/text')?.minutes).toBe(2);
  });

  it('does not exist without a summary, without a link in it, or without the section', () => {
    expect(shortEdition(CARE + PRACTICE, '/text')).toBeNull();
    expect(shortEdition('<h2 id="kort-sagt">Kort sagt</h2><p>Vila.</p>', '/text')).toBeNull();
    expect(shortEdition(SUMMARY + CARE, '/text')).toBeNull();
  });
});

describe('a section', () => {
  it('does not begin at a heading within a box', () => {
    const box = '<aside class="note"><h2 id="ruta">Ruta</h2><p>Vila.</p></aside>';
    expect(splitSummary(`${SUMMARY}${box}${CARE}`)).toEqual({ summary: SUMMARY + box, rest: CARE });
    expect(shortEdition(ARTICLE.replace('<p>Andas ut.', `${box}<p>Andas ut.`), '/text')?.html).toContain(box);
  });
});

describe('a body of many headings', () => {
  it('takes one pass, whether or not boxes follow', () => {
    const rest = '<h2></h2>'.repeat(110_000);
    expect(splitSummary(SUMMARY + rest)).toEqual({ summary: SUMMARY, rest });
    expect(shortEdition(SUMMARY + PRACTICE + rest + '<aside class="note"></aside>', '')?.minutes).toBe(1);
  });
});

describe('a care box', () => {
  it('stays in the short and the easier edition, wherever it stands', () => {
    const box = '<aside class="care"><p>Ring 112.</p></aside>';
    const short = shortEdition(ARTICLE.replace('<p>Mer.</p>', `<p>Mer.</p>${box}`), '/text')?.html;
    expect(short).toContain(box);
    expect(short).not.toContain('Mer.');
    expect(easyEdition(ARTICLE + box, '<p>Lätt.</p>', '/text')).toContain(box);
  });
});

describe('shortReadingTime', () => {
  it('counts the minutes of a stored body, whose headings an editor gave no ids', () => {
    expect(shortReadingTime(ARTICLE.replace(' id="kort-sagt"', ''))).toBe(1);
    expect(shortReadingTime(CARE + PRACTICE)).toBeNull();
  });
});

describe('easyEdition', () => {
  it('joins the easier text and, after a word on them, the care lines of the whole article and their sources', () => {
    expect(
      easyEdition(ARTICLE, '<h2 id="nu">Vad nu?</h2><p>Se <a href="#varfor">mer</a>.</p>', '/text'),
    ).toBe(
      '<h2 id="nu">Vad nu?</h2><p>Se <a href="/text#varfor">mer</a>.</p>' +
        CARE.replace('>3<', '>1<').replace('</h2>', `</h2><p>${CARE_IN_MORE_WORDS}</p>`) +
        '<h2 id="kallor">Källor</h2>\n<ol><li>Tre</li></ol>',
    );
  });

  it.each([
    [
      'Ont?<br />Svårt?<br />Ring 112.<br />Rädd?<br />Sitt.',
      'Ont?<br />Svårt?<br />Ring 112.</p>\n<p>Rädd?<br />Sitt.',
    ],
    [
      'Ring <a href="tel:112">112</a>.<br>Har <em>du</em> ont? Vila.',
      'Ring <a href="tel:112">112</a>.</p>\n<p>Har <em>du</em> ont? Vila.',
    ],
    [
      'Andas.<br />Vila. Hjälper det?<br />Säg: ”Ska vi gå?”',
      'Andas.<br />Vila. Hjälper det?<br />Säg: ”Ska vi gå?”',
    ],
  ])('begins a paragraph in %s with each question after an answer', (lines, paragraphs) => {
    expect(easyEdition('', `<p>${lines}</p>`, '')).toBe(`<p>${paragraphs}</p>`);
  });

  it('keeps the lines of a list', () => {
    const list = '<ul><li>Vila.<br />Ont?</li></ul>';
    expect(easyEdition('', list, '')).toBe(list);
  });

  it('says nothing of care lines that the whole article lacks', () => {
    expect(easyEdition(SUMMARY + WHY, '<p>Lätt.</p>', '/text')).toBe('<p>Lätt.</p>');
  });
});

describe('orderSources', () => {
  it('numbers the sources as the text cites them and keeps the others at the end', () => {
    const text = `<p>A${cite(3)} B${cite(1)} C${cite(3)}</p>`;
    expect(orderSources(text + SOURCES)).toBe(
      `<p>A${cite(1)} B${cite(2)} C${cite(1)}</p>` +
        '<h2 id="kallor">Källor</h2>\n<ol><li>Tre</li>\n<li>Ett</li>\n<li>Två</li></ol>',
    );
  });

  it('leaves a text alone whose number has no source', () => {
    const text = `<p>A${cite(4)} B${cite(1)}</p>${SOURCES}`;
    expect(orderSources(text)).toBe(text);
  });
});
