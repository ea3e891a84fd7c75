import { PATHS } from '@stillsam/paths';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { In, type EntityManager } from 'typeorm';
import { error, ok, summarise, warning, type Finding } from './check';
import { isPublished, PostEntity, PostRedirectEntity } from '../../blog/posts/post.entity';
import { CampaignEntity } from '../drafts/campaign.entity';
import { PUBLIC_LETTER } from '../sending/campaigns.repository';

const FIXED = new Set<string>(Object.values(PATHS));

interface OwnLinks {
  articleSlugs: string[];
  letterSlugs: string[];
}

interface LetterAddresses {
  /** Paths of the site, each once. */
  own: string[];
  /** Addresses of other sites, each once. */
  foreign: string[];
}

/** Where the links of a letter lead, in their order. Mail and telephone addresses are not looked at. */
export function addressesOf(content: string, siteOrigin: string): LetterAddresses {
  const own = new Set<string>();
  const foreign = new Set<string>();
  const { origin } = new URL(siteOrigin);
  for (const { attribs } of DomUtils.getElementsByTagName('a', parseDocument(sanitisePostHtml(content)))) {
    const { href = '' } = attribs;
    const url = href.startsWith('#') || href === '' ? null : URL.parse(href, origin);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    if (url.origin === origin) own.add(url.pathname);
    else foreign.add(withoutFragment(url));
  }
  return { own: [...own], foreign: [...foreign] };
}

function withoutFragment(url: URL): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

/** The slugs that paths of the site name. */
export function slugsIn(paths: readonly string[]): OwnLinks {
  const below = (start: string) => paths.flatMap((path) => slugBelow(path, start) ?? []);
  return { articleSlugs: below(PATHS.library), letterSlugs: below(PATHS.letters) };
}

/** Whether each link to a page of the site leads to one that visitors can read. */
export function checkOwnLinks(paths: readonly string[], pages: LinkedPages, ownSlug: string): Finding {
  const findings = paths.map((path) => checkPath(path, pages, ownSlug));
  return summarise(
    findings,
    paths.length === 0 ? 'Brevet länkar inte till webbplatsen.' : 'Alla länkar till webbplatsen leder rätt.',
  );
}

function checkPath(path: string, { articles, letters }: LinkedPages, ownSlug: string): Finding {
  const article = slugBelow(path, PATHS.library);
  if (article !== undefined) {
    if (articles.published.has(article)) return ok();
    return articles.known.has(article)
      ? error(`Artikeln ${path} är inte publicerad. Publicera den innan brevet går, eller byt länk.`)
      : error(`Artikeln ${path} finns inte. Byt länk.`);
  }
  const letter = slugBelow(path, PATHS.letters);
  if (letter !== undefined)
    return letter === ownSlug || letters.has(letter)
      ? ok()
      : error(`Brevet ${path} finns inte, eller är inte skickat än. Byt länk.`);
  if (FIXED.has(withoutEnd(path))) return ok();
  return warning(`Vi känner inte igen sidan ${path}. Öppna den och se att den finns.`);
}

function withoutEnd(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** The one segment below a path, decoded; undefined where there is none or more. */
function slugBelow(path: string, start: string): string | undefined {
  const [, segment] = new RegExp(`^${start}/([^/]+)/?$`).exec(path) ?? [];
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape names no page.
    return segment;
  }
}

/** What of the given slugs exists; `published` has those that visitors can read. */
interface LinkedPages {
  articles: { known: Set<string>; published: Set<string> };
  letters: Set<string>;
}

export async function findLinkedPages(
  manager: EntityManager,
  { articleSlugs, letterSlugs }: OwnLinks,
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
