import { CrisisCard, TextLink } from '@stillsam/ui';
import { suggestionFor } from '../start.content';
import { HARDEST_TEXTS, START_COPY } from '../start.copy';
import { HARDEST } from '../start.types';

const COPY = START_COPY.withoutScript;
const MINUTES = 5;

/** A suggestion for each first answer, for visitors without JavaScript. */
export function StartOnPaper() {
  return (
    <>
      <CrisisCard headingLevel={2} isLandmark={false} />
      <h2>{COPY.title}</h2>
      <p>{COPY.text}</p>
      <dl>
        {HARDEST.map((hardest) => {
          const { title, action, path } = suggestionFor(hardest, MINUTES, false);
          return (
            <div key={hardest}>
              <dt>{HARDEST_TEXTS[hardest].label}</dt>
              <dd>
                {title}. <TextLink to={path}>{action}</TextLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
