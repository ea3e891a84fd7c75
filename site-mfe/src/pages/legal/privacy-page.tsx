import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import text from '../../../../content/legal/privacy.json' with { type: 'json' };
import { useSwedishDay, type DayData } from '../../features/legal/use-swedish-day';
import { LegalDocument } from '../../features/legal/legal-document';
import { PRIVACY_COPY as COPY } from './privacy.copy';
import { withRetention } from '../../features/legal/retention';

const TEXT = withRetention(text);

export function PrivacyPage() {
  const day = useSwedishDay(useLoaderData<DayData>().day);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.privacy} />
      <LegalDocument title={COPY.title} lead={COPY.lead} text={TEXT} day={day} />
    </>
  );
}

export { PrivacyPage as Component };
