import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailTextsController } from './mail-texts.controller';
import { MailTextsService } from './mail-texts.service';

/** The owner's words for the system's own mails. */
@Module({ imports: [AuthModule], controllers: [MailTextsController], providers: [MailTextsService] })
export class MailTextsModule {}
