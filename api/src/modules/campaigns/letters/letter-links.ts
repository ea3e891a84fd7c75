/** Where the links of a recipient's own lead in a preview and in a test letter. */
export const PREVIEW_LINKS = {
  unsubscribe: '#avregistrera',
  preferences: '#installningar',
  stopWelcome: '#valkomstbrev',
} as const;

/** Address of a letter's page for its recipients, which opens whether or not visitors see the letter. */
export function letterUrl(siteOrigin: string, webKey: string): string {
  return new URL(`/nyhetsbrev/brev/${webKey}`, siteOrigin).href;
}
