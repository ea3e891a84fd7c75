/** Placeholders until the accounts exist (specification, section 2). */
const INSTAGRAM_PROFILE = 'https://www.instagram.com/stillsam';
const MESSENGER_PAGE = 'https://m.me/stillsam';

export interface ShareSubject {
  title: string;
  excerpt: string;
  /** Absolute address of the article. */
  url: string;
}

export interface ShareLinks {
  instagram: string;
  email: string;
  whatsapp: string;
  messenger: string;
}

/** The addresses of the share links. */
export function shareLinks({ title, excerpt, url }: ShareSubject): ShareLinks {
  // mailto: does not decode a plus sign as a space (RFC 6068), so URLSearchParams does not fit.
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent([excerpt, url].filter(Boolean).join('\r\n\r\n'));
  return {
    instagram: INSTAGRAM_PROFILE,
    email: `mailto:?subject=${subject}&body=${body}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    messenger: MESSENGER_PAGE,
  };
}
