import { describe, expect, it } from '@jest/globals';
import { categoryTitle, toCategoryId } from './article-categories';

describe('toCategoryId', () => {
  it.each([
    ['somn', 'somn'],
    ['STRESSHANTERING', 'stresshantering'],
    [' naring ', 'naring'],
    ['kansloreglering', 'sjalvmedkansla'],
    ['Kansloreglering', 'sjalvmedkansla'],
  ])('reads %p as %p', (value, id) => {
    expect(toCategoryId(value)).toBe(id);
  });

  it.each(['', 'alla', 'okand', 'constructor', '__proto__'])('knows no category %p', (value) => {
    expect(toCategoryId(value)).toBeNull();
  });
});

describe('categoryTitle', () => {
  it('names a category by its id and by its alias', () => {
    expect(categoryTitle('naring')).toBe('Näring och känslomässigt välmående');
    expect(categoryTitle('kansloreglering')).toBe('Självmedkänsla & känsloreglering');
  });

  it('shows a category it does not know as it is', () => {
    expect(categoryTitle('Rörelse')).toBe('Rörelse');
  });
});
