import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { sliceOf, toPagination, type PageDto } from '../../../contract/pagination';
import { Database } from '../../../database/database';
import { announceChange } from '../../blog/changes/content-changes.repository';
import { LETTERS } from '../../blog/changes/content-tags';
import { CampaignEntity } from '../drafts/campaign.entity';
import type { CampaignDto } from '../drafts/campaigns.dto';
import { campaignStatusConflict, letterNotFound } from '../campaigns.errors';
import { countVisit, PUBLIC_LETTER } from '../sending/campaigns.repository';
import { CampaignsService } from '../drafts/campaigns.service';
import { withName } from './letter-names';
import type { LetterDto, LetterRowDto, LettersDto } from './letters.controller';

/** A slug or a web key. */
const NAME = /^[a-z0-9-]{1,100}$/;

/** Letters that were sent: for visitors, for their recipients, and which of them visitors see. */
@Injectable()
export class LettersService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsService,
  ) {}

  /** Those that visitors see, newest first. */
  async list({ page, limit }: PageDto): Promise<LettersDto> {
    const [rows, totalCount] = await this.database.repository(CampaignEntity).findAndCount({
      where: PUBLIC_LETTER,
      order: { startedAt: 'DESC', id: 'DESC' },
      ...sliceOf(page, limit),
    });
    return { letters: rows.map(toRow), pagination: toPagination(page, limit, totalCount) };
  }

  /**
   * @param name its slug, where visitors see it; or its web key, which recipients have from the moment it starts.
   * @throws DomainError 404.
   */
  async read(name: string): Promise<LetterDto> {
    const letter = NAME.test(name)
      ? await this.database.repository(CampaignEntity).findOneBy([
          { slug: name, ...PUBLIC_LETTER },
          { webKey: name, startedAt: Not(IsNull()) },
        ])
      : null;
    if (!letter) throw letterNotFound();
    const { content, firstSentAt, is_listed, welcome_days } = letter;
    const isPublic = firstSentAt !== null && is_listed && welcome_days === null;
    return { ...toRow(letter), content: withName(content, null), is_listed: isPublic };
  }

  /** @throws DomainError 404, 409 for a draft, whose saves say it, and for a welcome letter, which is never listed. */
  setListed(id: string, isListed: boolean): Promise<CampaignDto> {
    return this.database.transaction(async (manager) => {
      const campaign = await this.campaigns.lock(manager, id);
      if (campaign.status === 'draft' || campaign.welcome_days !== null)
        throw campaignStatusConflict('Bara ett startat utskick kan visas eller döljas på webbplatsen.');
      campaign.is_listed = isListed;
      await manager.save(campaign);
      await announceChange(manager, { slugs: [], tags: [LETTERS] });
      return this.campaigns.toDto(manager, campaign);
    });
  }

  /** Counts a page view that came from a letter's link, of nobody in particular. @throws DomainError 404. */
  async countVisit(slug: string): Promise<void> {
    if (!NAME.test(slug) || !(await countVisit(this.database.manager, slug))) throw letterNotFound();
  }
}

/** With the fallback words: the page has no recipient. */
function toRow({ slug, subject, preheader, startedAt, createdAt }: CampaignEntity): LetterRowDto {
  return {
    slug,
    subject: withName(subject, null),
    preheader: withName(preheader, null),
    sent_at: startedAt ?? createdAt,
  };
}
