import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { missingDetails, NOT_OPEN, unansweredDetails, type Business } from '@stillsam/legal-figures';
import { isPublicOrigin } from '@stillsam/paths';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { DomainError } from '../../http/domain-error';
import { LOGGER } from '../../observability/logger';
import type { Saver } from '../drafts/revisions';
import { SettingsService } from '../settings/settings.service';
import { businessSections, toBusiness, type BusinessSections } from './business-sections';
import type { BusinessSettingsDto } from './business.dto';

/** The company behind the site: the one source of its pages, mails, receipts, and of whether it is open. */
@Injectable()
export class BusinessService implements OnApplicationBootstrap {
  readonly sections: BusinessSections;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {
    this.sections = businessSections(config.business);
  }

  onApplicationBootstrap(): void {
    this.database.onceConnected(() => this.#warnWhileClosed());
  }

  /** The company as it is now. @param manager of a transaction that reads it. */
  async read(manager = this.database.manager): Promise<Business> {
    return toBusiness(await this.settings.states(this.sections, manager));
  }

  /** The company for pages, or null where nobody has changed what their build knows. */
  async changed(): Promise<Business | null> {
    const states = await this.settings.states(this.sections);
    return Object.values(states).some(({ version }) => version > 0) ? toBusiness(states) : null;
  }

  async describe(): Promise<BusinessSettingsDto> {
    const states = await this.settings.states(this.sections);
    const business = toBusiness(states);
    return {
      ...states,
      missing: unansweredDetails(business).map(({ place, isRequired }) => ({
        place,
        is_required: isRequired,
      })),
      is_open: this.#missing(business).length === 0,
    };
  }

  async change<Name extends keyof BusinessSections>(
    name: Name,
    body: BusinessSections[Name]['initial'] & { version: number },
    user: Saver,
  ): Promise<BusinessSettingsDto> {
    await this.settings.change<object>(this.sections[name], body, user);
    return this.describe();
  }

  /** Places of what a public site has to state and does not: while there is one, forms, checkout and mail are closed. */
  async missing(manager?: EntityManager): Promise<string[]> {
    return this.#missing(await this.read(manager));
  }

  /**
   * Refuses what a visitor sends while a public site does not say who runs it.
   *
   * @throws DomainError 403 SITE_NOT_OPEN.
   */
  async assertSiteOpen(): Promise<void> {
    if ((await this.missing()).length > 0) throw new DomainError(403, 'SITE_NOT_OPEN', NOT_OPEN);
  }

  #missing(business: Business): string[] {
    return isPublicOrigin(this.config.siteOrigin) ? missingDetails(business) : [];
  }

  /** Tells the operator why a public site takes nothing from visitors. */
  async #warnWhileClosed(): Promise<void> {
    const missing = await this.missing();
    if (missing.length > 0)
      this.logger.warn(
        { missing },
        'forms, checkout and mail are closed: the company lacks required details',
      );
  }
}
