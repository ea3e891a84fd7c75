import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { AccountsController, InvitesController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { AddressChangeController } from './address-change.controller';
import { AddressChangeService } from './address-change.service';
import { PasswordResetController } from './password-reset.controller';
import { PasswordResetService } from './password-reset.service';

/** Accounts beside their sign-in: owners manage them, and mailed links give a password or a new address. */
@Module({
  imports: [AuthModule, MailModule],
  controllers: [AccountsController, InvitesController, PasswordResetController, AddressChangeController],
  providers: [AccountsService, PasswordResetService, AddressChangeService],
})
export class AccountsModule {}
