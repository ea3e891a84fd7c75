/**
 * Writes the galleries as static pages for review: `npm run -w libs/ui gallery` makes dist/gallery.html (by day)
 * and its sisters for night, high contrast and large text, and the same of the logo.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import galleryConfigs, { galleryFolder as dist } from './gallery.config.mjs';

const require = createRequire(import.meta.url);

const VARIANTS = {
  '': '',
  '-night': 'data-theme="night"',
  '-contrast': 'data-contrast="high"',
  '-night-contrast': 'data-theme="night" data-contrast="high"',
  '-large': 'data-font-size="extra-large"',
};

await build(galleryConfigs);

const { renderDemoGallery, renderLogoGallery } = require(path.join(dist, 'render/gallery.cjs'));
await mkdir(dist, { recursive: true });
for (const [suffix, attributes] of Object.entries(VARIANTS)) {
  await writeFile(path.join(dist, `gallery${suffix}.html`), page(renderDemoGallery(), attributes));
  await writeFile(path.join(dist, `logo${suffix}.html`), page(renderLogoGallery(), attributes));
}
console.log(`Look at ${path.join(dist, 'gallery.html')}`);

function page(markup, attributes) {
  return `<!doctype html>
<html lang="sv" ${attributes}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' file:">
    <title>Galleri</title>
    <link rel="stylesheet" href="gallery.css">
  </head>
  <body><main>${markup}</main></body>
</html>
`;
}

function build(configurations) {
  return new Promise((resolve, reject) => {
    rspack(configurations, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}
