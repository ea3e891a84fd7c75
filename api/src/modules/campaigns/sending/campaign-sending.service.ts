import { Inject, Injectable } from '@nestjs/common';
import { hasContent } from '@stillsam/post-html/has-content';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import type { UserEntity } from '../../auth/user.entity';
import { BusinessService } from '../../business/business.service';
import { MailService } from '../../mail/mail.service';
import type { CampaignEntity, CampaignStatus } from '../drafts/campaign.entity';
import { campaignIncomplete, campaignStatusConflict } from '../campaigns.errors';
import type { CampaignDto, LetterPreviewDto, StartCampaignDto, TestLetterDto } from '../drafts/campaigns.dto';
import { CampaignsService } from '../drafts/campaigns.service';
import { LetterChecks } from '../checks/letter-checks';
import { PLACES, renderLetter, type RenderedLetter } from '../letters/letter-html';
import { letterUrl, PREVIEW_LINKS } from '../letters/letter-links';
import { retryUncertain } from './recipients.repository';

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
  ) {}

  /** The letter with links that lead nowhere in place of a recipient's own. @throws DomainError 404. */
  async preview(id: string): Promise<LetterPreviewDto> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    const { html, text } = withPreviewLinks(await this.#render(campaign));
    return { html, text, html_bytes: Buffer.byteLength(html) };
  }

  /** Sends the letter to the caller's own address. @throws DomainError 400 where it is empty, 404. */
  async test(id: string, { email }: UserEntity): Promise<TestLetterDto> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    assertComplete(campaign);
    const letter = withPreviewLinks(await this.#render(campaign));
    await this.database.transaction((manager) =>
      this.mails.enqueueRendered(manager, {
        to: email,
        name: 'campaign-test',
        mail: { subject: `[Prov] ${campaign.subject}`, ...letter },
      }),
    );
    return { to: email };
  }

  /**
   * Orders the start, now or at a time. The letter is rendered here and unchanged from here on.
   *
   * @throws DomainError 400 for an incomplete letter or a past time, 404, 409, 412, 422.
   */
  async start(id: string, { version, send_at }: StartCampaignDto, user: UserEntity): Promise<CampaignDto> {
    await this.checks.assertLawful();
    const sendAt = readSendAt(send_at);
    const rendered = await this.#render(await this.campaigns.find(this.database.manager, id));
    return this.#change(id, async (manager, campaign) => {
      assertStatus(campaign, ['draft'], 'Utskicket är redan startat.');
      await this.campaigns.assertVersion(manager, campaign, version, user);
      assertComplete(campaign);
      return { status: 'scheduled', sendAt, mailHtml: rendered.html, mailText: rendered.text };
    });
  }

  /** A campaign that has not begun is a draft again. @throws DomainError 404, 409. */
  cancel(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['scheduled'], 'Utskicket har redan börjat. Pausa eller avsluta det i stället.');
      return { status: 'draft', sendAt: null, mailHtml: null, mailText: null };
    });
  }

  /** Recipients who are being handed over get the letter. @throws DomainError 404, 409. */
  pause(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['sending', 'paused'], 'Bara ett utskick som pågår kan pausas.');
      return { status: 'paused', pauseReason: 'admin', pauseDetail: null, resumeAt: null };
    });
  }

  /** @throws DomainError 404, 409. */
  resume(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['paused'], 'Bara ett pausat utskick kan återupptas.');
      return { status: 'sending', pauseReason: null, pauseDetail: null, resumeAt: null };
    });
  }

  /** Who has not got the letter never gets it. @throws DomainError 404, 409. */
  stop(id: string): Promise<CampaignDto> {
    return this.#change(id, (_manager, campaign) => {
      assertStatus(campaign, ['sending', 'paused'], 'Bara ett utskick som pågår kan avslutas.');
      return {
        status: 'stopped',
        pauseReason: null,
        pauseDetail: null,
        resumeAt: null,
        finishedAt: new Date(),
      };
    });
  }

  /**
   * Sends the letter again to recipients of whom it is not known whether they have it.
   *
   * @throws DomainError 404, 409.
   */
  async retry(id: string): Promise<CampaignDto> {
    return this.#change(id, async (manager, campaign) => {
      assertStatus(campaign, ['sending', 'paused', 'sent'], 'Utskicket är avslutat.');
      const count = await retryUncertain(manager, id);
      if (count === 0)
        throw campaignStatusConflict('Det finns ingen mottagare där det är okänt om brevet kom fram.');
      return campaign.status === 'sent' ? { status: 'sending', finishedAt: null } : {};
    });
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
    const { siteOrigin } = this.config;
    const links = { siteOrigin, webUrl: letterUrl(siteOrigin, campaign.webKey) };
    return renderLetter(campaign, links, await this.business.read());
  }
}

function withPreviewLinks({ html, text }: RenderedLetter): RenderedLetter {
  const fill = (body: string) =>
    body
      .replaceAll(PLACES.unsubscribe, PREVIEW_LINKS.unsubscribe)
      .replaceAll(PLACES.preferences, PREVIEW_LINKS.preferences);
  return { html: fill(html), text: fill(text) };
}

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
