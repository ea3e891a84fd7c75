import { createContext, use, type ReactNode } from 'react';
import { Icon, TextLink } from '@stillsam/ui';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { LIST_COPY } from './list.copy';
import { useClosingDetails } from './use-closing-details';
import styles from './screen-header.module.css';

const TitleContext = createContext('');

/** Names the screen for the heading that its content renders. */
export const ScreenTitle = TitleContext.Provider;

interface ScreenHeaderProps {
  /** In place of the title that the dashboard gives; null where the content has the h1. */
  title?: string | null;
  back?: { to: string; label: string };
  /** What the screen is for, folded behind a question mark. */
  help?: string;
  /** The switch between the lists of the screen, and its buttons. */
  children?: ReactNode;
}

/** The top of a screen in one row: its h1, and what applies to the screen as a whole. */
export function ScreenHeader({ title: ownTitle, back, help, children }: ScreenHeaderProps) {
  const title = use(TitleContext);
  const { details, summary, onBlur, onKeyDown } = useClosingDetails();
  return (
    <header className={styles.header}>
      <div>
        {back ? (
          <TextLink to={back.to} arrow="back">
            {back.label}
          </TextLink>
        ) : null}
        {ownTitle === null ? null : (
          <div className={styles.title}>
            <h1>{ownTitle ?? title}</h1>
            {help ? (
              <details ref={details} className={styles.help} onBlur={onBlur} onKeyDown={onKeyDown}>
                <summary ref={summary} aria-label={LIST_COPY.about(ownTitle ?? title)}>
                  <Icon icon={CircleHelp} />
                </summary>
                <p>{help}</p>
              </details>
            ) : null}
          </div>
        )}
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  );
}
