import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import text from '../../../../content/legal/terms.json' with { type: 'json' };
import { useSwedishDay } from '../../features/legal/use-swedish-day';
import { LegalDocument } from '../../features/legal/legal-document';
import { TERMS_COPY as COPY } from './terms.copy';
import type { TermsData } from './terms.queries';

export function TermsPage() {
  const { day: renderedOn, methods } = useLoaderData<TermsData>();
  const day = useSwedishDay(renderedOn);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.terms} />
      <LegalDocument title={COPY.title} lead={COPY.lead} text={text} day={day} methods={methods} />
    </>
  );
}

export { TermsPage as Component };
