import { CreateNarrations1766001850001 } from '../../database/migrations/1766001850001-create-narrations';
import type { ModuleRegistration } from '../../module-registration';
import { NarrationEntity } from './narration.entity';

export const NARRATION_REGISTRATION: ModuleRegistration = {
  entities: [NarrationEntity],
  migrations: [CreateNarrations1766001850001],
};
