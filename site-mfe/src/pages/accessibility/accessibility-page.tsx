import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import text from '../../../../content/legal/accessibility.json' with { type: 'json' };
import { useSwedishDay, type DayData } from '../../features/legal/use-swedish-day';
import { LegalDocument } from '../../features/legal/legal-document';
import { ACCESSIBILITY_COPY as COPY } from './accessibility.copy';
import { ACCESSIBILITY_REPORT } from './accessibility-report';
import { Measure } from './components/measure';

export function AccessibilityPage() {
  const day = useSwedishDay(useLoaderData<DayData>().day);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.accessibility} />
      <LegalDocument
        title={COPY.title}
        lead={COPY.lead}
        text={text}
        day={day}
        opening={{
          id: 'matning',
          title: COPY.measureTitle,
          content: <Measure report={ACCESSIBILITY_REPORT} />,
        }}
      />
    </>
  );
}

export { AccessibilityPage as Component };
