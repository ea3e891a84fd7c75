import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { linkInvalid } from './newsletter.errors';
import { NewsletterKeys } from './newsletter-keys';
import type { PreferencesDto, SavePreferencesDto } from './newsletter.dto';
import { findPreferences, storePreferences } from './preferences.repository';

const PAUSE_DAYS = 30;

/** What subscribers want to get: subjects, how often, and a pause. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly database: Database,
    private readonly keys: NewsletterKeys,
  ) {}

  /** @throws DomainError 400 LINK_INVALID. */
  async read(token: string): Promise<PreferencesDto> {
    const id = this.keys.readUnsubscribeToken(token);
    const row = id && (await findPreferences(this.database.manager, id));
    if (!row) throw linkInvalid();
    return row;
  }

  /** @throws DomainError 400 LINK_INVALID. */
  async save({
    token,
    interests = [],
    frequency,
    pause = 'keep',
  }: SavePreferencesDto): Promise<PreferencesDto> {
    const id = this.keys.readUnsubscribeToken(token);
    if (!id) throw linkInvalid();
    const pauseDays = pause === 'keep' ? null : pause === 'month' ? PAUSE_DAYS : 0;
    await storePreferences(this.database.manager, id, { interests, frequency, pauseDays });
    return this.read(token);
  }
}
