import { useEffect, useState } from 'react';

/** The path of the link that was followed, while its document loads. */
export function useFollowedLink(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', (event) => setPath((shown) => pathFollowedBy(event) ?? shown), {
      signal,
    });
    // Back may show this document as it was left.
    window.addEventListener('pageshow', () => setPath(null), { signal });
    return () => listening.abort();
  }, []);
  return path;
}

function pathFollowedBy(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}
