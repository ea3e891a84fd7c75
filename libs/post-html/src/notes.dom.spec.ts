import { describe, expect, it } from '@jest/globals';
import { linkNotes } from './sources';
import { sanitisePostHtmlInBrowser } from './sanitise-in-browser';
import { sanitisePostHtml } from './sanitise-on-server';

const TEXT =
  '<p>Vila.<sup><a href="#kallor">1</a>, <a href="#kallor">2</a></sup> Igen.<sup><a href="#kallor">1</a></sup></p>' +
  '<h2 id="kallor">Källor</h2>\n<ol>\n<li>Ett</li>\n<li>Två</li>\n<li>Tre</li>\n</ol>';
const LINKED =
  '<p>Vila.<sup><a id="not_1" href="#kalla_1">1</a>, <a id="not_2" href="#kalla_2">2</a></sup> ' +
  'Igen.<sup><a id="not_1_2" href="#kalla_1">1</a></sup></p><h2 id="kallor">Källor</h2>\n<ol>' +
  '<li id="kalla_1">Ett <a href="#not_1">Till texten</a> <a href="#not_1_2">Till texten, 2</a></li>\n' +
  '<li id="kalla_2">Två <a href="#not_2">Till texten</a></li>\n<li id="kalla_3">Tre</li></ol>';

describe('linkNotes', () => {
  it('links each note with its source and back, so that the browser keeps it', () => {
    expect(linkNotes(TEXT)).toBe(LINKED);
    const page = new DOMParser().parseFromString(String(sanitisePostHtmlInBrowser(LINKED)), 'text/html');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(6);
    for (const href of links) expect(page.querySelector(href)).not.toBeNull();
  });

  it('leaves a note without a source as it is, and a text without sources', () => {
    const lost = '<p>Vila.<sup><a href="#kallor">4</a></sup></p>';
    expect(linkNotes(lost)).toBe(lost);
    expect(linkNotes(lost + TEXT)).toContain(lost);
  });
});

describe('a stored text', () => {
  it('loses the ids of notes', () => {
    expect(sanitisePostHtml(LINKED)).not.toMatch(/ id="(?:not|kalla)_/);
  });
});

describe('the browser', () => {
  it.each(['<a id="x">a</a>', '<a id="kalla_1">a</a>', '<li id="not_1">a</li>', '<p id="not_1">a</p>'])(
    'removes the id of %s',
    (html) => {
      expect(String(sanitisePostHtmlInBrowser(html))).not.toContain('id=');
    },
  );
});
