import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { domainOf } from '../../mail/mail-transport';
import { NewsletterLinks } from '../../newsletter/newsletter-links';
import type { CampaignMail } from './campaign-transport';
import { fillLetter } from '../letters/letter-html';
import { greetedName, withName } from '../letters/letter-names';
import type { ClaimedMail } from './campaign-queue';

/** The mails of campaigns, as each recipient gets them. */
@Injectable()
export class LetterMails {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly links: NewsletterLinks,
  ) {}

  write({ letter, recipient }: ClaimedMail): CampaignMail {
    const { id, email, subscriber_id, first_name } = recipient;
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
}
