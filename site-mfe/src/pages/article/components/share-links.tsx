import { isPublicOrigin, messengerSharePath } from '@stillsam/paths';
import { BRAND, runtimeConfig } from '@stillsam/platform';
import { Button, ButtonLink, Icon, useHydrated } from '@stillsam/ui';
import Camera from 'lucide-react/icons/camera';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Share from 'lucide-react/icons/share-2';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { CopyLink } from '../../../features/share/copy-link';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './article-end.module.css';

const COPY = {
  title: 'Dela artikeln',
  open: 'Dela',
  email: { text: 'E-post', label: 'Dela med e-post' },
  whatsapp: { text: 'WhatsApp', label: 'Dela via WhatsApp' },
  messenger: { text: 'Messenger', label: 'Dela via Messenger' },
  instagram: { text: 'Instagram', label: `${BRAND} på Instagram` },
  native: 'Fler sätt att dela',
  print: 'Skriv ut',
};

interface ShareSubject {
  slug: string;
  title: string;
  excerpt: string;
  /** Absolute address of the article. */
  url: string;
}

/** Links to share an article, the device's own way where the browser has it, and paper. */
export function ShareLinks(subject: ShareSubject) {
  const links = shareLinks(subject, socialAccounts(runtimeConfig().siteOrigin, currentBusiness()));
  const hasNativeShare = useHydrated() && 'share' in navigator;
  return (
    <section className={styles.share} aria-label={COPY.title}>
      <details>
        <summary>
          <Icon icon={Share} />
          {COPY.open}
        </summary>
        <ul className={styles.ways} role="list">
          <li>
            <CopyLink url={subject.url} />
          </li>
          <ShareLink to={links.email} {...COPY.email} icon={Mail} />
          <ShareLink to={links.whatsapp} {...COPY.whatsapp} icon={MessageCircle} />
          <ShareLink to={links.messenger} {...COPY.messenger} icon={Send} />
          {links.instagram ? <ShareLink to={links.instagram} {...COPY.instagram} icon={Camera} /> : null}
          {hasNativeShare ? (
            <li>
              <Button
                variant="quiet"
                icon={<Icon icon={Share} />}
                onClick={() => void shareNatively(subject)}
              >
                {COPY.native}
              </Button>
            </li>
          ) : null}
          <li className={shown.withScript}>
            <Button variant="quiet" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
              {COPY.print}
            </Button>
          </li>
        </ul>
      </details>
    </section>
  );
}

/** Whoever closes the device's sheet has changed their mind. */
async function shareNatively({ title, excerpt, url }: ShareSubject): Promise<void> {
  await navigator.share({ title, text: excerpt, url }).catch(() => undefined);
}

interface ShareLinkProps {
  to: string;
  label: string;
  text: string;
  icon: typeof Mail;
}

function ShareLink({ to, label, text, icon }: ShareLinkProps) {
  return (
    <li>
      <ButtonLink
        to={to}
        isExternal={!to.startsWith('/')}
        variant="quiet"
        icon={<Icon icon={icon} />}
        aria-label={label}
      >
        {text}
      </ButtonLink>
    </li>
  );
}

/** Names of the site's accounts; null where the owner has named none. */
interface SocialAccounts {
  instagram: string | false | null;
  messenger: string | false | null;
}

/** Placeholders for development (specification, section 2). On a public site they could be a stranger's. */
const PLACEHOLDERS: SocialAccounts = { instagram: 'stillsam', messenger: 'stillsam' };

/** The accounts that share links may lead to. @param origin public origin of the site. */
export function socialAccounts(origin: string, owned: SocialAccounts): SocialAccounts {
  return isPublicOrigin(origin) ? owned : PLACEHOLDERS;
}

/** The addresses of the share links: null for Instagram without an account, and for Messenger a page of our own. */
export function shareLinks(
  { slug, title, excerpt, url }: ShareSubject,
  { instagram, messenger }: SocialAccounts,
) {
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
