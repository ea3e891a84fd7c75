import { Inject, Injectable } from '@nestjs/common';
import { hasContent } from '@stillsam/post-html/has-content';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { forbidden } from '../../auth/auth.errors';
import type { UserEntity } from '../../auth/user.entity';
import { BusinessService } from '../../business/business.service';
import { findLatestRecipients } from '../../mail/mails.repository';
import { SegmentsService } from '../../newsletter/segments.service';
import { Suppressions } from '../../newsletter/suppressions.repository';
import { RateLimits, type RateLimit } from '../../rate-limits/rate-limits';
import { MailService } from '../../mail/mail.service';
import type { CampaignEntity, CampaignStatus } from '../drafts/campaign.entity';
import { campaignIncomplete, campaignStatusConflict, tooManyTests } from '../campaigns.errors';
import type {
  AudienceDto,
  CampaignDto,
  LetterPreviewDto,
  LetterPreviewQueryDto,
  StartCampaignDto,
  TestAddressesDto,
  TestLetterDto,
  TestOrderDto,
} from '../drafts/campaigns.dto';
import { CampaignsService } from '../drafts/campaigns.service';
import { LetterChecks } from '../checks/letter-checks';
import { fillLetter, PREVIEW_LINKS, renderLetter, type RenderedLetter } from '../letters/rendered-letter';
import { fallbacksIn, greetedName, SAMPLE_NAME, withName } from '../letters/letter-names';
import type { ResendDto } from './campaign-figures.dto';
import { countAudience } from './recipients.repository';
import { resend } from './campaigns.repository';

const NOBODY = {
  refused: 'Det finns ingen avvisad mottagare att skicka igen till.',
  uncertain: 'Det finns ingen mottagare där det är okänt om brevet kom fram.',
};
const TEST_MAIL = 'campaign-test';
/** By one user. Each may go to five addresses. */
const TESTS: RateLimit = { name: 'letter-tests', points: 20, seconds: 3600 };
/** To one address, other than the caller's own. */
const TESTS_TO_OTHERS: RateLimit = { name: 'letter-tests-to', points: 3, seconds: 3600 };
const NOT_PAUSED = { pauseReason: null, pauseDetail: null, resumeAt: null };
const MAX_WAIT_MS = 366 * 86_400_000;

