import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { PasswordLinks } from './password-links';
import { PasswordResetController } from './password-reset.controller';
import { PasswordResetService } from './password-reset.service';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [PasswordResetController],
  providers: [PasswordLinks, PasswordResetService],
  exports: [PasswordLinks],
})
export class PasswordResetModule {}
