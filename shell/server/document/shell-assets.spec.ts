import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readShellAssets } from './shell-assets';

let directory: string;
const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'stillsam-browser-'));
  write('libraries.0f1e.js', 'libraries()');
  write('libraries.0f1e.js.br', 'compressed');
  write('shell.1a2b.js', 'start()');
  write('shell.1a2b.js.br', 'compressed');
  write('shell.1a2b.css', 'body{}');
  write('shell.1a2b.css.br', 'compressed');
  write('cookie-settings-page.3c.css', '.cookies{}');
  write('cookie-settings-page.3c.css.br', 'compressed');
  write('cookie-settings-page.3c.js', 'cookies()');
  write('offline-page.4d.css', '.offline{}');
  write('offline-page.4d.js', 'offline()');
  write('other-shell.js', 'other()');
  write('crisis-help-page.5e.css', '.crisis{}');
  write('other-shell.css', '.other{}');
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the shell’s build', () => {
  it('starts with two scripts, pinned by their hashes, which a document’s header announces', () => {
    const { scripts, preload } = readShellAssets(directory);
    const pinOf = (name: string, content: string) => ({
      url: `/assets/${name}`,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    });
    expect(scripts).toEqual([pinOf('libraries.0f1e.js', 'libraries()'), pinOf('shell.1a2b.js', 'start()')]);
    expect(preload.split(', ')).toEqual(
      scripts.map(
        ({ url, integrity }) =>
          `<${url}>; rel=preload; as=script; integrity="${integrity}"; crossorigin; fetchpriority=low`,
      ),
    );
  });

  it('has styles for every document, and for its own pages', () => {
    const { style, pageStyles } = readShellAssets(directory);
    expect(style).toEqual({ href: '/assets/shell.1a2b.css', text: 'body{}' });
    expect(pageStyles).toEqual({
      cookieSettings: [{ href: '/assets/cookie-settings-page.3c.css', text: '.cookies{}' }],
      crisisHelp: [{ href: '/assets/crisis-help-page.5e.css', text: '.crisis{}' }],
      offline: [{ href: '/assets/offline-page.4d.css', text: '.offline{}' }],
    });
  });

  it('names an icon, the feed, and the manifest on public pages', () => {
    const { headLinks, publicHeadLinks } = readShellAssets(directory);
    expect(headLinks).toContain('<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">');
    expect(headLinks).toContain('type="application/atom+xml" title="Stillsam" href="/feed.xml">');
    expect(publicHeadLinks).toContain('rel="manifest"');
  });

  it('fails where a file is missing', () => {
    rmSync(path.join(directory, 'shell.1a2b.js'));
    expect(() => readShellAssets(directory)).toThrow(/holds 0 files like .*; build the shell again/);
  });

  it('fails where an older build is left beside it', () => {
    write('shell.9f9f.css', 'body{}');
    expect(() => readShellAssets(directory)).toThrow('holds 2 files');
  });
});
