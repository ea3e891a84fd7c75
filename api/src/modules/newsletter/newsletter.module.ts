import { Module } from '@nestjs/common';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { MailModule } from '../mail/mail.module';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import type { Held } from '../personal-data/kept-data';
import { BouncesController } from './bounces.controller';
import { BouncesService } from './bounces.service';
import { ConsentLedger } from './consents.repository';
import { GrowthController } from './growth.controller';
import {
  NewsletterController,
  PreferencesController,
  SubscribeFormController,
  UnsubscribeFormController,
} from './newsletter.controller';
import { NewsletterKeys } from './newsletter-keys';
import { NewsletterLinks } from './newsletter-links';
import { OptIn } from './opt-in';
import { SegmentsController } from './segments.controller';
import { SegmentsService } from './segments.service';
import { SubscriberChangesService } from './subscriber-changes.service';
import { SubscriberImportService } from './subscriber-import.service';
import { SubscribersController } from './subscribers.controller';
import { SubscribersService } from './subscribers.service';
import { SubscriptionsService } from './subscriptions.service';
import { Suppressions } from './suppressions.repository';
import { optInMail, welcomeMail } from './newsletter.mails';
import { sumConfirmed, sumLeft } from './growth.repository';
import { SubscriberEntity, toPreferences } from './subscriber.entity';
import { deleteOptInMails, findOptInMails } from './opt-in.repository';
import { findLettersTo, findSubscriberByEmail } from './subscribers.repository';

const LAST_CONSENT = `SELECT max(occurred_at) FROM newsletter_consents AS c WHERE c.subscriber_id = newsletter_subscribers.id`;
const LAST_WORD = `greatest(created_at, (${LAST_CONSENT}))`;
/** The ledger holds hashes only, which are still personal data of the deleted subscriber. */
const ERASE_CONSENTS = `SELECT newsletter_erase_consents(NULL, id) FROM unnest($1::bigint[]) AS id`;

type NewsletterData = Pick<
  Held,
  'subscription' | 'consents' | 'opt_in_mails' | 'suppression' | 'preferences' | 'letters'
>;

/** The hash of an address stays on the suppression list, so that no letter is sent there by mistake. */
const SUBSCRIPTION: PersonalDataSource<NewsletterData> = {
  /** What is held of an address, also without a subscriber of it. */
  async read(manager, email, services) {
    const subscriber = await findSubscriberByEmail(manager, email);
    const chosen = await manager.findOneBy(SubscriberEntity, { email });
    return {
      subscription: subscriber ?? null,
      consents: await services(ConsentLedger).find(manager, email, subscriber?.id ?? null),
      opt_in_mails: await findOptInMails(manager, services(NewsletterKeys).hashAddress(email)),
      suppression: await services(Suppressions).reasonFor(manager, email),
      preferences: chosen && toPreferences(chosen),
      letters: subscriber ? await findLettersTo(manager, subscriber.id) : [],
    };
  },
  async erase(manager, email, services) {
    const subscriber = await findSubscriberByEmail(manager, email, 'FOR UPDATE');
    await services(ConsentLedger).erase(manager, email, subscriber?.id ?? null);
    await deleteOptInMails(manager, services(NewsletterKeys).hashAddress(email));
    if (!subscriber) return;
    await manager.delete(SubscriberEntity, { id: subscriber.id });
    await services(Suppressions).add(manager, [email], 'erased');
  },
  events: ({ subscription }) => [['Subscribers', subscription ? [subscription.id] : []]],
  kept: ({ subscription, suppression }) => [
    ['suppression', Number(subscription !== null || suppression !== null)],
  ],
};

@Module({
  imports: [MailModule],
  controllers: [
    NewsletterController,
    SubscribeFormController,
    UnsubscribeFormController,
    PreferencesController,
    SubscribersController,
    GrowthController,
    SegmentsController,
    BouncesController,
  ],
  providers: [
    NewsletterKeys,
    NewsletterLinks,
    ConsentLedger,
    Suppressions,
    OptIn,
    SubscriptionsService,
    SubscribersService,
    SubscriberChangesService,
    SubscriberImportService,
    BouncesService,
    SegmentsService,
  ],
  exports: [NewsletterKeys, NewsletterLinks, OptIn, SegmentsService, Suppressions],
})
export class NewsletterModule {
  static readonly registration: ModuleRegistration = {
    mails: [optInMail, welcomeMail],
    retention: [
      {
        id: 'newsletter-unconfirmed',
        name: `subscribers who never confirmed, ${keptInWords('newsletter-unconfirmed')}`,
        table: 'newsletter_subscribers',
        // A subscriber who once confirmed or unsubscribed has a ledger as evidence; the rule below keeps it.
        condition: `status = 'pending' AND ${isOlderThan(LAST_WORD, keptInterval('newsletter-unconfirmed'))}
          AND NOT EXISTS (SELECT FROM newsletter_consents AS c
            WHERE c.subscriber_id = newsletter_subscribers.id AND c.action <> 'requested')`,
        cascade: ERASE_CONSENTS,
      },
      {
        id: 'newsletter-left',
        name: `subscribers who left, ${keptInWords('newsletter-left')}`,
        table: 'newsletter_subscribers',
        condition: `status <> 'active' AND ${isOlderThan(LAST_WORD, keptInterval('newsletter-left'))}`,
        cascade: ERASE_CONSENTS,
      },
      {
        id: 'confirmation-links',
        name: 'expired confirmation links',
        table: 'newsletter_confirmations',
        condition: `expires_at < now()`,
      },
      {
        id: 'newsletter-undo',
        name: 'unsubscribing that can no longer be undone, 1 day',
        table: 'newsletter_undo',
        condition: isOlderThan('changed_at', `interval '1 day'`),
      },
      {
        id: 'opt-in-mails',
        name: 'when opt-in mails were sent, 1 day',
        table: 'newsletter_opt_in_mails',
        condition: isOlderThan('sent_at', `interval '1 day'`),
      },
    ],
    personalData: SUBSCRIPTION,
    people: [
      {
        kind: 'subscriber',
        table: 'newsletter_subscribers',
        name: `concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`,
        searched: ['search_text'],
      },
    ],
    week: [
      {
        id: 'subscribers-confirmed',
        area: 'subscribers',
        byDay: sumConfirmed,
      },
      {
        id: 'subscribers-left',
        area: 'subscribers',
        byDay: sumLeft,
      },
    ],
  };
}
