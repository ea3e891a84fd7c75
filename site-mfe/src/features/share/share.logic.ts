import { isPublicOrigin, messengerSharePath } from '@stillsam/paths';

/** Names of the site's accounts; null where the owner has named none. */
export interface SocialAccounts {
  instagram: string | false | null;
  messenger: string | false | null;
}

/** Placeholders for development (specification, section 2). On a public site they could be a stranger's. */
const PLACEHOLDERS: SocialAccounts = { instagram: 'stillsam', messenger: 'stillsam' };

/** The accounts that share links may lead to. @param origin public origin of the site. */
export function socialAccounts(origin: string, owned: SocialAccounts): SocialAccounts {
  return isPublicOrigin(origin) ? owned : PLACEHOLDERS;
}

export interface ShareSubject {
  slug: string;
  title: string;
  excerpt: string;
  /** Absolute address of the article. */
  url: string;
}

export interface ShareLinks {
  /** Null without an account. */
  instagram: string | null;
  email: string;
  whatsapp: string;
  /** A page of our own without an account. */
  messenger: string;
}

/** The addresses of the share links. */
export function shareLinks(
  { slug, title, excerpt, url }: ShareSubject,
  { instagram, messenger }: SocialAccounts,
): ShareLinks {
  // mailto: does not decode a plus sign as a space (RFC 6068), so URLSearchParams does not fit.
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent([excerpt, url].filter(Boolean).join('\r\n\r\n'));
  return {
    instagram: instagram ? `https://www.instagram.com/${encodeURIComponent(instagram)}` : null,
    email: `mailto:?subject=${subject}&body=${body}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    messenger: messenger ? `https://m.me/${encodeURIComponent(messenger)}` : messengerSharePath(slug),
  };
}
