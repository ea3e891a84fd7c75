import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from './process.mjs';

/** A selector of the root element that asks `:has()`, as CSS modules and plain styles write it. */
const ROOT_ASKS = /(?::root|(?<![\w-])html)[^\s,{]*:has\(/;

const files = execFileSync('git', ['ls-files', 'libs', 'shell', 'site-mfe', 'exercises-mfe'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.css'));

describe('the style of public pages', () => {
  it('asks the root element for nothing below it (ADR 42)', () => {
    expect(files.length).toBeGreaterThan(50);
    const asking = files.filter((file) =>
      ROOT_ASKS.test(readFileSync(path.join(repositoryRoot, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  it.each([
    ':root:has(.player) {',
    ':global(html):has(.line) :global(main) {',
    'html:has(.root) {',
    ':global(html:not([data-shows-consent])):has(.strip) {',
  ])('knows the asking rule %s', (rule) => {
    expect(rule).toMatch(ROOT_ASKS);
  });

  it('allows a part of the page to ask', () => {
    expect(':global(html[data-shows-consent]) .form:has(:checked) .actions {').not.toMatch(ROOT_ASKS);
  });
});
