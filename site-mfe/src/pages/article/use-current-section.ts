import { useCallback, useState } from 'react';
import type { ArticleHeading } from '@stillsam/post-html/outline';
import { observeCurrentSection } from '../../reading/reading-observers';
import { useFromFirstScroll } from '../../reading/use-from-first-scroll';

/** The id of the current section; null above the first one and before the first scroll. */
export function useCurrentSection(headings: ArticleHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useFromFirstScroll(
    useCallback(
      () =>
        observeCurrentSection(
          headings.map(({ id }) => id),
          setCurrent,
        ),
      [headings],
    ),
  );
  return current;
}
