import { Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { expiredRows } from '../retention/kept-periods';
import {
  AccountsController,
  AddressChangeController,
  InvitesController,
  PasswordResetController,
} from './accounts.controller';
import { AccountsService } from './accounts.service';
import { AddressChangeService } from './address-change.service';
import { PasswordResetService } from './password-reset.service';
import {
  factorsResetMail,
  inviteMail,
  newAddressMail,
  oldAddressMail,
  passwordChangedMail,
  resetMail,
} from './accounts.mails';

/** Accounts beside their sign-in: owners manage them, and mailed links give a password or a new address. */
@Module({
  imports: [AuthModule, MailModule],
  controllers: [AccountsController, InvitesController, PasswordResetController, AddressChangeController],
  providers: [AccountsService, PasswordResetService, AddressChangeService],
})
export class AccountsModule {
  static readonly registration: ModuleRegistration = {
    mails: [inviteMail, factorsResetMail, resetMail, passwordChangedMail, oldAddressMail, newAddressMail],
    retention: [
      expiredRows('password_resets', 'links for a new password that are over'),
      expiredRows('address_changes', 'changes of address that were not confirmed'),
    ],
    holdsNoPersonalData:
      'A new address of an account waits a day for its confirmation, and goes with the account.',
  };
}
