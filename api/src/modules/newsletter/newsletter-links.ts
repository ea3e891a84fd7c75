import { Inject, Injectable } from '@nestjs/common';
import { PATHS } from '@stillsam/paths';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { NewsletterKeys } from './newsletter-keys';

/** Links in the newsletter's mails. */
@Injectable()
export class NewsletterLinks {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly keys: NewsletterKeys,
  ) {}

  confirmUrl(token: string): string {
    return this.#at('/nyhetsbrev/bekrafta', token);
  }

  /** The page that confirms an address on a notify list. */
  confirmNotifyUrl(token: string): string {
    return this.#at(PATHS.notifyConfirm, token);
  }

  /** The page with the button to unsubscribe. @param letter slug of the letter that links to it. */
  unsubscribeUrl(subscriberId: string, letter?: string): string {
    return this.unsubscribePageUrl(this.keys.unsubscribeToken(subscriberId), letter);
  }

  unsubscribePageUrl(token: string, letter?: string): string {
    return this.#at('/nyhetsbrev/avregistrera', token, { brev: letter });
  }

  /** The page with the button that ends the welcome letters alone. */
  stopWelcomeUrl(subscriberId: string, letter: string): string {
    const token = this.keys.unsubscribeToken(subscriberId);
    return this.#at('/nyhetsbrev/avregistrera', token, { brev: letter, bara: 'valkomstbrev' });
  }

  /** The page of what a subscriber wants to get. */
  preferencesUrl(subscriberId: string): string {
    return this.#at('/nyhetsbrev/installningar', this.keys.unsubscribeToken(subscriberId));
  }

  /** RFC 8058: mail programs post to this address when their own unsubscribe button is clicked. */
  unsubscribeHeaders(subscriberId: string, letter?: string): Record<string, string> {
    const url = this.#at('/api/newsletter/unsubscribe', this.keys.unsubscribeToken(subscriberId), { letter });
    return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  }

  #at(path: string, token: string, further: Record<string, string | undefined> = {}): string {
    const url = new URL(path, this.config.siteOrigin);
    url.searchParams.set('token', token);
    for (const [name, value] of Object.entries(further)) if (value) url.searchParams.set(name, value);
    return url.href;
  }
}
