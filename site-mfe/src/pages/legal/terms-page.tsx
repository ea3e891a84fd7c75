import { PATHS } from '@stillsam/paths';
import text from '../../../../content/legal/terms.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import { TERMS_COPY } from './legal.copy';

export function TermsPage() {
  return <LegalDocument copy={TERMS_COPY} path={PATHS.terms} text={text} />;
}
