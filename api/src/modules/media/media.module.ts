import { Module, type OnModuleInit } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { DiskStore, MEDIA_STORE, S3Store } from './media-store';
import { AdminMediaController, MediaController } from './media.controller';
import { MediaService } from './media.service';
import { DailyRetention } from '../retention/daily-retention';
import { RetentionModule } from '../retention/retention.module';

@Module({
  imports: [RetentionModule],
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
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly media: MediaService,
    private readonly retention: DailyRetention,
  ) {}

  onModuleInit(): void {
    this.retention.add({ name: 'delete unused pictures', run: () => this.media.deleteUnused() });
  }
}
