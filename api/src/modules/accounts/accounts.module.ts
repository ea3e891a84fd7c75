import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import {
  AccountsController,
  AddressChangeController,
  InvitesController,
  PasswordResetController,
} from './accounts.controller';
import { AccountsService } from './accounts.service';
import { AddressChangeService } from './address-change.service';
import { PasswordResetService } from './password-reset.service';

/** Accounts beside their sign-in: owners manage them, and mailed links give a password or a new address. */
@Module({
  imports: [AuthModule, MailModule],
  controllers: [AccountsController, InvitesController, PasswordResetController, AddressChangeController],
  providers: [AccountsService, PasswordResetService, AddressChangeService],
})
export class AccountsModule {}
