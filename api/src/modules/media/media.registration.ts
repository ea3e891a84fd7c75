import type { ModuleRegistration } from '../../module-registration';
import { MediaEntity } from './media.entity';

export const MEDIA_REGISTRATION: ModuleRegistration = {
  entities: [MediaEntity],
};