/** What admins do with a written letter: look at it, test it, start it, pause it, stop it. */
@Injectable()
export class CampaignSendingService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly campaigns: CampaignsService,
    private readonly checks: LetterChecks,
    private readonly mails: MailService,
    private readonly limits: RateLimits,
    private readonly suppressions: Suppressions,
    private readonly segments: SegmentsService,
  ) {}

  /** @throws DomainError 404. */
  async audience(id: string, segmentId: string | undefined): Promise<AudienceDto> {
    const { manager } = this.database;
    const campaign = await this.campaigns.find(manager, id);
    const segment = await this.segments.find(manager, segmentId);
    return { count: await countAudience(manager, { ...campaign, segment }) };
  }

  /** The letter with links that lead nowhere in place of a recipient's own. @throws DomainError 404. */
  async preview(id: string, { first_name = SAMPLE_NAME }: LetterPreviewQueryDto): Promise<LetterPreviewDto> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    const { subject, preheader, content } = campaign;
    const { html, text } = await this.#renderFor(greetedName(first_name), campaign);
    const has_name = fallbacksIn(`${subject} ${preheader} ${content}`).length > 0;
    return { html, text, html_bytes: Buffer.byteLength(html), has_name };
  }

  /**
   * Sends the letter to the caller's own address, or to those that the owner chooses.
   *
   * @throws DomainError 400 where it is empty or an address takes no letters, 403 for others than the owner, 404, 429.
   */
  async test(id: string, { to: chosen }: TestOrderDto, user: UserEntity): Promise<TestLetterDto> {
    const addresses = chosen ?? [user.email];
    const others = addresses.filter((address) => address !== user.email);
    if (!mayTestOn(user) && others.length > 0) throw forbidden();
    const campaign = await this.campaigns.find(this.database.manager, id);
    assertComplete(campaign);
    await this.#assertWilling(others);
    await this.#countTest(user, others);
    const letter = await this.#renderFor(SAMPLE_NAME, campaign);
    const mail = { subject: `[Prov] ${withName(campaign.subject, SAMPLE_NAME)}`, ...letter };
    await this.database.transaction(async (manager) => {
      for (const to of addresses) await this.mails.enqueueRendered(manager, { to, name: TEST_MAIL, mail });
    });
    return { to: addresses.join(', ') };
  }

  /** Where the latest test went, as long as the outbox remembers it; nowhere for who may not choose. */
  async testAddresses(user: UserEntity): Promise<TestAddressesDto> {
    const { manager } = this.database;
    return { addresses: mayTestOn(user) ? await findLatestRecipients(manager, TEST_MAIL) : [] };
  }

  /**
   * Orders the start, now or at a time. The letter is rendered here and unchanged from here on.
   *
   * @throws DomainError 400 for an incomplete letter or a past time, 404, 409, 412, 422.
   */
  async start(id: string, order: StartCampaignDto, user: UserEntity): Promise<CampaignDto> {
    await this.checks.assertLawful();
    const sendAt = readSendAt(order.send_at);
    const rendered = await this.#render(await this.campaigns.find(this.database.manager, id));
    return this.#change(id, async (manager, campaign) => {
      assertStatus(campaign, ['draft'], 'Utskicket är redan startat.');
      await this.campaigns.assertVersion(manager, campaign, order.version, user);
      assertComplete(campaign);
      const segment =
        campaign.welcome_days === null ? await this.segments.find(manager, order.segment_id) : null;
      return { status: 'scheduled', sendAt, segment, mailHtml: rendered.html, mailText: rendered.text };
    });
  }

  /** A campaign that has not begun, or a welcome letter at any time, is a draft again. @throws DomainError 404, 409. */
  cancel(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      const isWelcome = campaign.welcome_days !== null;
      const allowed: CampaignStatus[] = isWelcome ? ['scheduled', 'sending', 'paused'] : ['scheduled'];
      assertStatus(campaign, allowed, 'Utskicket har redan börjat. Pausa eller avsluta det i stället.');
      // The rendered mail stays: copies of a welcome letter may be on their way.
      return { ...NOT_PAUSED, status: 'draft', sendAt: null, segment: null };
    });
  }

  /** Recipients who are being handed over get the letter. @throws DomainError 404, 409. */
  pause(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['sending', 'paused'], 'Bara ett utskick som pågår kan pausas.');
      return { ...NOT_PAUSED, status: 'paused', pauseReason: 'admin' };
    });
  }

  /** @throws DomainError 404, 409. */
  resume(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['paused'], 'Bara ett pausat utskick kan återupptas.');
      return { ...NOT_PAUSED, status: 'sending' };
    });
  }

  /** Who has not got the letter never gets it. @throws DomainError 404, 409. */
  stop(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['sending', 'paused'], 'Bara ett utskick som pågår kan avslutas.');
      return { ...NOT_PAUSED, status: 'stopped', finishedAt: new Date() };
    });
  }

  /**
   * Sends the letter once more to recipients who were refused, or of whom it is not known whether they have it.
   *
   * @throws DomainError 404, 409.
   */
  async resend(id: string, { state, recipients }: ResendDto): Promise<CampaignDto> {
    return this.#change(id, async (manager, campaign) => {
      assertStatus(campaign, ['sending', 'paused', 'sent'], 'Utskicket är avslutat.');
      if ((await resend(manager, id, state, recipients)) === 0) throw campaignStatusConflict(NOBODY[state]);
      return campaign.status === 'sent' ? { status: 'sending', finishedAt: null } : {};
    });
  }

  /** @throws DomainError 400 for an address that is not to be mailed. */
  async #assertWilling(addresses: string[]): Promise<void> {
    const [address] = await this.suppressions.among(this.database.manager, addresses);
    if (address !== undefined)
      throw campaignIncomplete([{ path: 'to', message: `Till ${address} skickas inga brev.` }]);
  }

  /** @throws DomainError 429. */
  async #countTest(user: UserEntity, others: string[]): Promise<void> {
    const waits = [await this.limits.consume(TESTS, user.id)];
    for (const address of others) waits.push(await this.limits.consume(TESTS_TO_OTHERS, address));
    const wait = Math.max(...waits);
    if (wait > 0) throw tooManyTests(wait);
  }

  #change(
    id: string,
    next: (
      manager: EntityManager,
      campaign: CampaignEntity,
    ) => Partial<CampaignEntity> | Promise<Partial<CampaignEntity>>,
  ): Promise<CampaignDto> {
    return this.database.transaction(async (manager) => {
      const campaign = await this.campaigns.lock(manager, id);
      Object.assign(campaign, await next(manager, campaign));
      await manager.save(campaign);
      return this.campaigns.toDto(manager, campaign);
    });
  }

  async #render(campaign: CampaignEntity): Promise<RenderedLetter> {
    return renderLetter(campaign, this.config.siteOrigin, await this.business.read());
  }

  /** With links that lead nowhere. @param name null for a recipient who has none. */
  async #renderFor(name: string | null, campaign: CampaignEntity): Promise<RenderedLetter> {
    return fillLetter(await this.#render(campaign), { name, ...PREVIEW_LINKS });
  }
}

/** Anybody could be mailed in our name, so only the owner chooses. */
const mayTestOn = ({ role }: UserEntity) => role === 'admin';

function assertStatus({ status }: CampaignEntity, allowed: CampaignStatus[], message: string): void {
  if (!allowed.includes(status)) throw campaignStatusConflict(message);
}

/** @throws DomainError 400 with what is missing. */
function assertComplete({ subject, content }: CampaignEntity): void {
  const issues = [
    ...(subject === '' ? [{ path: 'subject', message: 'Skriv en ämnesrad.' }] : []),
    ...(hasContent(content) ? [] : [{ path: 'content', message: 'Skriv något i brevet.' }]),
  ];
  if (issues.length > 0) throw campaignIncomplete(issues);
}

/** @throws DomainError 400 for a time that has passed. */
function readSendAt(text: string | null | undefined, now = Date.now()): Date {
  if (!text) return new Date(now);
  const at = Date.parse(text);
  if (!(at > now)) throw campaignIncomplete([{ path: 'send_at', message: 'Tiden ska ligga framåt.' }]);
  if (at > now + MAX_WAIT_MS)
    throw campaignIncomplete([{ path: 'send_at', message: 'Tiden ligger för långt fram.' }]);
  return new Date(at);
}
