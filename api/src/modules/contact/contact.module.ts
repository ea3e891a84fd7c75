import { Module } from '@nestjs/common';
import type { ModuleRegistration, PersonalDataSource, ToDoSource } from '../../module-registration';
import { MailModule } from '../mail/mail.module';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import type { Held } from '../personal-data/kept-data';
import { countWaiting } from '../overview/overview.repository';
import { ContactFormController, ContactController, MessagesController } from './contact.controller';
import { ContactService } from './contact.service';
import { findReplies } from './contact-replies.repository';
import { ContactMessageEntity, type MessageStatus } from './contact.entity';

/** The contact page promises an answer within a day. */
const ANSWER_MS = 24 * 3_600_000;

const MESSAGES: PersonalDataSource<Pick<Held, 'messages'>> = {
  async read(manager, email) {
    const rows = await manager.find(ContactMessageEntity, { where: { email }, order: { id: 'ASC' } });
    const replies = await findReplies(
      manager,
      rows.map(({ id }) => id),
    );
    return {
      messages: rows.map(({ id, name, message, healthConsentAt, status, createdAt }) => {
        const rest = { status, created_at: createdAt, replies: replies.get(id) ?? [] };
        return { id, name, message, health_consent_at: healthConsentAt, ...rest };
      }),
    };
  },
  /** Replies go with their message. */
  async erase(manager, email) {
    await manager.delete(ContactMessageEntity, { email });
  },
  events: ({ messages }) => [['Messages', messages.map(({ id }) => id)]],
};

const unanswered = (id: ToDoSource['id'], label: string, status: MessageStatus): ToDoSource => ({
  id,
  area: 'messages',
  label,
  count: (manager) => countWaiting(manager, ContactMessageEntity, { status }, 'createdAt', ANSWER_MS),
});

@Module({
  imports: [MailModule],
  controllers: [ContactController, ContactFormController, MessagesController],
  providers: [ContactService],
})
export class ContactModule {
  static readonly registration: ModuleRegistration = {
    retention: [
      {
        id: 'contact-messages',
        name: `answered contact messages, ${keptInWords('contact-messages')}`,
        table: 'contact_messages',
        condition: isOlderThan('answered_at', keptInterval('contact-messages')),
      },
      {
        id: 'contact-unanswered',
        name: `contact messages without an answer, ${keptInWords('contact-unanswered')}`,
        table: 'contact_messages',
        condition: `answered_at IS NULL AND ${isOlderThan('created_at', keptInterval('contact-unanswered'))}`,
      },
    ],
    personalData: MESSAGES,
    people: [{ kind: 'message', table: 'contact_messages', name: 'name', searched: ['email', 'name'] }],
    toDo: [
      unanswered('messages-unread', 'olästa meddelanden', 'unread'),
      { ...unanswered('messages-read', 'lästa meddelanden utan svar', 'read'), isNews: false },
    ],
  };
}
