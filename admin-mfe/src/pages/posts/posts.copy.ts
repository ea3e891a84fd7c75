import { TRASH_DAYS } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';
import { SHORT_CATEGORY_NAMES } from '../../features/draft-editor/categories';

const LIST = {
  loading: 'Hämtar blogginlägg',
  failedTitle: 'Det gick inte att hämta blogginläggen',
  empty: 'Inga blogginlägg hittades.',
  emptyFirst:
    'Välj ”Nytt blogginlägg” och börja med en mening. Ingen annan ser ett utkast förrän du publicerar det.',
  emptyFiltered: 'Pröva ett annat sökord, en annan status eller en annan kategori.',
};

export const POSTS_COPY = {
  newPost: 'Nytt blogginlägg',
  label: 'Blogginlägg',
  explanation:
    'Ett blogginlägg som är publicerat heter artikel på webbplatsen och finns i kunskapsbiblioteket.',
  columns: {
    title: 'Titel',
    status: 'Status',
    author: 'Författare',
    created: 'Skapad',
    updated: 'Ändrad',
    dates: 'Skapad och publicerad',
  },
  status: { all: 'Alla statusar', draft: 'Utkast', scheduled: 'Schemalagd', published: 'Publicerad' },
  publishedLater: 'Publiceras',
  /** Who writes where no name is given, as the API says it. */
  editors: 'Stillsams redaktion',
  edit: 'Redigera',
  editNamed: (title: string) => `Redigera ${title}`,
  showNamed: (title: string) => `Visa på webbplatsen: ${title}`,
  sendNamed: (title: string) => `Skicka som brev: ${title}`,
  removeNamed: (title: string) => `Ta bort ${title}`,
  search: 'Sök på titel',
  statusFilter: 'Status',
  categoryFilter: 'Kategori',
  categories: { '': 'Alla kategorier', ...SHORT_CATEGORY_NAMES },
  sort: 'Ordning',
  orders: {
    created: 'Senast skapade',
    updated: 'Senast ändrade',
    published: 'Senast publicerade',
    title: 'Titel, A till Ö',
  },
  list: LIST,
  count: (count: number) => (count === 1 ? '1 inlägg' : `${formatNumber(count)} inlägg`),
  removeQuestion: 'Är du säker på att du vill ta bort detta inlägg?',
  kept: (title: string) =>
    `”${title}” ligger kvar i papperskorgen i ${TRASH_DAYS} dagar och kan tas tillbaka därifrån.`,
  /** After what was saved, before the link. */
  shown: ' Det syns nu på webbplatsen. ',
  removed: (title: string) => `”${title}” är borttaget. Det ligger i papperskorgen och kan tas tillbaka.`,
  removeFailed: 'Kunde inte ta bort inlägget',
  places: { label: 'Visa', list: 'Inlägg', trash: 'Papperskorgen' },
  trash: {
    label: 'Borttagna blogginlägg',
    removedAt: 'Borttaget',
    left: 'Raderas',
    daysLeft: (days: number) => `Om ${days} dagar`,
    explanation: `Ett borttaget inlägg ligger kvar här i ${TRASH_DAYS} dagar och raderas sedan för gott. Ett som du tar tillbaka blir ett utkast.`,
    restore: 'Ta tillbaka',
    restoreNamed: (title: string) => `Ta tillbaka ${title}`,
    restoring: 'Tar tillbaka...',
    restored: (title: string) => `”${title}” är tillbaka som utkast.`,
    remove: 'Ta bort för gott',
    removeNamed: (title: string) => `Ta bort ${title} för gott`,
    removeQuestion: 'Vill du ta bort inlägget för gott?',
    lost: (title: string) => `”${title}” raderas med alla sina versioner och går inte att få tillbaka.`,
    gone: (title: string) => `”${title}” är borttaget för gott.`,
    restoreFailed: 'Det gick inte att ta tillbaka inlägget. Försök igen om en stund.',
    list: {
      ...LIST,
      empty: 'Inget i papperskorgen har den titeln.',
      emptyTitle: 'Papperskorgen är tom',
      emptyFirst: `Ett inlägg som tas bort ligger kvar här i ${TRASH_DAYS} dagar. Så länge kan du ta tillbaka det, som utkast.`,
      emptyFiltered: 'Pröva ett annat sökord.',
    },
  },
} as const;
