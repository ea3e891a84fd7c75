import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import text from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { useSwedishDay, type DayData } from '../../features/legal/use-swedish-day';
import { LegalDocument } from '../../features/legal/legal-document';
import { WithdrawalForm } from './components/withdrawal-form';
import { WITHDRAWAL_COPY as COPY } from './withdrawal.copy';

export function WithdrawalPage() {
  const day = useSwedishDay(useLoaderData<DayData>().day);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.withdrawal} />
      <LegalDocument
        title={COPY.title}
        lead={COPY.lead}
        text={text}
        day={day}
        opening={{ id: 'angra', title: COPY.formTitle, content: <WithdrawalForm /> }}
      />
    </>
  );
}

export { WithdrawalPage as Component };
