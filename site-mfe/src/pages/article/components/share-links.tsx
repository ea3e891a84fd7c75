import { Button, ButtonLink, Icon, Tooltip } from '@stillsam/ui';
import Camera from 'lucide-react/icons/camera';
import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { SHARE_COPY } from '../article.copy';
import { shareLinks, type ShareSubject } from '../share.logic';
import { useCopied } from '../use-copied';
import styles from './share-links.module.css';

/** Links to share an article. The copy button needs JavaScript and is hidden without it. */
export function ShareLinks(subject: ShareSubject) {
  const { isCopied, hasFailed, copy } = useCopied(subject.url);
  const links = shareLinks(subject);
  return (
    <section className={styles.share} aria-labelledby="artikel_dela">
      <h2 id="artikel_dela" className={styles.title}>
        {SHARE_COPY.title}
      </h2>
      <ul className={styles.ways} role="list">
        <li className={styles.copy}>
          <Tooltip text={SHARE_COPY.copied} isShown={isCopied}>
            <Button variant="quiet" icon={<Icon icon={LinkIcon} />} onClick={() => void copy()}>
              {SHARE_COPY.copyLink}
            </Button>
          </Tooltip>
        </li>
        <ShareLink to={links.email} label={SHARE_COPY.emailLabel} icon={Mail} text={SHARE_COPY.email} />
        <ShareLink
          to={links.whatsapp}
          label={SHARE_COPY.whatsappLabel}
          icon={MessageCircle}
          text={SHARE_COPY.whatsapp}
        />
        <ShareLink
          to={links.messenger}
          label={SHARE_COPY.messengerLabel}
          icon={Send}
          text={SHARE_COPY.messenger}
        />
        <ShareLink
          to={links.instagram}
          label={SHARE_COPY.instagramLabel}
          icon={Camera}
          text={SHARE_COPY.instagram}
        />
      </ul>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {SHARE_COPY.copyFailed}
        </p>
      ) : null}
    </section>
  );
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
      <ButtonLink to={to} isExternal variant="quiet" icon={<Icon icon={icon} />} aria-label={label}>
        {text}
      </ButtonLink>
    </li>
  );
}
