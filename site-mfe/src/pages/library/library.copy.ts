import { formatNumber } from '@stillsam/ui/format-number';
import { categoryTitle } from '../../features/articles/article-categories';
import { ALL_CATEGORIES, type LibraryFilters } from './library.logic';

export const LIBRARY_COPY = {
  title: 'Kunskapsbibliotek',
  lead: 'Om sömn, stress, näring och självmedkänsla. Välj det som känns närmast just nu. Resten finns kvar.',
  metaDescription:
    'Lugna, källbelagda artiklar om sömn, stresshantering, näring och självmedkänsla. Läs i din egen takt.',
  searchLabel: 'Sök bland artiklarna',
  searchPlaceholder: 'Sömn, oro, stress',
  searchButton: 'Sök',
  categoriesLabel: 'Kategorier',
  lengthsLabel: 'Längd',
  allLengths: 'Hela texter',
  short: 'Kort, några minuter',
  countUnit: ['artikel', 'artiklar'] as const,
  listLabel: 'Artiklar',
  relatedTitle: 'Liknande artiklar',
  marks: 'Det du har läst är märkt med ”Läst”. Bara du ser det, i den här webbläsaren.',
  eraseMarks: 'Ta bort märkningen',
  marksErased: 'Märkningen är borttagen och inget mer sparas.',
  undoErase: 'Ångra',
  newsletterTitle: 'Få veta när det finns mer att läsa',
  newsletterLead: 'Ett brev då och då, med nya artiklar och en övning att pröva.',
  noResults: 'Inga artiklar hittades',
  noResultsText: 'Pröva ett kortare ord, en annan kategori, eller börja om från alla artiklar.',
  reset: 'Återställ filter',
  showMore: 'Visa fler',
};

/** The number of articles and, for a search, of related ones, and whether older ones were left out. */
export function countText(
  search: string,
  totalCount: number,
  relatedCount: number,
  isComplete: boolean,
): string {
  const count = foundText(search, totalCount, relatedCount);
  return isComplete ? count : `${count} bland de nyaste. Lägg till ett ord för att hitta äldre.`;
}

function foundText(search: string, totalCount: number, relatedCount: number): string {
  const exactCount = totalCount - relatedCount;
  if (relatedCount === 0) return articleCount(exactCount);
  if (exactCount === 0)
    return `Inga exakta träffar på ”${search.replace(/["”]/g, '')}”. Liknande: ${articleCount(relatedCount)}`;
  return `${articleCount(exactCount)} och ${formatNumber(relatedCount)} liknande`;
}

function articleCount(count: number): string {
  const [one, many] = LIBRARY_COPY.countUnit;
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** The text of a category's pill. */
export function choiceLabel(category: LibraryFilters['category']): string {
  return category === ALL_CATEGORIES ? 'Alla artiklar' : categoryTitle(category);
}
