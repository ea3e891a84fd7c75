/**
 * Writes the galleries as static pages to look at: `npm run -w libs/ui gallery` makes dist/gallery.html (by day)
 * and its sisters for night, high contrast and large text, and the same of the logo.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { fontRule, minimizers, sourceRule, styleRule } from '../../../tools/rspack/base.mjs';

const ui = path.resolve(import.meta.dirname, '..');
const dist = path.join(ui, 'dist');
const require = createRequire(import.meta.url);

const VARIANTS = {
  '': '',
  '-night': 'data-theme="night"',
  '-contrast': 'data-contrast="high"',
  '-night-contrast': 'data-theme="night" data-contrast="high"',
  '-large': 'data-font-size="extra-large"',
};

const shared = {
  mode: 'production',
  context: ui,
  entry: { gallery: './scripts/gallery-entry.tsx' },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  performance: { hints: false },
};

await build([
  {
    ...shared,
    target: 'node20',
    output: { path: path.join(dist, 'render'), filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: { rules: [sourceRule('node'), styleRule('node', 'ui'), fontRule] },
    optimization: { minimize: false },
  },
  {
    ...shared,
    target: 'web',
    output: { path: dist, filename: 'unused.js' },
    module: { rules: [sourceRule('web'), styleRule('web', 'ui'), fontRule] },
    optimization: { minimizer: minimizers, usedExports: false, sideEffects: false },
    plugins: [new rspack.CssExtractRspackPlugin({ filename: '[name].css' })],
  },
]);

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
