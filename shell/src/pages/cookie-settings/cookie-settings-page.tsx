import { PATHS } from '@stillsam/paths';
import { latePart, pageAtRest, PageMeta } from '@stillsam/platform';
import { RegionNotice } from '../../remotes/region-notice';
import { COOKIE_SETTINGS_META } from './cookie-settings-meta.copy';

const Settings = latePart(
  async () =>
    (await import(/* webpackChunkName: "late-cookie-settings" */ './cookie-settings')).CookieSettings,
  () => <RegionNotice variant="page" />,
  pageAtRest,
);

/** Loads what the page consists of, for a visitor who is about to open it. */
export const prepareCookieSettings = Settings.prepare;

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
