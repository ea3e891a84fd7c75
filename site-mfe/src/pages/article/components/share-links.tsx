import { runtimeConfig } from '@stillsam/platform';
import { Button, ButtonLink, Icon, useHydrated } from '@stillsam/ui';
import Camera from 'lucide-react/icons/camera';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Share from 'lucide-react/icons/share-2';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { CopyLink, SHARE_COPY } from '../../../features/share/copy-link';
import { shareLinks, socialAccounts, type ShareSubject } from '../../../features/share/share.logic';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './article-end.module.css';

/** Links to share an article, the device's own way where the browser has it, and paper. */
export function ShareLinks(subject: ShareSubject) {
  const links = shareLinks(subject, socialAccounts(runtimeConfig().siteOrigin, currentBusiness()));
  const hasNativeShare = useHydrated() && 'share' in navigator;
  return (
    <section className={styles.share} aria-label={SHARE_COPY.title}>
      <details>
        <summary>
          <Icon icon={Share} />
          {SHARE_COPY.open}
        </summary>
        <ul className={styles.ways} role="list">
          <li>
            <CopyLink url={subject.url} />
          </li>
          <ShareLink to={links.email} {...SHARE_COPY.email} icon={Mail} />
          <ShareLink to={links.whatsapp} {...SHARE_COPY.whatsapp} icon={MessageCircle} />
          <ShareLink to={links.messenger} {...SHARE_COPY.messenger} icon={Send} />
          {links.instagram ? (
            <ShareLink to={links.instagram} {...SHARE_COPY.instagram} icon={Camera} />
          ) : null}
          {hasNativeShare ? (
            <li>
              <Button
                variant="quiet"
                icon={<Icon icon={Share} />}
                onClick={() => void shareNatively(subject)}
              >
                {SHARE_COPY.native}
              </Button>
            </li>
          ) : null}
          <li className={shown.withScript}>
            <Button variant="quiet" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
              {SHARE_COPY.print}
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
