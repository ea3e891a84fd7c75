import { PATHS } from '@stillsam/paths';
import text from '../../../../content/legal/privacy.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import { withRetention } from '../../features/legal/retention';
import { PRIVACY_COPY } from './legal.copy';

const TEXT = withRetention(text);

export function PrivacyPage() {
  return <LegalDocument copy={PRIVACY_COPY} path={PATHS.privacy} text={TEXT} />;
}

export { PrivacyPage as Component };
