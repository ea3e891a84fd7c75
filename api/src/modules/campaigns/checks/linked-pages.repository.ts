import { In, type EntityManager } from 'typeorm';
import { isPublished, PostEntity, PostRedirectEntity } from '../../blog/posts/post.entity';
import { CampaignEntity } from '../drafts/campaign.entity';
import { PUBLIC_LETTER } from '../sending/campaigns.repository';

/** What of the given slugs exists; `published` has those that visitors can read. */
export interface LinkedPages {
  articles: { known: Set<string>; published: Set<string> };
  letters: Set<string>;
}

export async function findLinkedPages(
  manager: EntityManager,
  articleSlugs: string[],
  letterSlugs: string[],
): Promise<LinkedPages> {
  const redirects = await manager.findBy(PostRedirectEntity, { slug: In(articleSlugs) });
  const posts = await manager.find(PostEntity, {
    select: { id: true, slug: true, status: true },
    where: [{ slug: In(articleSlugs) }, { id: In(redirects.map(({ postId }) => postId)) }],
  });
  const letters = await manager.find(CampaignEntity, {
    select: { slug: true },
    where: { slug: In(letterSlugs), ...PUBLIC_LETTER },
  });
  const slugsOf = (post: PostEntity) => [
    post.slug,
    ...redirects.filter(({ postId }) => postId === post.id).map(({ slug }) => slug),
  ];
  return {
    articles: {
      known: new Set(posts.flatMap(slugsOf)),
      published: new Set(posts.filter(isPublished).flatMap(slugsOf)),
    },
    letters: new Set(letters.map(({ slug }) => slug)),
  };
}
