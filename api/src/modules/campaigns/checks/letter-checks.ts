import { Inject, Injectable } from '@nestjs/common';
import { isPublicOrigin } from '@stillsam/paths';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { domainOf } from '../../mail/mail-transport';
import { BusinessService } from '../../business/business.service';
import { campaignUnlawful } from '../campaigns.errors';
import { CampaignsService } from '../drafts/campaigns.service';
import type { CampaignEntity } from '../drafts/campaign.entity';
import { renderLetter } from '../letters/rendered-letter';
import { withName } from '../letters/letter-names';
import type { CampaignCheckDto, CampaignChecksDto, Finding } from './check';
import { checkForeignLinks } from './foreign-links-check';
import { addressesOf, checkOwnLinks, slugsIn, findLinkedPages } from './own-links-check';
import { checkDkim, checkDmarc, checkSpf, createTxtResolver } from './sender-domain-check';
import {
  checkName,
  checkPictures,
  checkPreheader,
  checkSenderFacts,
  checkSize,
  checkSubject,
} from './words-check';

/** Swedish titles of the checks, by name, in the order in which they are listed. */
const TITLES = {
  subject: 'Ämnesrad',
  preheader: 'Förhandstext',
  name: 'Förnamn',
  pictures: 'Bilder',
  size: 'Storlek',
  'own-links': 'Länkar till webbplatsen',
  'foreign-links': 'Länkar till andra webbplatser',
  sender: 'Avsändare',
  spf: 'Vem som får skicka (SPF)',
  dkim: 'Signatur (DKIM)',
  dmarc: 'Skydd mot förfalskning (DMARC)',
} as const;

type CheckName = keyof typeof TITLES;

/** What is looked at before a letter is sent. */
@Injectable()
export class LetterChecks {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly campaigns: CampaignsService,
  ) {}

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async check(id: string): Promise<CampaignChecksDto> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    const words = await this.#checkWords(campaign);
    const [links, sender] = await Promise.all([this.#checkLinks(campaign), this.#checkSender()]);
    return { checks: [...words, ...links, ...sender] };
  }

  /** @throws DomainError 422 CAMPAIGN_UNLAWFUL or 403 SITE_NOT_OPEN where the law keeps letters from being started. */
  async assertLawful(): Promise<void> {
    const { message, blocksStart } = await this.#checkSenderFacts();
    if (blocksStart) throw campaignUnlawful(message);
    await this.business.assertSiteOpen();
  }

  async #checkWords(campaign: CampaignEntity): Promise<CampaignCheckDto[]> {
    const { html } = renderLetter(campaign, this.config.siteOrigin, await this.business.read());
    const { subject, preheader, content } = campaign;
    const name = checkName(`${subject} ${preheader} ${content}`);
    return [
      named('subject', checkSubject(withName(subject, null))),
      named('preheader', checkPreheader(preheader)),
      ...(name ? [named('name', name)] : []),
      named('pictures', checkPictures(content)),
      named('size', checkSize(Buffer.byteLength(html))),
    ];
  }

  async #checkLinks({ content, slug }: CampaignEntity): Promise<CampaignCheckDto[]> {
    const { own, foreign } = addressesOf(content, this.config.siteOrigin);
    const [pages, foreignLinks] = await Promise.all([
      findLinkedPages(this.database.manager, slugsIn(own)),
      checkForeignLinks(foreign),
    ]);
    return [named('own-links', checkOwnLinks(own, pages, slug)), named('foreign-links', foreignLinks)];
  }

  async #checkSender(): Promise<CampaignCheckDto[]> {
    const { mail, campaigns } = this.config;
    const domain = domainOf(mail.from.address);
    const resolver = createTxtResolver();
    const [spf, dkim, dmarc] = await Promise.all([
      checkSpf(domain, resolver),
      checkDkim(domain, campaigns.dkim, resolver),
      checkDmarc(domain, resolver),
    ]);
    return [
      named('sender', await this.#checkSenderFacts()),
      named('spf', spf),
      named('dkim', dkim),
      named('dmarc', dmarc),
    ];
  }

  async #checkSenderFacts(): Promise<Finding> {
    return checkSenderFacts(await this.business.read(), isPublicOrigin(this.config.siteOrigin));
  }
}

function named(name: CheckName, { state, message, blocksStart = false }: Finding): CampaignCheckDto {
  return { name, state, blocks_start: blocksStart, title: TITLES[name], message };
}
