import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { PasswordResetModule } from '../password-reset/password-reset.module';
import { AddressChangeController } from './address-change.controller';
import { AddressChangeService } from './address-change.service';

@Module({
  imports: [AuthModule, MailModule, PasswordResetModule],
  controllers: [AddressChangeController],
  providers: [AddressChangeService],
})
export class AddressChangeModule {}
