import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { PasswordResetModule } from '../password-reset/password-reset.module';
import { AccountsController } from './accounts.controller';
import { InvitesController } from './invites.controller';
import { AccountsService } from './accounts.service';

@Module({
  imports: [AuthModule, MailModule, PasswordResetModule],
  controllers: [AccountsController, InvitesController],
  providers: [AccountsService],
})
export class AccountsModule {}
