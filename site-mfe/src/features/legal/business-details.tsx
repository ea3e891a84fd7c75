import { isFormOpen } from '@stillsam/forms';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import folds from '@stillsam/ui/styles/fold.module.css';
import styles from './business-details.module.css';

/** Heading of {@link BusinessDetails}. */
export const BUSINESS_TITLE = 'Vilka vi är';

const COPY = {
  legalName: 'Företag',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  noVatNumber: 'Företaget är inte momsregistrerat',
  address: 'Postadress',
  email: 'E-post',
  phone: 'Telefon',
  serviceHours: 'Kundservice',
  isMissing: 'Uppgiften saknas',
  missingCount: (count: number) =>
    count === 1 ? 'En uppgift saknas ännu' : `${count} uppgifter saknas ännu`,
  untilOpen: 'De ska stå här innan formulär och kassa öppnas för allmänheten.',
  reachUs: 'Till dess når du oss via ',
  contact: 'kontaktformuläret',
};

const EDITORIAL_COPY = {
  responsibleEditor: 'Ansvarig redaktör',
  reviewers: 'Medicinsk granskning',
  notReviewed: 'Ännu har ingen legitimerad granskat texterna',
  aiUse: 'AI i texterna',
  noAi: 'Ingen AI har använts',
  conflictsOfInterest: 'Jäv och ekonomiska intressen',
};

interface BusinessDetailsProps {
  serviceHours?: string;
  /** The contact form is on the same page. */
  isAtContact?: boolean;
}

/** The company behind the site. Details that the owner has not filled in are folded as missing. */
export function BusinessDetails({ serviceHours, isAtContact = false }: BusinessDetailsProps) {
  const { legalName, organisationNumber, vatNumber, address, email, phone } = currentBusiness();
  const rows: [string, ReactNode][] = [
    [COPY.legalName, legalName],
    [COPY.organisationNumber, organisationNumber],
    [COPY.vatNumber, vatNumber === false ? COPY.noVatNumber : vatNumber],
    [COPY.address, address],
    [COPY.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [COPY.phone, phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
  ];
  if (serviceHours)
    rows.push([COPY.serviceHours, serviceHours.charAt(0).toUpperCase() + serviceHours.slice(1)]);
  return (
    <DetailList rows={rows}>
      <p>
        {COPY.untilOpen}
        {isAtContact || !isFormOpen() ? null : (
          <>
            {' '}
            {COPY.reachUs}
            <TextLink to={PATHS.contact}>{COPY.contact}</TextLink>.
          </>
        )}
      </p>
    </DetailList>
  );
}

/** The responsible editor, the reviewers, the use of AI and conflicts of interest. */
export function EditorialDetails() {
  const { responsibleEditor, reviewers, aiUse, conflictsOfInterest } = currentBusiness();
  return (
    <DetailList
      rows={[
        [EDITORIAL_COPY.responsibleEditor, responsibleEditor],
        [EDITORIAL_COPY.reviewers, reviewers?.join(', ') || EDITORIAL_COPY.notReviewed],
        [EDITORIAL_COPY.aiUse, aiUse === false ? EDITORIAL_COPY.noAi : aiUse],
        [EDITORIAL_COPY.conflictsOfInterest, conflictsOfInterest],
      ]}
    />
  );
}

type Row = readonly [term: string, value: ReactNode];

interface DetailListProps {
  rows: readonly Row[];
  /** What is said about missing details. */
  children?: ReactNode;
}

/** Terms and details. Those that are missing are folded to one line. */
function DetailList({ rows, children }: DetailListProps) {
  const missing = rows.filter(([, value]) => !value);
  return (
    <div className={styles.frame}>
      <Details rows={rows.filter(([, value]) => value)} />
      {missing.length > 0 ? (
        <details className={`${folds.fold} ${styles.missingRows}`}>
          <summary>{COPY.missingCount(missing.length)}</summary>
          <Details rows={missing} />
          {children}
        </details>
      ) : null}
    </div>
  );
}

function Details({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.details}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={value ? undefined : styles.missing}>{value || COPY.isMissing}</dd>
        </div>
      ))}
    </dl>
  );
}
