import detail from '../../detail/detail.module.css';
import { adminCampaignPath } from '@stillsam/paths';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Loaded } from '../../detail/detail-page';
import { ListTab } from '../../features/list/list-tab';
import { CRISIS_LINES_COPY } from './crisis-lines/crisis-lines.copy';
import { CRISIS_LINES_ID, CrisisLinesSection } from './crisis-lines/crisis-lines-section';
import { MissingPlaces, SectionLink, missingBySection, MissingFacts } from './missing-facts';
import { CompanyForm, ReachForm, SocialForm, EditorialForm, ProcessorsForm } from './business-forms';
import { PronunciationsForm } from './pronunciations-form';
import { SECTIONS_COPY, SETTINGS_COPY as COPY } from './settings.copy';
import { useApi } from '../../api/use-api';
import styles from './settings.module.css';
import { letterOf } from '../../features/campaigns/campaigns';

const { pronunciations, ...facts } = SECTIONS_COPY;
const PARTS = [
  ...Object.entries(facts).map(([id, { title }]) => [id, title]),
  [CRISIS_LINES_ID, CRISIS_LINES_COPY.title],
  ['pronunciations', pronunciations.title],
] as const;

/** What the owner sets without a release: the facts of the company, by section, and what is missing of them. */
export function SettingsTab() {
  const result = useApi().useQuery('get', '/api/admin/settings/business');
  return (
    <ListTab>
      <Loaded copy={COPY} result={result}>
        {({ company, reach, editorial, processors, social, missing }) => (
          <MissingPlaces value={missingBySection(missing)}>
            <div className={styles.page}>
              {missing.length === 0 ? <p className={detail.lead}>{COPY.lead}</p> : null}
              <nav className={styles.jumps} aria-label={COPY.parts}>
                <BackToLetter />
                {PARTS.map(([id, title]) => (
                  <SectionLink key={id} id={id}>
                    {title}
                  </SectionLink>
                ))}
              </nav>
              <MissingFacts missing={missing} />
              <CompanyForm setting={company} />
              <ReachForm setting={reach} />
              <EditorialForm setting={editorial} />
              <ProcessorsForm setting={processors} />
              <SocialForm setting={social} />
              <CrisisLinesSection />
              <PronunciationsForm />
            </div>
          </MissingPlaces>
        )}
      </Loaded>
    </ListTab>
  );
}

/** What a letter has to say of its sender, in the order of the forms. */
const NEEDED = ['legalName', 'organisationNumber', 'address', 'email'];

/** For who comes from a letter: the first empty field that it needs takes the focus, and a link leads back. */
function BackToLetter() {
  const letter = letterOf(useLocation().state);
  useEffect(() => {
    if (letter === null) return;
    const fields = NEEDED.map((name) =>
      document.querySelector<HTMLInputElement>(`input[name='${name}'], textarea[name='${name}']`),
    );
    const empty = fields.find((field) => field?.value === '');
    empty?.closest('details')?.setAttribute('open', '');
    empty?.focus();
  }, [letter]);
  if (letter === null) return null;
  return <Link to={adminCampaignPath(letter)}>{COPY.backToLetter}</Link>;
}
