import { PATHS } from '@stillsam/paths';
import text from '../../../../content/legal/accessibility.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import { ACCESSIBILITY_COPY as COPY } from './accessibility.copy';
import { ACCESSIBILITY_REPORT } from './accessibility-report';
import { Measure } from './components/measure';

export function AccessibilityPage() {
  return (
    <LegalDocument
      copy={COPY}
      path={PATHS.accessibility}
      text={text}
      opening={{
        id: 'matning',
        title: COPY.measureTitle,
        content: <Measure report={ACCESSIBILITY_REPORT} />,
      }}
    />
  );
}

export { AccessibilityPage as Component };
