import type { ReactNode, Ref } from 'react';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { RESOURCE_FRAME_COPY as COPY } from './resource-frame.copy';
import styles from './resource-frame.module.css';

interface ResourceFrameProps {
  title: string;
  /** Beside the way back. */
  exit?: ReactNode;
  /** Above the title. */
  state?: ReactNode;
  lead?: ReactNode;
  /** The breath line drawing the exercise. */
  drawing?: ReactNode;
  /** Below title, lead and drawing. */
  introduction?: ReactNode;
  /** What is done here. */
  panel: ReactNode;
  panelRef?: Ref<HTMLDivElement>;
  /** Measures of the kind of page: --frame-gap, --panel-gap, --title-size. */
  className: string | undefined;
  /** Past the beginning: the title steps back. */
  isStarted?: boolean;
  /** Below the panel, or beside it where there is room. */
  children?: ReactNode;
}

/** A resource's page: the way back, what it is on one side and what is done on the other. */
export function ResourceFrame(props: ResourceFrameProps) {
  const { title, exit, state, lead, drawing, introduction, panel, panelRef, className, isStarted, children } =
    props;
  return (
    <div className={`${styles.page} ${className ?? ''}`} data-started={isStarted}>
      <div className={styles.top}>
        <TextLink to={PATHS.resources} arrow="back">
          {COPY.back}
        </TextLink>
        {exit}
      </div>
      <header className={styles.header}>
        {state}
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
        {introduction}
      </header>
      <div className={styles.panel} ref={panelRef}>
        {panel}
      </div>
      {children}
    </div>
  );
}
