import { TextLink } from '@stillsam/ui';
import { RESOURCES_COPY } from '../resources.copy';
import { RESOURCE_TEXTS } from '../../../features/catalogue/catalogue.copy';
import type { Resource } from '../../../features/catalogue/catalogue.data';
import { stateOf } from '../resources.logic';
import styles from './resource-entry.module.css';
import { ResourceLine } from '../../../features/catalogue/resource-line';

const PLACES = ['start', 'middle', 'end'] as const;

interface ResourceEntryProps {
  resource: Resource;
  /** Position in the list, which sets the position of the drawing on its line. */
  index: number;
}

/** A resource with its purpose, duration and state. It is a link only if its page exists. */
export function ResourceEntry({ resource, index }: ResourceEntryProps) {
  const { title, purpose, duration } = RESOURCE_TEXTS[resource.id];
  const state = stateOf(resource);
  return (
    <li className={styles.entry} data-state={state}>
      <ResourceLine id={resource.id} place={PLACES[index % PLACES.length] ?? 'start'} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          {resource.hasPage ? <TextLink to={resource.path}>{title}</TextLink> : title}
        </h3>
        <p className={styles.facts}>
          <span>{duration}</span>
          {state === 'soon' ? <span className={styles.state}>{RESOURCES_COPY.soon}</span> : null}
        </p>
        <p className={styles.purpose}>{purpose}</p>
      </div>
    </li>
  );
}
