import type { paths } from '@stillsam/contracts';
import { answer, type FakeApi } from './fake-api';

type Post = paths['/api/blog/admin/posts/{id}']['get']['responses'][200]['content']['application/json'];
type Media = paths['/api/admin/media']['post']['responses'][201]['content']['application/json'];
type PostList = paths['/api/blog/admin/posts']['get']['responses'][200]['content']['application/json'];
type PostRow = PostList['posts'][number];

type User = paths['/api/auth/verify']['get']['responses'][200]['content']['application/json']['user'];

export const ADMIN: User = {
  id: '1',
  email: 'anna@stillsam.test',
  username: 'Anna',
  name: '',
  role: 'admin',
  isAdmin: true,
  areas: [
    'posts',
    'reviews',
    'media',
    'letters',
    'subscribers',
    'messages',
    'orders',
    'ledger',
    'personal-data',
    'releases',
    'system',
  ],
};

const other = (id: string, username: string, role: User['role'], areas: User['areas']): User => ({
  ...ADMIN,
  id,
  username,
  role,
  isAdmin: false,
  areas,
});
export const READER = other('2', 'Rut', 'user', []);
export const TEAM_MEMBER = other('3', 'Ture', 'team', ['releases']);
export const EDITOR = other('4', 'Edit', 'editor', ['posts', 'media', 'letters']);
export const REVIEWER = other('6', 'Lo', 'reviewer', ['reviews']);
export const CARER = other('5', 'Carl', 'care', ['messages', 'orders', 'personal-data']);

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: '7',
    slug: 'stillhet',
    title: 'Stillhet',
    subtitle: '',
    content: '<p>Text om stillhet.</p>',
    excerpt: 'Kort om stillhet.',
    featured_image: null,
    featured_image_alt: '',
    featured_image_focus: '50 50',
    shows_crisis_card: false,
    status: 'draft',
    meta_description: '',
    meta_keywords: '',
    categories: ['somn'],
    tags: ['vila'],
    difficulty: 'Medel',
    icon: 'moon',
    reading_time: 1,
    author_name: 'Anna',
    version: 3,
    created_at: '2026-03-05T10:00:00Z',
    updated_at: '2026-03-05T10:00:00Z',
    published_at: null,
    publish_at: null,
    ...changes,
  };
}

export function aRow(changes: Partial<PostRow> = {}): PostRow {
  const { id, slug, title, status, author_name, version } = aPost();
  const { created_at, updated_at, published_at, publish_at } = aPost();
  const dates = { created_at, updated_at, published_at, publish_at };
  return { id, slug, title, status, author_name, version, ...dates, ...changes };
}

export function aList(posts: PostRow[], pagination: Partial<PostList['pagination']> = {}): PostList {
  return {
    posts,
    pagination: { page: 1, limit: 20, totalCount: posts.length, totalPages: 1, ...pagination },
  };
}

/** A browser in which an admin is signed in. */
export function signedIn(api: FakeApi, user: User = ADMIN): void {
  window.localStorage.setItem('token', 'valid');
  api.on('GET /api/auth/verify', () => answer({ valid: true, user }));
}

export function aPicture(changes: Partial<Media> = {}): Media {
  const folder = `/api/media/${'0123456789abcdef'.repeat(2)}`;
  return {
    id: '3',
    src: `${folder}/960.webp`,
    srcset: `${folder}/480.webp 480w, ${folder}/960.webp 960w`,
    alt: 'En stilla sjö',
    width: 960,
    height: 640,
    renditions: [],
    created_at: '2026-03-05T10:00:00Z',
    ...changes,
  };
}
