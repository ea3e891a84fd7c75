import { CreateSettings1766001700001 } from '../../database/migrations/1766001700001-create-settings';
import { SplitMailTexts1766001830002 } from '../../database/migrations/1766001830002-split-mail-texts';
import type { ModuleRegistration } from '../../module-registration';
import { SettingEntity } from './setting.entity';

export const SETTINGS_REGISTRATION: ModuleRegistration = {
  entities: [SettingEntity],
  migrations: [CreateSettings1766001700001, SplitMailTexts1766001830002],
  holdsNoPersonalData: 'Names are those of editors, whose accounts auth tells of.',
};
