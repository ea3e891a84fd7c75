import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { DiskStore } from './disk-store';
import { MEDIA_STORE } from './media-store';
import { AdminMediaController, MediaController } from './media.controller';
import { MediaService } from './media.service';
import { S3Store } from './s3-store';

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
  exports: [MediaService],
})
export class MediaModule {}
