import { useIsServerRendered } from '../../../features/articles/use-is-server-rendered';

/**
 * A data block for search engines, which read the server's document. The browser does not create it, because Trusted
 * Types forbid script elements.
 *
 * @param json with every `<` escaped.
 */
export function StructuredData({ json }: { json: string }) {
  const isServerRendered = useIsServerRendered();
  return isServerRendered ? <script type="application/ld+json">{json}</script> : null;
}
