import type { ReactNode, Ref } from 'react';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './resource-frame.module.css';

interface ResourceFrameProps {
  title: string;
  /** Beside the back link. */
  exit?: ReactNode;
  /** Above the title. */
  state?: ReactNode;
  lead?: ReactNode;
  /** The breath line drawing the exercise. */
  drawing?: ReactNode;
  /** Below title, lead and drawing. */
  introduction?: ReactNode;
  /** The interactive part of the page. */
  panel: ReactNode;
  panelRef?: Ref<HTMLDivElement>;
  /** A class that sets --frame-gap, --panel-gap and --title-size. */
  className: string | undefined;
  /** After the first step, where the title is smaller. */
  isStarted?: boolean;
  /** Below the panel, or beside it on wide screens. */
  children?: ReactNode;
}

/** The layout of a resource's page: a back link, the introduction on one side and the panel on the other. */
export function ResourceFrame(props: ResourceFrameProps) {
  const { title, exit, state, lead, drawing, introduction, panel, panelRef, className, isStarted, children } =
    props;
  return (
    <div className={`${styles.page} ${className ?? ''}`} data-started={isStarted}>
      <div className={`${styles.top} ${shown.onScreen}`}>
        <TextLink to={PATHS.resources} arrow="back">
          Alla resurser
        </TextLink>
        {exit}
      </div>
      <header className={styles.header}>
        {state}
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {drawing ? <div className={`${styles.drawing} ${shown.onScreen}`}>{drawing}</div> : null}
        {introduction}
      </header>
      <div className={styles.panel} ref={panelRef}>
        {panel}
      </div>
      {children}
    </div>
  );
}
