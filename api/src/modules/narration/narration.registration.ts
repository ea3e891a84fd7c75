import type { ModuleRegistration } from '../../module-registration';
import { NarrationEntity } from './narration.entity';

export const NARRATION_REGISTRATION: ModuleRegistration = {
  entities: [NarrationEntity],
};
