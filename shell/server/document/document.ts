import { createHash } from 'node:crypto';
import { crisisLanguageOf, isAdminMailLinkPath, isMailLinkPath, isNoindexPath, PATHS } from '@stillsam/paths';
import { ACCESSIBILITY_SCRIPT } from '@stillsam/platform/accessibility-script';
import { APP_ID, PAGE_DATA_ID, type PageData } from '../../src/document/page-data';
import { LINK_TOKEN_SCRIPT } from '../../src/document/link-token';
import { MISSING_SCRIPT, NIGHT_HOURS_SCRIPT, SHELL_SCRIPT } from '../../src/document/inline-scripts';
import { EARLY_CLICK_SCRIPT } from '../../src/document/replay-early-clicks';
import { scriptStartPolicy } from './security-headers';
import { SPECULATION_RULES } from './speculation-rules';
import type { Release, ReleaseName } from '../releases/release';
import { pageFiles } from '../releases/release-files';
import type { RenderedPage } from '../rendering/render-page';
import type { InlineStyle, PinnedScript, ShellAssets } from './shell-assets';

/** Ends the preview in this browser. */
export const PREVIEW_END_PATH = '/releases/preview-end';

/** The strip above a page of a preview. */
export const PREVIEW_STRIP = {
  html: (text: string) =>
    `<p class="stillsam-preview" role="status"><span>${text}</span> <a href="${PREVIEW_END_PATH}">Avsluta</a></p>`,
  style:
    '.stillsam-preview{position:sticky;top:0;z-index:9;margin:0;padding:.5rem 1rem;text-align:center;font:600 1rem/1.5 system-ui,sans-serif;background:#3b2f63;color:#fff}.stillsam-preview a{color:inherit;padding:.625rem .25rem}',
};

/** What a document is made of. */
export interface DocumentPage extends Pick<RenderedPage, 'head' | 'body'> {
  pageData: PageData;
  /** The release that rendered the page's region, and the chunks that its routes name. */
  region: { release: Release; chunks: string[] } | null;
  /** The release that this browser alone is shown. */
  preview: ReleaseName | null;
}

/** A whole document and the sources that its policies name. */
export interface PageDocument {
  html: string;
  /** CSP sources of the inline styles. */
  styleHashes: string[];
  /** CSP source of the one inline script. */
  inlineScriptHash: string;
}

/** Runs before the first paint. */
const INLINE_SCRIPT = inlineScript([
  ACCESSIBILITY_SCRIPT,
  NIGHT_HOURS_SCRIPT,
  EARLY_CLICK_SCRIPT,
  MISSING_SCRIPT,
]);
/** Of the pages of mailed links: the token leaves the address before anything else runs. */
const MAIL_LINK_SCRIPT = inlineScript([LINK_TOKEN_SCRIPT, INLINE_SCRIPT.text]);

/** The next page, and an analytics service on it, is told no search and no token of this one. */
const REFERRER_POLICY = 'strict-origin';

/**
 * Puts a rendered page into its document. No request blocks the first paint: styles are inline, scripts are loaded
 * last and at low priority.
 */
export function buildDocument(page: DocumentPage, pathname: string, assets: ShellAssets): PageDocument {
  const scripts = regionScripts(page);
  const isMailLink = isMailLinkPath(pathname) || isAdminMailLinkPath(pathname);
  const inline = isMailLink ? MAIL_LINK_SCRIPT : INLINE_SCRIPT;
  const styles = [
    assets.style,
    ...shellPageStyles(pathname, assets),
    ...regionStyles(page),
    ...(page.preview ? [{ href: 'preview', text: PREVIEW_STRIP.style }] : []),
  ];
  const policy = scriptStartPolicy({
    inlineScriptHash: inline.hash,
    scriptHashes: [...assets.scripts, ...scripts].map(({ integrity }) => `'${integrity}'`),
    hasWorker: page.pageData.isOfflineOn,
  });
  const html =
    `<!DOCTYPE html><html lang="${escapeAttribute(languageOf(page, pathname))}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">` +
    `<script>${inline.text}</script>` +
    page.head +
    (isNoindexPath(pathname) ? '<meta name="robots" content="noindex, nofollow">' : '') +
    styles.map(({ href, text }) => `<style data-href="${escapeAttribute(href)}">${text}</style>`).join('') +
    assets.headLinks +
    (page.pageData.area === 'public' ? assets.publicHeadLinks : '') +
    `</head><body>${page.preview ? stripOf(page.preview) : ''}<div id="${APP_ID}">${page.body}</div>` +
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(page.pageData)}</script>` +
    assets.scripts.map(scriptTag).join('') +
    scripts.map(preloadTag).join('') +
    (mayPrefetch(page) ? SPECULATION_RULES : '') +
    `</body></html>`;
  return {
    html,
    styleHashes: styles.map(({ text }) => hashSource(text)),
    inlineScriptHash: inline.hash,
  };
}

/** A language that is not shown is answered by an error in Swedish. */
function languageOf({ pageData }: DocumentPage, pathname: string): string {
  const language = pageData.hydration.errors ? undefined : crisisLanguageOf(pathname);
  return language ?? 'sv';
}

/** Pages of remotes that read nothing, the exercises, tell by no request what their visitor looks at. */
function mayPrefetch({ pageData, region }: DocumentPage): boolean {
  return pageData.area === 'public' && region?.release.remote.api !== 'none';
}

function stripOf({ part, version }: ReleaseName): string {
  return PREVIEW_STRIP.html(`Förhandsvisning av ${part} ${version}. Bara du ser den.`);
}

function inlineScript(parts: string[]): { text: string; hash: string } {
  const text = parts.join(';');
  return { text, hash: hashSource(text) };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function shellPageStyles(pathname: string, { pageStyles }: ShellAssets): InlineStyle[] {
  if (pathname === PATHS.cookieSettings) return pageStyles.cookieSettings;
  if (`${pathname}/`.startsWith(`${PATHS.crisisHelp}/`)) return pageStyles.crisisHelp;
  return pathname === PATHS.offline ? pageStyles.offline : [];
}

function regionStyles({ region }: DocumentPage): InlineStyle[] {
  if (!region) return [];
  const { release, chunks } = region;
  return pageFiles(release.manifest, chunks).styles.map((file) => ({
    href: release.urlOf(file),
    text: release.styles.get(file) ?? '',
  }));
}

function regionScripts({ region }: DocumentPage): PinnedScript[] {
  if (!region) return [];
  const { manifest, urlOf } = region.release;
  return pageFiles(manifest, region.chunks).scripts.map((file) => ({
    url: urlOf(file),
    integrity: manifest.files[file] ?? '',
  }));
}

function scriptTag({ url, integrity }: PinnedScript): string {
  return `<script src="${url}" integrity="${integrity}" crossorigin="anonymous" async fetchpriority="low" ${SHELL_SCRIPT}></script>`;
}

function preloadTag({ url, integrity }: PinnedScript): string {
  return `<link rel="preload" as="script" href="${escapeAttribute(url)}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low">`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** JSON that cannot close its script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
