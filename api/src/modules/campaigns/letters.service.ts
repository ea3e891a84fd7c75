import { Injectable } from '@nestjs/common';
import { Not, IsNull } from 'typeorm';
import { sliceOf, toPagination, type PageDto } from '../../common/pagination';
import { Database } from '../../database/database';
import { CampaignEntity } from './campaign.entity';
import { letterNotFound } from './campaigns.errors';
import { countVisit } from './campaigns.repository';
import type { LetterDto, LetterRowDto, LettersDto } from './letters.dto';

const SLUG = /^[a-z0-9-]{1,100}$/;

/** Letters that were sent, for visitors. */
@Injectable()
export class LettersService {
  constructor(private readonly database: Database) {}

  /** The listed ones, newest first. */
  async list({ page, limit }: PageDto): Promise<LettersDto> {
    const [rows, totalCount] = await this.database.repository(CampaignEntity).findAndCount({
      where: { startedAt: Not(IsNull()), is_listed: true, welcome_days: IsNull() },
      order: { startedAt: 'DESC', id: 'DESC' },
      ...sliceOf(page, limit),
    });
    return { letters: rows.map(toRow), pagination: toPagination(page, limit, totalCount) };
  }

  /** Also one that is not listed: its readers have the address. @throws DomainError 404. */
  async read(slug: string): Promise<LetterDto> {
    const letter = SLUG.test(slug)
      ? await this.database.repository(CampaignEntity).findOneBy({ slug, startedAt: Not(IsNull()) })
      : null;
    if (!letter) throw letterNotFound();
    return {
      ...toRow(letter),
      content: letter.content,
      is_listed: letter.is_listed && letter.welcome_days === null,
    };
  }

  /** Counts a page view that came from a letter's link, of nobody in particular. @throws DomainError 404. */
  async countVisit(slug: string): Promise<void> {
    if (!SLUG.test(slug) || !(await countVisit(this.database.manager, slug))) throw letterNotFound();
  }
}

function toRow({ slug, subject, preheader, startedAt }: CampaignEntity): LetterRowDto {
  return { slug, subject, preheader, sent_at: startedAt?.toISOString() ?? '' };
}
