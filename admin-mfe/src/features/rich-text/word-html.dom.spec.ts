import { describe, expect, it } from '@jest/globals';
import { plainTextToHtml } from './paste';
import { readPostHtml, writePostHtml } from './post-html';
import { readWordHtml } from './word-html';

const pasted = (html: string) => writePostHtml(readPostHtml(readWordHtml(html).html)).replace(/\n/g, '');

const item = (text: string, marker = '·', level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const NO_LOSSES = {
  pictures: 0,
  hasFootnotes: false,
  innerLinks: 0,
  largeTables: 0,
  outerTables: 0,
  hasTableColours: false,
  hasListsInCells: false,
};

const BORDERS =
  'border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt';
const paragraph = (text: string) =>
  `<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${text}<o:p></o:p></p>`;

/** As Word 365 puts a table on the clipboard. */
const WORD_TABLE = `
<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=SV>
<!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=201 valign=top style='width:150.5pt;background:#D9E2F3;mso-background-themecolor:accent1;${BORDERS}'>${paragraph('<b>Dag</b>')}</td>
  <td width=201 valign=top style='width:150.5pt;background:#D9E2F3;${BORDERS}'>${paragraph('<b><span lang=EN-US>Minuter</span></b>')}</td>
  <td width=201 valign=top style='width:150.5pt;background:#D9E2F3;${BORDERS}'>${paragraph('<b>Hur</b>')}</td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=201 rowspan=2 valign=top style='${BORDERS}'>${paragraph('Måndag')}</td>
  <td width=201 valign=top style='${BORDERS}'>${paragraph("<span style='color:black'>10</span>")}</td>
  <td width=201 valign=top style='${BORDERS}'>${paragraph('Sittande')}${paragraph('eller <em>liggande</em>')}</td>
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td width=402 colspan=2 valign=top style='${BORDERS}'>${paragraph('Vila')}</td>
 </tr>
</table>
<!--EndFragment-->
</body></html>`;

describe('text pasted from Word', () => {
  it('keeps bulleted, numbered and nested lists', () => {
    const html =
      `<p class=MsoNormal>Gör så här:</p>${item('Sätt dig ner')}${item('På golvet', 'o', 2)}${item('På en stol', 'o', 2)}` +
      `${item('Andas')}<p class=MsoNormal>Sedan:</p>${item('Andas in', '1.')}${item('Djupt', 'a)', 2)}${item('Andas ut', '2.')}`;
    expect(pasted(html)).toBe(
      '<p>Gör så här:</p><ul><li>Sätt dig ner<ul><li>På golvet</li><li>På en stol</li></ul></li><li>Andas</li></ul>' +
        '<p>Sedan:</p><ol><li>Andas in<ol><li>Djupt</li></ol></li><li>Andas ut</li></ol>',
    );
  });

  it('begins another list where the markers change', () => {
    expect(pasted(item('Punkt') + item('Ett', '1.'))).toBe('<ul><li>Punkt</li></ul><ol><li>Ett</li></ol>');
  });

  it('moves headings below the title of the post', () => {
    expect(pasted('<h1>Vila</h1><h2>Natt</h2><h3>Mörker</h3><h5>Not</h5>')).toBe(
      '<h2>Vila</h2><h3>Natt</h3><h4>Mörker</h4><h4>Not</h4>',
    );
    expect(pasted('<h2>Natt</h2><h3>Mörker</h3>')).toBe('<h2>Natt</h2><h3>Mörker</h3>');
  });

  it('keeps footnotes with their numbers, without links that lead nowhere', () => {
    const html =
      `<p>Vila hjälper.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>` +
      `<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> 1177, 2024.</p></div>`;
    expect(pasted(html)).toBe('<p>Vila hjälper.<sup>[1]</sup></p><p>[1] 1177, 2024.</p>');
    expect(readWordHtml(html).losses).toEqual({ ...NO_LOSSES, hasFootnotes: true });
  });

  it('makes text of links within the document, but keeps those of a post', () => {
    const html = '<p>Se <a href="#_Toc1">nedan</a>.</p>';
    expect(pasted(html)).toBe('<p>Se nedan.</p>');
    expect(readWordHtml(html).losses).toEqual({ ...NO_LOSSES, innerLinks: 1 });
    const own = '<p data-pm-slice="1 1 []">Se <a href="#nedan">nedan</a>.</p>';
    expect(pasted(own)).toBe('<p>Se <a href="#nedan">nedan</a>.</p>');
  });

  it('keeps a table, with its headers, merged cells and paragraphs', () => {
    expect(pasted(WORD_TABLE)).toBe(
      '<table tabindex="0"><thead><tr><th scope="col">Dag</th><th scope="col">Minuter</th><th scope="col">Hur</th></tr></thead>' +
        '<tbody><tr><td rowspan="2">Måndag</td><td>10</td><td><p>Sittande</p><p>eller <em>liggande</em></p></td></tr>' +
        '<tr><td colspan="2">Vila</td></tr></tbody></table>',
    );
    expect(readWordHtml(WORD_TABLE).losses).toEqual({ ...NO_LOSSES, hasTableColours: true });
    expect(readWordHtml(WORD_TABLE.replace(/background:#[0-9A-F]+;/g, '')).losses).toEqual(NO_LOSSES);
  });

  it('makes no headers of a first row that is not bold, and keeps those that are marked', () => {
    expect(pasted('<table><tr><td>a</td></tr><tr><td>b</td></tr></table>')).not.toContain('<th');
    expect(pasted('<table><tr><td></td><th>A</th></tr><tr><th>B</th><td>1</td></tr></table>')).toBe(
      '<table tabindex="0"><tbody><tr><td></td><th scope="col">A</th></tr><tr><th scope="row">B</th><td>1</td></tr></tbody></table>',
    );
  });

  it('writes what a cell cannot hold as paragraphs, and counts it', () => {
    const html = `<table><tr><td>${item('Andas')}${item('Vila')}</td><td><h2>Natt</h2><hr>mörk</td></tr></table>`;
    expect(pasted(html)).toBe(
      '<table tabindex="0"><tbody><tr><td><p>Andas</p><p>Vila</p></td><td><p>Natt</p>mörk</td></tr></tbody></table>',
    );
    expect(readWordHtml(html).losses).toEqual({ ...NO_LOSSES, hasListsInCells: true });
  });

  it('writes a table beyond the limits row by row, and one around another as text', () => {
    const wide = `<table><tr>${'<td>x</td>'.repeat(13)}</tr></table>`;
    const nested = '<table><tr><td>Före<table><tr><td>Inre</td></tr></table></td></tr></table>';
    expect(pasted(wide)).toBe(`<ul><li>${Array.from({ length: 13 }, () => 'x').join(' | ')}</li></ul>`);
    expect(pasted(nested)).toBe('Före<table tabindex="0"><tbody><tr><td>Inre</td></tr></tbody></table>');
    expect(readWordHtml(`${wide}${nested}<p><img src="file:///C:/sjo.png"></p>`).losses).toEqual({
      ...NO_LOSSES,
      largeTables: 1,
      outerTables: 1,
      pictures: 1,
    });
  });

  it('moves the caption of a table before it', () => {
    expect(pasted('<table><caption>Minuter</caption><tr><td>1</td></tr></table>')).toBe(
      '<p>Minuter</p><table tabindex="0"><tbody><tr><td>1</td></tr></tbody></table>',
    );
  });

  it('keeps the words, lists and headings of Google Docs as they look', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Natt</span></h2>' +
      '<p dir="ltr"><span style="font-weight:700">Vila</span><span style="font-weight:400"> och </span><span style="font-weight:400;font-style:italic">sov</span></p>' +
      '<ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr"><span style="font-weight:400">Andas</span></p></li></ul></b>';
    expect(pasted(html)).toBe(
      '<h2>Natt</h2><p><strong>Vila</strong> och <em>sov</em></p><ul><li><p>Andas</p></li></ul>',
    );
  });

  it('leaves no style for the content security policy to report', () => {
    const { html } = readWordHtml(
      `<style>p{color:red}</style><p style='color:red' onclick="x()">Text style='x'</p>`,
    );
    expect(html).not.toMatch(/<style|<[^>]*\sstyle=|onclick/);
    expect(html).toContain("Text style='x'");
  });
});

describe('plainTextToHtml', () => {
  it('makes lists of bullets and numbers', () => {
    expect(plainTextToHtml('Gör så här:\n- Sätt dig\n- Andas <lugnt>\n\n1. In\r\n2. Ut\nSedan')).toBe(
      '<p>Gör så här:</p><ul><li>Sätt dig</li><li>Andas &lt;lugnt&gt;</li></ul><ol><li>In</li><li>Ut</li></ol><p>Sedan</p>',
    );
  });

  it('leaves a single line and a date alone', () => {
    expect(plainTextToHtml('12. maj')).toBe('<p>12. maj</p>');
    expect(plainTextToHtml('- punkt')).toBe('<p>- punkt</p>');
    expect(plainTextToHtml('Vi ses\n12. maj')).toBe('<p>Vi ses</p><p>12. maj</p>');
  });

  it('links web addresses, without the full stop after them', () => {
    expect(plainTextToHtml('Läs https://www.1177.se/somn?a=1&b=2. Eller (www.1177.se).')).toBe(
      '<p>Läs <a href="https://www.1177.se/somn?a=1&amp;b=2">https://www.1177.se/somn?a=1&amp;b=2</a>. ' +
        'Eller (<a href="https://www.1177.se">www.1177.se</a>).</p>',
    );
  });
});
