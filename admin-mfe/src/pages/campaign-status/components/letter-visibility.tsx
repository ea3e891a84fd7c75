import { serverText } from '@stillsam/api-client';
import { letterPath } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { CheckboxField, TextLink } from '@stillsam/ui';
import { Section } from '../../../detail/part';
import type { ListOutcome } from '../../../features/list/list-tab';
import { STATUS_COPY } from '../campaign-status.copy';
import { describeVisibility, type Campaign } from '../campaign-status.logic';
import { useChangeVisibility } from '../campaign-status.queries';
import styles from '../campaign-status-page.module.css';

const { visibility: COPY, actions } = STATUS_COPY;

interface LetterVisibilityProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome | null) => void;
}

/** Whether visitors see the letter, with the switch and the way to its page. */
export function LetterVisibility({ campaign, onOutcome }: LetterVisibilityProps) {
  const { id, slug, is_listed } = campaign;
  const { mutateAsync, isPending, variables } = useChangeVisibility(id);
  const { isPublic, text } = describeVisibility(campaign);
  const change = async (isListed: boolean) => {
    if (isPending) return;
    onOutcome(null);
    try {
      await mutateAsync(isListed ? 'publish' : 'unpublish');
    } catch (error) {
      onOutcome({ tone: 'error', text: serverText(error) ?? COPY.failed });
    }
  };
  return (
    <Section id="visibility" title={COPY.title} className={styles.panel} headingClassName={styles.heading}>
      <CheckboxField
        label={COPY.label}
        hint={text}
        checked={isPending ? variables === 'publish' : is_listed}
        onChange={(event) => void change(event.target.checked)}
      />
      {isPublic ? (
        <TextLink to={runtimeConfig().siteOrigin + letterPath(slug)} isExternal variant="standalone">
          {actions.openLetter}
        </TextLink>
      ) : null}
    </Section>
  );
}
