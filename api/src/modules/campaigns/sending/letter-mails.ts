import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { domainOf } from '../../mail/mail-transport';
import { NewsletterLinks } from '../../newsletter/newsletter-links';
import { CampaignEntity } from '../drafts/campaign.entity';
import type { CampaignMail } from './campaign-transport';
import { fillLetter } from '../letters/letter-html';
import { greetedName, withName } from '../letters/letter-names';
import type { ClaimedRecipient } from './recipients.repository';

const MAX_LETTERS = 20;
/** A welcome letter that is switched off may be changed and switched on again. */
const REREAD_MS = 60_000;

type Letter = Pick<CampaignEntity, 'id' | 'slug' | 'subject' | 'mailHtml' | 'mailText'>;

/** The mails of campaigns, as each recipient gets them. */
@Injectable()
export class LetterMails {
  readonly #letters = new LRUCache<string, Promise<Letter>>({ max: MAX_LETTERS, ttl: REREAD_MS });

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly links: NewsletterLinks,
  ) {}

  async write(
    campaignId: string,
    {
      id,
      email,
      subscriber_id,
      first_name,
    }: Pick<ClaimedRecipient, 'id' | 'email' | 'subscriber_id' | 'first_name'>,
  ): Promise<CampaignMail> {
    const letter = await this.#read(campaignId);
    const name = greetedName(first_name);
    const rendered = { html: letter.mailHtml ?? '', text: letter.mailText ?? '' };
    const domain = domainOf(this.config.mail.from.address);
    return {
      to: email,
      subject: withName(letter.subject, name),
      ...fillLetter(rendered, {
        name,
        unsubscribe: this.links.unsubscribeUrl(subscriber_id, letter.slug),
        preferences: this.links.preferencesUrl(subscriber_id),
        stopWelcome: this.links.stopWelcomeUrl(subscriber_id, letter.slug),
      }),
      headers: {
        ...this.links.unsubscribeHeaders(subscriber_id, letter.slug),
        'List-Id': `Stillsams brev <brev.${domain}>`,
        Precedence: 'bulk',
      },
      messageId: `<brev-${letter.id}-${id}@${domain}>`,
    };
  }

  #read(id: string): Promise<Letter> {
    const known = this.#letters.get(id);
    if (known) return known;
    const letter = this.database.manager.findOneByOrFail(CampaignEntity, { id });
    this.#letters.set(id, letter);
    letter.catch(() => this.#letters.delete(id));
    return letter;
  }
}
