import { CreateMails1766000100001 } from '../../database/migrations/1766000100001-create-mails';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import type { Held } from '../personal-data/kept-data';
import { MailEntity } from './mail.entity';
import { OWED_TEMPLATES } from './mail.service';
import { deleteMailsTo } from './mails.repository';

const MAILS: PersonalDataSource<Pick<Held, 'mails'>> = {
  async read(manager, email) {
    const rows = await manager.find(MailEntity, { where: { recipient: email }, order: { id: 'ASC' } });
    return {
      // Without bodies: a link in a mail is its recipient's secret.
      mails: rows.map(({ template, subject, status, createdAt }) => {
        return { template, subject, status, created_at: createdAt.toISOString() };
      }),
    };
  },
  erase: (manager, email) => deleteMailsTo(manager, email, OWED_TEMPLATES),
  kept: ({ mails }) => {
    const owed = mails.filter(
      ({ status, template }) => status === 'queued' && OWED_TEMPLATES.includes(template),
    );
    return [['mails', owed.length]];
  },
};

/** The outbox deletes its own rows, not the daily purge. */
export const MAIL_REGISTRATION: ModuleRegistration = {
  entities: [MailEntity],
  migrations: [CreateMails1766000100001],
  personalData: MAILS,
};
