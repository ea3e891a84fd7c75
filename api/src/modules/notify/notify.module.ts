import { Module } from '@nestjs/common';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import type { Held } from '../personal-data/kept-data';
import {
  NotifyConfirmFormController,
  NotifyFormController,
  NotifyController,
  NotifyListsController,
} from './notify.controller';
import { NotifyService } from './notify.service';
import { notifyOptInMail } from './notify.mails';
import { NotifyEntryEntity } from './notify-entry.entity';

const ENTRIES: PersonalDataSource<Pick<Held, 'notify_entries'>> = {
  async read(manager, email) {
    const rows = await manager.find(NotifyEntryEntity, { where: { email }, order: { id: 'ASC' } });
    return {
      notify_entries: rows.map(({ id, purpose, createdAt, confirmedAt }) => ({
        id,
        purpose,
        created_at: createdAt,
        confirmed_at: confirmedAt,
      })),
    };
  },
  async erase(manager, email) {
    await manager.delete(NotifyEntryEntity, { email });
  },
  events: ({ notify_entries }) => [['NotifyLists', notify_entries.map(({ id }) => id)]],
};

@Module({
  imports: [MailModule, NewsletterModule],
  controllers: [NotifyController, NotifyFormController, NotifyConfirmFormController, NotifyListsController],
  providers: [NotifyService],
})
export class NotifyModule {
  static readonly registration: ModuleRegistration = {
    mails: [notifyOptInMail],
    retention: [
      {
        id: 'notify-lists',
        name: `notify lists, ${keptInWords('notify-lists')}`,
        table: 'notify_entries',
        condition: isOlderThan('created_at', keptInterval('notify-lists')),
      },
      {
        id: 'notify-unconfirmed',
        name: `notify lists that were never confirmed, ${keptInWords('notify-unconfirmed')}`,
        table: 'notify_entries',
        // Whoever asked again has a link that is still valid.
        condition: `confirmed_at IS NULL AND ${isOlderThan('created_at', keptInterval('notify-unconfirmed'))}
          AND (token_expires_at IS NULL OR token_expires_at < now())`,
      },
    ],
    personalData: ENTRIES,
    people: [{ kind: 'notify-entry', table: 'notify_entries', name: `''`, searched: ['email'] }],
  };
}
