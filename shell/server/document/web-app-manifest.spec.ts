import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildWebAppManifest, INSTALL_LINKS, MANIFEST_PATH } from './web-app-manifest';

const SHELL = path.join(import.meta.dirname, '../..');

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

interface Manifest {
  lang: string;
  name: string;
  icons: ManifestIcon[];
  shortcuts: { url: string; name: string }[];
  background_color: string;
  theme_color: string;
}

const manifest: Manifest = JSON.parse(buildWebAppManifest());

describe('the web app manifest', () => {
  it('speaks Swedish and carries the brand', () => {
    expect(manifest).toMatchObject({ lang: 'sv', name: 'Stillsam' });
  });

  it('opens the start page in a window of its own, as one app whatever its address', () => {
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      dir: 'ltr',
    });
  });

  it('names shortcuts by what they lead to', () => {
    expect(manifest.shortcuts.map(({ url, name }) => [url, name])).toEqual([
      ['/resurser/mindful-andning', 'Andas i tre minuter'],
      ['/resurser', 'Övningar och självtester'],
      ['/kunskapsbibliotek', 'Läs i kunskapsbiblioteket'],
    ]);
  });

  it('comes with a link, with an icon for Apple’s home screen', () => {
    expect(INSTALL_LINKS).toContain(`<link rel="manifest" href="${MANIFEST_PATH}">`);
    const [, icon = ''] = /<link rel="apple-touch-icon" href="\/assets\/([^"]+)">/.exec(INSTALL_LINKS) ?? [];
    expect(readFileSync(path.join(SHELL, 'public', icon)).toString('latin1', 1, 4)).toBe('PNG');
  });

  it('names icons that exist, in their real size', () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of pictures) {
      const bytes = readFileSync(path.join(SHELL, src.replace('/assets/', 'public/')));
      // A PNG has its width at byte 16 and its height at byte 20 (PNG specification, IHDR).
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('gives the window the colour of the page, by day and by night', () => {
    const tokens = readFileSync(path.join(SHELL, '../libs/ui/src/styles/tokens.css'), 'utf8');
    const [, day, night] = /--surface: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    expect(day).toBeDefined();
    expect([manifest.background_color, manifest.theme_color]).toEqual([day, day]);
    expect(INSTALL_LINKS).toContain(`light)" content="${day}"`);
    expect(INSTALL_LINKS).toContain(`dark)" content="${night}"`);
  });
});
