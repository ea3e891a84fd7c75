import { latePart } from '#late-part';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { loadLateParts } from '../../late/load-late-parts';
import { RegionNotice } from '../../remotes/region-notice';
import { COOKIE_SETTINGS_META } from './cookie-settings-meta.copy';

const Settings = latePart(
  async () => (await loadLateParts()).CookieSettings,
  () => <RegionNotice variant="page" />,
);

/** Belongs to the shell, as the question does: both speak with the same words and toggles. */
export function CookieSettingsPage() {
  return (
    <>
      <PageMeta
        title={COOKIE_SETTINGS_META.title}
        description={COOKIE_SETTINGS_META.description}
        path={PATHS.cookieSettings}
      />
      <Settings />
    </>
  );
}
