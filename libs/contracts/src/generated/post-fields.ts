/** What the API takes in each field of a post. Generated from openapi.json. */
export const POST_FIELDS = {
  title: { type: 'string', minLength: 1, maxLength: 200 },
  subtitle: { type: 'string', maxLength: 200 },
  slug: { type: 'string', pattern: '^[a-z0-9-]{1,200}$' },
  excerpt: { type: 'string', maxLength: 500 },
  content: { type: 'string', minLength: 1, maxLength: 500000 },
  status: { type: 'string', enum: ['draft', 'published'], default: 'draft' },
  featured_image: { type: 'string', nullable: true },
  featured_image_alt: { type: 'string', maxLength: 300 },
  categories: {
    type: 'array',
    items: { type: 'string', enum: ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'] },
  },
  tags: { maxItems: 20, type: 'array', items: { type: 'string' } },
  difficulty: { type: 'string', enum: ['Nybörjare', 'Medel', 'Avancerad'] },
  icon: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
  shows_crisis_card: { type: 'boolean' },
  meta_description: { type: 'string', maxLength: 300 },
  meta_keywords: { type: 'string', maxLength: 300 },
  publish_at: { type: 'string', format: 'date-time', nullable: true },
} as const;
