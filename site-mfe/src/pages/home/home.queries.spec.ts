import { expect, it } from '@jest/globals';
import { aSummary } from '../../../test/fixtures';
import { chooseLatest } from './home.queries';

it('chooses three texts that the page does not show yet, those for beginners first', () => {
  const posts = [
    aSummary({ slug: 'tung', difficulty: 'Avancerad' }),
    aSummary({ slug: 'klarhet-utan-press' }),
    aSummary({ slug: 'latt' }),
    aSummary({ slug: 'mellan', difficulty: 'Medel' }),
    aSummary({ slug: 'lattare' }),
  ];
  expect(chooseLatest(posts).map(({ slug }) => slug)).toEqual(['latt', 'lattare', 'tung']);
});
