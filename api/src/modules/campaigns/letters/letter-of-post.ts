import { articlePath } from '@stillsam/paths';
import { escapeHtml } from '../../../text/escape-html';
import { asOneLine } from '../../../contract/fields';
import type { PostEntity } from '../../blog/posts/post.entity';
import type { ImageSize } from '../../media/media.entity';
import type { CampaignFields } from '../drafts/campaign-fields';

const MAX_SUBJECT_LENGTH = 150;
const MAX_PREHEADER_LENGTH = 200;

type Post = Pick<
  PostEntity,
  'slug' | 'title' | 'subtitle' | 'excerpt' | 'featured_image' | 'featured_image_alt'
>;

/**
 * A draft that invites to an article: its picture, its opening words and a link, for the admin to write on.
 *
 * @param sizes in which the picture is stored, smallest first.
 */
export function letterOfPost(
  post: Post,
  sizes: readonly ImageSize[],
): Pick<CampaignFields, 'subject' | 'preheader' | 'content'> {
  const url = articlePath(post.slug);
  const picture = post.featured_image
    ? `<figure><img ${attributesOf(post.featured_image, sizes)} alt="${escapeHtml(post.featured_image_alt)}"></figure>`
    : '';
  const lead = [post.subtitle, post.excerpt]
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
    .map((text) => `<p>${escapeHtml(text)}</p>`);
  return {
    subject: asOneLine(post.title).slice(0, MAX_SUBJECT_LENGTH),
    preheader: asOneLine(post.excerpt).slice(0, MAX_PREHEADER_LENGTH),
    content: [
      picture,
      `<h2>${escapeHtml(post.title)}</h2>`,
      ...lead,
      `<p><a href="${url}">Läs hela artikeln</a></p>`,
    ].join(''),
  };
}

/** With every width, so that the mail can choose one, and with the size, so that it keeps the room. */
function attributesOf(src: string, sizes: readonly ImageSize[]): string {
  const largest = sizes.at(-1);
  if (!largest) return `src="${escapeHtml(src)}"`;
  const folder = src.slice(0, src.lastIndexOf('/'));
  const candidates = sizes.map(({ width }) => `${folder}/${width}.webp ${width}w`);
  return `src="${escapeHtml(src)}" srcset="${escapeHtml(candidates.join(', '))}" width="${largest.width}" height="${largest.height}"`;
}
