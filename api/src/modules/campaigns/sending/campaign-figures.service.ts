import { Injectable, type StreamableFile } from '@nestjs/common';
import { toPagination } from '../../../contract/pagination';
import { csvFile, toCsv } from '../../../csv/csv';
import { Database } from '../../../database/database';
import { PERMISSIONS } from '../../auth/permissions';
import type { UserEntity } from '../../auth/user.entity';
import { countLeft, countReasons } from './campaigns.repository';
import type { CampaignFiguresDto } from './campaign-figures.dto';
import type { RefusalsDto, RefusalsQueryDto } from './refusals.dto';
import { countRefused, findRefused } from './refusals.repository';
import { CampaignsService } from '../drafts/campaigns.service';
import { FIGURE_LABELS } from './campaigns.copy';

const MAX_REASONS = 20;

/** What became of a letter, in numbers: never who opened or clicked what. */
@Injectable()
export class CampaignFiguresService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsService,
  ) {}

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async read(id: string): Promise<CampaignFiguresDto> {
    const { manager } = this.database;
    const campaign = await this.campaigns.find(manager, id);
    const { recipients } = await this.campaigns.toDto(manager, campaign);
    return {
      recipients,
      refusals: await countReasons(manager, id, 'refused', MAX_REASONS),
      skipped: await countReasons(manager, id, 'skipped', MAX_REASONS),
      ...(await countLeft(manager, id)),
      visits: Number(campaign.visits),
    };
  }

  /** Who was refused and why; of addresses, only for who may read personal data. @throws DomainError 404. */
  async refusals(id: string, query: RefusalsQueryDto, { role }: UserEntity): Promise<RefusalsDto> {
    const { manager } = this.database;
    await this.campaigns.find(manager, id);
    const { state, page, limit } = query;
    const { count, resendable } = await countRefused(manager, id, state);
    const rows = PERMISSIONS[role].includes('personal-data') ? await findRefused(manager, id, query) : null;
    return {
      reasons: await countReasons(manager, id, state, MAX_REASONS),
      resendable,
      recipients: rows?.map((row) => ({ ...row, handed_at: row.handed_at?.toISOString() ?? null })) ?? null,
      pagination: toPagination(page, limit, count),
    };
  }

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async export(id: string): Promise<StreamableFile> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    const { recipients, refusals, skipped, left, complaints, visits } = await this.read(id);
    const rows = [
      ...Object.entries(recipients).map(
        ([state, count]) => [FIGURE_LABELS[state] ?? state, '', count] as const,
      ),
      ...refusals.map(({ reason, count }) => [FIGURE_LABELS.refusal ?? '', reason, count] as const),
      ...skipped.map(
        ({ reason, count }) => [FIGURE_LABELS.skip ?? '', FIGURE_LABELS[reason] ?? reason, count] as const,
      ),
      [FIGURE_LABELS.left ?? '', '', left] as const,
      [FIGURE_LABELS.complaints ?? '', '', complaints] as const,
      [FIGURE_LABELS.visits ?? '', '', visits] as const,
    ];
    const lines = rows.map(([label, reason, count]) => [label, reason, String(count)]);
    return csvFile(`utskick-${campaign.slug}`, ['Uppgift', 'Orsak', 'Antal'], batchOf(toCsv(lines)));
  }
}

async function* batchOf(lines: Buffer): AsyncGenerator<Buffer> {
  yield lines;
}
