import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const css = readFileSync(path.join(import.meta.dirname, 'elements.css'), 'utf8');

/** The declarations of the last rule with exactly these selectors. */
function lastRule(selectors: RegExp): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.findLast(([, selector = '']) => selectors.test(selector.trim()))?.[2] ?? '';
}

it('divides long words of the text on a narrow screen, with at least five letters on either line', () => {
  const narrow = css.slice(css.indexOf('@media (width < 30rem)'));
  expect(narrow).toMatch(/^@media[^{]+\{\s*body \{\s*hyphens: auto;\s*hyphenate-limit-chars: \d+ 5 5;\s*\}/);
});

it('divides no heading by itself', () => {
  expect(lastRule(/h1,\s*h2,\s*h3,\s*h4$/)).toContain('hyphens: manual;');
});

it('keeps a line with a raised or lowered number as high as the others', () => {
  expect(lastRule(/sub,\s*sup$/)).toContain('line-height: 0;');
});
