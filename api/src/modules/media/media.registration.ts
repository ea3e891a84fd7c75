import { CreateMedia1766000200005 } from '../../database/migrations/1766000200005-create-media';
import { CropMedia1766001840003 } from '../../database/migrations/1766001840003-crop-media';
import type { ModuleRegistration } from '../../module-registration';
import { MediaEntity } from './media.entity';

export const MEDIA_REGISTRATION: ModuleRegistration = {
  entities: [MediaEntity],
  migrations: [CreateMedia1766000200005, CropMedia1766001840003],
};
