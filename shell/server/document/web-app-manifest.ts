import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** `--surface` of the tokens: the browser's frame gets the colour of the page. */
const DAY = '#f1f5f2';
const NIGHT = '#1b2740';

/** Links and metas by which every public page can be installed. */
export const INSTALL_LINKS =
  `<link rel="manifest" href="${MANIFEST_PATH}">` +
  '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">' +
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${DAY}">` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${NIGHT}">`;

/** The web app manifest (W3C Web Application Manifest). */
export function buildWebAppManifest(): string {
  return JSON.stringify({
    id: PATHS.home,
    name: BRAND,
    short_name: BRAND,
    description:
      'Artiklar, självtester och guidade övningar för lugn, sömn och återhämtning. Fungerar också utan internet.',
    lang: 'sv',
    dir: 'ltr',
    start_url: PATHS.home,
    scope: '/',
    display: 'standalone',
    background_color: DAY,
    theme_color: DAY,
    categories: ['health', 'lifestyle'],
    icons: [
      { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/assets/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'Andas i tre minuter', short_name: 'Andas', url: PATHS.mindfulBreathing },
      { name: 'Övningar och självtester', short_name: 'Övningar', url: PATHS.resources },
      { name: 'Läs i kunskapsbiblioteket', short_name: 'Läs', url: PATHS.library },
    ],
  });
}
