import type { ModuleRegistration } from '../../module-registration';
import { SettingEntity } from './setting.entity';

export const SETTINGS_REGISTRATION: ModuleRegistration = {
  entities: [SettingEntity],
  holdsNoPersonalData: 'Names are those of editors, whose accounts auth tells of.',
};
