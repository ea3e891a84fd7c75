import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildWebAppManifest, INSTALL_LINKS } from './web-app-manifest';

const SHELL = path.join(import.meta.dirname, '../..');

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

const manifest: { lang: string; name: string; icons: ManifestIcon[]; shortcuts: { url: string }[] } =
  JSON.parse(buildWebAppManifest());

describe('the web app manifest', () => {
  it('is Swedish and carries the brand', () => {
    expect(manifest).toMatchObject({ lang: 'sv', name: 'Stillsam' });
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
    expect(INSTALL_LINKS).toContain(`light)" content="${day}"`);
    expect(INSTALL_LINKS).toContain(`dark)" content="${night}"`);
  });
});
