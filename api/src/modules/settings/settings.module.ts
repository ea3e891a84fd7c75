import { Global, Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { SettingsService } from './settings.service';

@Global()
@Module({ providers: [SettingsService], exports: [SettingsService] })
export class SettingsModule {
  static readonly registration: ModuleRegistration = {
    holdsNoPersonalData: 'Names are those of editors, whose accounts auth tells of.',
  };
}
