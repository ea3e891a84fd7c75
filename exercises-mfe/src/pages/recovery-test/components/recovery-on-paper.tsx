import { CrisisCard, TextLink } from '@stillsam/ui';
import { CATEGORY_TEXTS, RECOVERY_CATEGORIES, RECOVERY_STATEMENTS } from '../recovery.content';
import { CATEGORY_WORDS, RECOVERY_COPY, SUGGESTION_PATHS } from '../recovery.copy';

const COPY = RECOVERY_COPY.withoutScript;

/** The whole test as text, for visitors without JavaScript. */
export function RecoveryOnPaper() {
  return (
    <>
      <h2>{COPY.title}</h2>
      <p>{COPY.text}</p>
      {RECOVERY_CATEGORIES.map((category) => (
        <section key={category}>
          <h3>{CATEGORY_WORDS[category]}</h3>
          <ul>
            {RECOVERY_STATEMENTS.filter((each) => each.category === category).map(({ statement }) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
          <p>
            {CATEGORY_TEXTS[category].tip}{' '}
            <TextLink to={SUGGESTION_PATHS[category]}>{CATEGORY_TEXTS[category].suggestion}</TextLink>
          </p>
        </section>
      ))}
      <p>{COPY.much}</p>
      <CrisisCard headingLevel={3} isLandmark={false} />
    </>
  );
}
