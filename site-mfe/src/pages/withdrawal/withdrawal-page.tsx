import { PATHS } from '@stillsam/paths';
import text from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import { WithdrawalForm } from './components/withdrawal-form';
import { WITHDRAWAL_COPY as COPY } from './withdrawal.copy';

export function WithdrawalPage() {
  return (
    <LegalDocument
      copy={COPY}
      path={PATHS.withdrawal}
      text={text}
      opening={{ id: 'angra', title: COPY.formTitle, content: <WithdrawalForm /> }}
    />
  );
}

export { WithdrawalPage as Component };
