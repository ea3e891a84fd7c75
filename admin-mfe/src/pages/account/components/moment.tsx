import { useState } from 'react';
import { formatRecent } from '../../../format-date';

/** `i dag kl. 20.27`, as of when the page was opened. @param iso ISO 8601. */
export function Moment({ iso }: { iso: string }) {
  const [now] = useState(() => Date.now());
  return <time dateTime={iso}>{formatRecent(iso, now)}</time>;
}
