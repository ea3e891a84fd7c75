import { articlePath } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { TextLink } from '@stillsam/ui';

interface SiteLinkProps {
  slug: string;
  /** The accessible name, where several links differ by it alone. */
  label?: string;
  className?: string;
}

/** Opens a published post on the site. The referrer lets the shell render it anew, so that a save just made is on it. */
export function SiteLink({ slug, label, className }: SiteLinkProps) {
  return (
    <TextLink
      to={runtimeConfig().siteOrigin + articlePath(slug)}
      isExternal
      rel="noopener"
      referrerPolicy="strict-origin-when-cross-origin"
      aria-label={label}
      className={className}
    >
      Visa på webbplatsen
    </TextLink>
  );
}
