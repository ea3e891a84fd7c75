import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { BUSINESS } from '../mail/sender';
import type { CampaignCheckDto, CampaignChecksDto } from './campaign-checks.dto';
import { CampaignsService } from './campaigns.service';
import type { Finding } from './checks/check';
import { checkForeignLinks } from './checks/foreign-links-check';
import { addressesOf } from './checks/letter-addresses';
import { findLinkedPages } from './checks/linked-pages.repository';
import { checkOwnLinks, slugsIn } from './checks/own-links-check';
import { checkDkim, checkDmarc, checkSpf, createTxtResolver } from './checks/sender-domain-check';
import {
  checkPictures,
  checkPreheader,
  checkSenderFacts,
  checkSize,
  checkSubject,
} from './checks/words-check';
import type { CampaignEntity } from './campaign.entity';
import { renderLetter } from './letter-html';
import { letterUrl } from './letter-links';

/** Swedish titles of the checks, by name, in the order in which they are listed. */
const TITLES = {
  subject: 'Ämnesrad',
  preheader: 'Förhandstext',
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
    private readonly database: Database,
    private readonly campaigns: CampaignsService,
  ) {}

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async check(id: string): Promise<CampaignChecksDto> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    const [words, links, sender] = await Promise.all([
      this.#checkWords(campaign),
      this.#checkLinks(campaign),
      this.#checkSender(),
    ]);
    return { checks: [...words, ...links, ...sender] };
  }

  async #checkWords(campaign: CampaignEntity): Promise<CampaignCheckDto[]> {
    const { siteOrigin } = this.config;
    const { html } = await renderLetter(campaign, {
      siteOrigin,
      webUrl: letterUrl(siteOrigin, campaign.slug),
    });
    return [
      named('subject', checkSubject(campaign.subject)),
      named('preheader', checkPreheader(campaign.preheader)),
      named('pictures', checkPictures(campaign.content)),
      named('size', checkSize(Buffer.byteLength(html))),
    ];
  }

  async #checkLinks({ content, slug }: CampaignEntity): Promise<CampaignCheckDto[]> {
    const { own, foreign } = addressesOf(content, this.config.siteOrigin);
    const { articleSlugs, letterSlugs } = slugsIn(own);
    const [pages, foreignLinks] = await Promise.all([
      findLinkedPages(this.database.manager, articleSlugs, letterSlugs),
      checkForeignLinks(foreign),
    ]);
    return [named('own-links', checkOwnLinks(own, pages, slug)), named('foreign-links', foreignLinks)];
  }

  async #checkSender(): Promise<CampaignCheckDto[]> {
    const { mail, campaigns } = this.config;
    const domain = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1);
    const resolver = createTxtResolver();
    const [spf, dkim, dmarc] = await Promise.all([
      checkSpf(domain, resolver),
      checkDkim(domain, campaigns.dkim, resolver),
      checkDmarc(domain, resolver),
    ]);
    return [
      named('sender', checkSenderFacts(BUSINESS)),
      named('spf', spf),
      named('dkim', dkim),
      named('dmarc', dmarc),
    ];
  }
}

function named(name: CheckName, { state, message }: Finding): CampaignCheckDto {
  return { name, state, title: TITLES[name], message };
}
