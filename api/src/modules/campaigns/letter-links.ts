/** Where the links of a recipient's own lead in a preview and in a test letter. */
export const PREVIEW_LINKS = {
  unsubscribe: '#avregistrera',
  preferences: '#installningar',
} as const;

/** Address of a letter's page. */
export function letterUrl(siteOrigin: string, slug: string): string {
  return new URL(`/nyhetsbrev/brev/${slug}`, siteOrigin).href;
}
