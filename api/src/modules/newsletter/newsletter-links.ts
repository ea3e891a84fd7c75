import { Inject, Injectable } from '@nestjs/common';
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

  /** The page with the button to unsubscribe. */
  unsubscribeUrl(subscriberId: string): string {
    return this.unsubscribePageUrl(this.keys.unsubscribeToken(subscriberId));
  }

  unsubscribePageUrl(token: string): string {
    return this.#at('/nyhetsbrev/avregistrera', token);
  }

  /** RFC 8058: mail programs post to this address when their own unsubscribe button is clicked. */
  unsubscribeHeaders(subscriberId: string): Record<string, string> {
    const url = this.#at('/api/newsletter/unsubscribe', this.keys.unsubscribeToken(subscriberId));
    return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  }

  #at(path: string, token: string): string {
    const url = new URL(path, this.config.siteOrigin);
    url.searchParams.set('token', token);
    return url.href;
  }
}
