import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { ModuleRegistration } from '../../module-registration';
import { DiskStore, MEDIA_STORE, S3Store } from './media-store';
import { AdminMediaController, MediaController } from './media.controller';
import { MediaService } from './media.service';

@Module({
  controllers: [MediaController, AdminMediaController],
  providers: [
    MediaService,
    {
      provide: MEDIA_STORE,
      inject: [API_CONFIG],
      useFactory: ({ media }: ApiConfig) =>
        media.s3 ? new S3Store(media.s3) : new DiskStore(media.directory),
    },
  ],
  exports: [MediaService, MEDIA_STORE],
})
export class MediaModule {
  static readonly registration: ModuleRegistration = {
    dailyTasks: [
      { name: 'delete unused pictures', run: (services) => services(MediaService).deleteUnused() },
    ],
  };
}
