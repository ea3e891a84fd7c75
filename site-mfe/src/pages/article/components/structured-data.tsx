import { useIsServerRendered } from '../../../features/articles/use-is-server-rendered';

/**
 * A data block for search engines, which read the document as the server sent it. It is not made in the browser:
 * creating a script element there is what Trusted Types forbid.
 *
 * @param json with every `<` escaped.
 */
export function StructuredData({ json }: { json: string }) {
  const isServerRendered = useIsServerRendered();
  return isServerRendered ? <script type="application/ld+json">{json}</script> : null;
}
