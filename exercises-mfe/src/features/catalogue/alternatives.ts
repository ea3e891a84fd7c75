import { RESOURCE_TEXTS } from './catalogue.copy';
import { RESOURCES, type ResourceId } from './catalogue.data';

/** A link to another resource, with its purpose. */
interface AlternativeWay {
  to: string;
  title: string;
  purpose: string;
}

/** Links to the named resources, in the given order. */
export function alternativesTo(...ids: ResourceId[]): AlternativeWay[] {
  return ids.flatMap((id) => {
    const resource = RESOURCES.find((each) => each.id === id);
    const { title, purpose } = RESOURCE_TEXTS[id];
    return resource ? [{ to: resource.path, title, purpose }] : [];
  });
}
