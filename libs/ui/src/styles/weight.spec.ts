import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';

describe('the download of every visitor', () => {
  it('takes at most 90 KB of fonts', () => {
    const fonts = path.join(import.meta.dirname, '../fonts');
    const sizes = readdirSync(fonts)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => statSync(path.join(fonts, file)).size);
    expect(sizes).toHaveLength(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  });

  it('takes at most 5 KB of base style, compressed', () => {
    const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const imported = [...read('base.css').matchAll(/'\.\/(.+)'/g)].map((match) => read(match[1] ?? ''));
    expect(imported.length).toBeGreaterThan(5);
    expect(brotliCompressSync(imported.join('')).length).toBeLessThanOrEqual(5_000);
  });
});
