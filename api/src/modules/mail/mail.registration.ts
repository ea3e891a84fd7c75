import { MoreThan, Not } from 'typeorm';
import { SearchMails1766001880001 } from '../../database/migrations/1766001880001-search-mails';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import type { Held } from '../personal-data/kept-data';
import { toDoMail } from '../overview/overview.mails';
import { countWaiting } from '../overview/overview.repository';
import { MailEntity } from './mail.entity';
import { OWED_TEMPLATES } from './mail.service';
import { deleteMailsTo, lateMails } from './mails.repository';

/** A failed mail is not sent again, so it is news for some days and no more. */
const NEWS_MS = 7 * 86_400_000;

const MAILS: PersonalDataSource<Pick<Held, 'mails'>> = {
  async read(manager, email) {
    const rows = await manager.find(MailEntity, { where: { recipient: email }, order: { id: 'ASC' } });
    return {
      // Without bodies: a link in a mail is its recipient's secret.
      mails: rows.map(({ template, subject, status, createdAt }) => {
        return { template, subject, status, created_at: createdAt };
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
  migrations: [SearchMails1766001880001],
  personalData: MAILS,
  toDo: [
    {
      id: 'mails-failed',
      area: 'system',
      label: 'mejl som inte kom fram den senaste veckan',
      // A failed mail about what waits is left out, or it would be mailed about in turn.
      count: (manager, { now }) => {
        const finishedAt = MoreThan(new Date(now.getTime() - NEWS_MS));
        const where = { status: 'failed', finishedAt, template: Not(toDoMail.name) } as const;
        return countWaiting(manager, MailEntity, where, 'finishedAt');
      },
    },
    {
      id: 'mails-waiting',
      area: 'system',
      label: 'mejl som väntar på att skickas',
      count: (manager, { now }) => countWaiting(manager, MailEntity, lateMails(now), 'createdAt'),
      // A mail about it would wait as well.
      isMailed: false,
    },
  ],
};
