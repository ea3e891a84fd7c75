import { useCallback, useState } from 'react';
import type { ArticleHeading } from '../../features/articles/article-outline';
import { followSections } from '../../reading/reading';
import { useWhileReading } from '../../reading/use-while-reading';

/** The id of the section that is being read; null before the first, and while nobody has scrolled. */
export function useCurrentSection(headings: ArticleHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useWhileReading(
    useCallback(
      () =>
        followSections(
          headings.map(({ id }) => id),
          setCurrent,
        ),
      [headings],
    ),
  );
  return current;
}
