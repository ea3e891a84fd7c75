import type {
  Article,
  ArticleListing,
  ArticleSummary,
  RelatedArticle,
} from '../src/features/articles/article-calls';

export function aSummary(changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: '1',
    slug: 'vila-utan-prestation',
    title: 'Vila utan prestation',
    excerpt: 'Om att vila på riktigt.',
    image_url: null,
    image_focus: '50 50',
    categories: ['stresshantering'],
    tags: ['vila', 'stress'],
    difficulty: 'Nybörjare',
    icon: 'leaf',
    reading_time: 8,
    short_reading_time: null,
    author: 'Stillsams redaktion',
    published_at: '2026-03-05T09:00:00.000Z',
    updated_at: '2026-03-06T09:00:00.000Z',
    ...changes,
  };
}

export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    ...aSummary(),
    content: '<p>Första stycket.</p><h2 id="kroppen">Kroppen</h2><p>Mer <a href="/resurser">här</a>.</p>',
    easy_content: null,
    is_easy_outdated: false,
    source_count: 0,
    checked_source_count: 0,
    sources_checked_on: null,
    review: {
      state: 'none',
      reviewed_on: null,
      next_on: null,
      reviewer: null,
      title: null,
      legitimation: null,
      workplace: null,
      scope: null,
    },
    image_alt: '',
    subtitle: '',
    shows_crisis_card: false,
    meta_title: null,
    meta_description: '',
    meta_keywords: '',
    version: 3,
    published_day: '2026-03-05',
    ...changes,
  };
}

export function aRelated(changes: Partial<RelatedArticle> = {}): RelatedArticle {
  const { id, slug, title, excerpt, image_url, image_focus, categories, reading_time } = aSummary();
  return { id, slug, title, excerpt, image_url, image_focus, categories, reading_time, ...changes };
}

/** The API's listing of some articles: filtered and cut as the API does it. */
export function listingOf(all: ArticleSummary[], query: URLSearchParams): ArticleListing {
  const category = query.get('category');
  const search = query.get('search')?.toLowerCase() ?? '';
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 20);
  const matching = all.filter(
    (article) =>
      (query.get('length') !== 'short' || article.short_reading_time !== null) &&
      (!category || article.categories.some((id) => id === category)) &&
      `${article.title}\n${article.excerpt}`.toLowerCase().includes(search),
  );
  const ids = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'] as const;
  return {
    posts: matching.slice((page - 1) * limit, page * limit),
    pagination: {
      page,
      limit,
      totalCount: matching.length,
      totalPages: Math.ceil(matching.length / limit),
    },
    categories: ids.map((id) => ({
      id,
      title: id,
      count: all.filter((article) => article.categories.includes(id)).length,
    })),
    total: all.length,
  };
}
