import { ADMIN_PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { Loaded } from '../../detail/detail-page';
import { ListTab } from '../../features/list/list-tab';
import { CrisisLinesSection } from './crisis-lines/crisis-lines-section';
import { MissingFacts } from './missing-facts';
import { CompanyForm } from './sections/company-form';
import { EditorialForm } from './sections/editorial-form';
import { ProcessorsForm } from './sections/processors-form';
import { PronunciationsForm } from './sections/pronunciations-form';
import { ReachForm } from './sections/reach-form';
import { SocialForm } from './sections/social-form';
import { SETTINGS_COPY as COPY } from './settings.copy';
import { useSettings } from './settings.queries';
import styles from './settings.module.css';

/** What the owner sets without a release: the facts of the company, by section, and what is missing of them. */
export function SettingsTab() {
  return (
    <ListTab>
      <Loaded copy={COPY} result={useSettings()}>
        {({ company, reach, editorial, processors, social, missing }) => (
          <div className={styles.page}>
            <p className={styles.lead}>{COPY.lead}</p>
            <MissingFacts missing={missing} />
            <CompanyForm setting={company} />
            <ReachForm setting={reach} />
            <EditorialForm setting={editorial} />
            <ProcessorsForm setting={processors} />
            <SocialForm setting={social} />
            <CrisisLinesSection />
            <PronunciationsForm />
            <section className={styles.section} aria-labelledby="accounts-title">
              <h2 id="accounts-title" className={styles.title}>
                {COPY.accounts.title}
              </h2>
              <p className={styles.lead}>{COPY.accounts.lead}</p>
              <div className={styles.actions}>
                <TextLink to={`${ADMIN_PATHS.dashboard}?flik=konton`} variant="standalone">
                  {COPY.accounts.all}
                </TextLink>
                <TextLink to={ADMIN_PATHS.account} variant="standalone">
                  {COPY.accounts.own}
                </TextLink>
              </div>
            </section>
          </div>
        )}
      </Loaded>
    </ListTab>
  );
}
