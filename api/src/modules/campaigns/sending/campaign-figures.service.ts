import { Readable } from 'node:stream';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { sliceOf, toPagination, type PageDto } from '../../../contract/pagination';
import { csvFile, toCsv } from '../../../csv/csv';
import { Database } from '../../../database/database';
import { PERMISSIONS } from '../../auth/permissions';
import type { UserEntity } from '../../auth/user.entity';
import { CampaignEntity } from '../drafts/campaign.entity';
import { withName } from '../letters/letter-names';
import { CampaignsService } from '../drafts/campaigns.service';
import {
  countLeft,
  countLeftWithinWeek,
  countReasons,
  countRefused,
  findRefused,
} from './campaigns.repository';
import type {
  CampaignFiguresDto,
  LetterFiguresListDto,
  RefusalsDto,
  RefusalsQueryDto,
} from './campaign-figures.dto';
import { countRecipients } from './recipients.repository';

/** Swedish names of what is counted. */
const FIGURES = {
  waiting: 'Väntar på sin tur',
  handing: 'Lämnas till mejlservern',
  sent: 'Mottaget av mejlservern',
  refused: 'Avvisat',
  skipped: 'Överhoppade',
  uncertain: 'Okänt om det kom fram',
  refusal: 'Avvisat, orsak',
  skip: 'Överhoppade, orsak',
  left: 'Avregistrerade genom brevet',
  complaints: 'Anmält som skräppost',
  visits: 'Sidvisningar från brevets länkar',
} as const;

/** Swedish names of why a recipient was skipped. */
const SKIPS: Readonly<Record<string, string>> = {
  unsubscribed: 'Hade avregistrerat sig',
  bounced: 'Hade studsat',
  pending: 'Hade inte bekräftat',
  paused: 'Hade pausat breven',
  monthly: 'Får högst ett brev i månaden',
  suppressed: 'Står på spärrlistan',
  'no-welcome': 'Hade slutat med välkomstbreven',
  late: 'Bekräftade för länge sedan',
  erased: 'Var raderade',
};

const STATES = ['waiting', 'handing', 'sent', 'refused', 'skipped', 'uncertain'] as const;

const MAX_REASONS = 20;

/** What became of a letter, in numbers: never who opened or clicked what. */
@Injectable()
export class CampaignFiguresService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsService,
  ) {}

  /** Letters of which a copy was sent, the latest first. */
  async list({ page, limit }: PageDto): Promise<LetterFiguresListDto> {
    const { manager } = this.database;
    const [rows, totalCount] = await this.database.repository(CampaignEntity).findAndCount({
      where: { firstSentAt: Not(IsNull()) },
      order: { firstSentAt: 'DESC', id: 'DESC' },
      ...sliceOf(page, limit),
    });
    const ids = rows.map(({ id }) => id);
    const countsOf = await countRecipients(manager, ids);
    const left = await countLeftWithinWeek(manager, ids);
    const letters = rows.map(({ id, subject, firstSentAt, createdAt }) => {
      const { sent, refused, uncertain } = countsOf(id);
      return {
        id,
        subject: withName(subject, null),
        sent_at: firstSentAt ?? createdAt,
        sent,
        refused,
        uncertain,
        left_within_week: left.get(id) ?? 0,
      };
    });
    return { letters, pagination: toPagination(page, limit, totalCount) };
  }

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
      recipients: rows,
      pagination: toPagination(page, limit, count),
    };
  }

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async export(id: string): Promise<StreamableFile> {
    const campaign = await this.campaigns.find(this.database.manager, id);
    const { recipients, refusals, skipped, left, complaints, visits } = await this.read(id);
    const rows = [
      ...STATES.map((state) => [FIGURES[state], '', recipients[state]]),
      ...refusals.map(({ reason, count }) => [FIGURES.refusal, reason, count]),
      ...skipped.map(({ reason, count }) => [FIGURES.skip, SKIPS[reason] ?? reason, count]),
      [FIGURES.left, '', left],
      [FIGURES.complaints, '', complaints],
      [FIGURES.visits, '', visits],
    ];
    const lines = rows.map((cells) => cells.map(String));
    return csvFile(`utskick-${campaign.slug}`, ['Uppgift', 'Orsak', 'Antal'], Readable.from([toCsv(lines)]));
  }
}
