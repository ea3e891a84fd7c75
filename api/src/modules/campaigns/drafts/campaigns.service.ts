import { Injectable } from '@nestjs/common';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { slugify } from '@stillsam/paths';
import type { EntityManager } from 'typeorm';
import { isId, lockById } from '../../../database/ids';
import { takePage, toPagination } from '../../../contract/pagination';
import { Database } from '../../../database/database';
import { AuditTrail } from '../../audit/audit-trail';
import type { UserEntity } from '../../auth/user.entity';
import { displayName } from '../../auth/user.mapper';
import { PostEntity } from '../../blog/posts/post.entity';
import { postNotFound } from '../../blog/blog.errors';
import { freeSlug } from '../../drafts/slugs.repository';
import { findSizes } from '../../media/media.repository';
import { campaignNotFound, campaignStatusConflict } from '../campaigns.errors';
import { withName } from '../letters/letter-names';
import { letterOfPost } from '../letters/letter-of-post';
import { countRecipients } from '../sending/recipients.repository';
import { fieldsOf, type CampaignFields } from './campaign-fields';
import {
  CAMPAIGN_REVISIONS,
  CampaignEntity,
  toCampaign,
  toCampaignRow,
  toCampaignRevision,
  toCampaignRevisionRow,
} from './campaign.entity';
import type {
  CampaignDto,
  CampaignListDto,
  CampaignRevisionDto,
  CampaignRevisionsDto,
  CampaignsQueryDto,
  CreateCampaignDto,
  UpdateCampaignDto,
} from './campaigns.dto';

/** Automatic saves of one admin within so many minutes leave one revision. */
const REVISION_MINUTES = 10;
const MAX_REVISIONS = 200;
const NAMELESS = 'brev';

/** Campaigns for admins: list, read, create, change, delete. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** Newest first, and welcome letters alone by their day. */
  async list({ page, limit, status, kind }: CampaignsQueryDto): Promise<CampaignListDto> {
    const query = this.database
      .repository(CampaignEntity)
      .createQueryBuilder('campaign')
      .orderBy('campaign.createdAt', 'DESC')
      .addOrderBy('campaign.id', 'DESC');
    query.where(`NOT (${UNTOUCHED})`);
    if (status) query.andWhere('campaign.status = :status', { status });
    if (kind === 'template') query.andWhere('campaign.isTemplate');
    if (kind === 'welcome')
      query
        .andWhere(`campaign.welcome_days IS NOT NULL AND campaign.status <> 'stopped'`)
        .orderBy('campaign.welcome_days')
        .addOrderBy('campaign.id');
    const [rows, totalCount] = await takePage(query, page, limit);
    const ids = rows.map(({ id }) => id);
    const countsOf = await countRecipients(this.database.manager, ids);
    const campaigns = rows.map((row) => toCampaignRow(row, countsOf(row.id)));
    return { campaigns, pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async read(id: string): Promise<CampaignDto> {
    const campaign = await this.find(this.database.manager, id);
    return this.toDto(this.database.manager, campaign);
  }

  /**
   * A draft that nothing is written in is left out of lists, and its author's next new letter takes it.
   *
   * @throws DomainError 404 CAMPAIGN_NOT_FOUND, POST_NOT_FOUND.
   */
  create({ post_id, copy_of }: CreateCampaignDto, author: UserEntity): Promise<CampaignDto> {
    return this.database.transaction(async (manager) => {
      if (!post_id && !copy_of) {
        const untouched = await findUntouched(manager, author.id);
        if (untouched) return this.toDto(manager, untouched);
      }
      const post = post_id ? await manager.findOneBy(PostEntity, { id: post_id }) : null;
      if (post_id && !post) throw postNotFound();
      const letter = post ? letterOfPost(post, await findSizes(manager, post.featured_image)) : {};
      const fields = fieldsOf(copy_of && !post ? await this.find(manager, copy_of) : letter);
      const campaign = manager.create(CampaignEntity, {
        ...fields,
        slug: await freeSlug(manager, 'campaigns', slugOf(fields.subject)),
        postId: post?.id ?? null,
        status: 'draft',
        version: 1,
        authorId: author.id,
        authorName: displayName(author),
        updatedAt: new Date(),
      });
      await manager.save(campaign);
      await CAMPAIGN_REVISIONS.keep(manager, campaign, { fields: fieldsOf(campaign), saver: author });
      this.audit.setTarget(campaign.id);
      return this.toDto(manager, campaign);
    });
  }

  /** @throws DomainError 404, 409 where it is no draft, 412 CAMPAIGN_CHANGED with the current campaign. */
  update(id: string, { version, ...sent }: UpdateCampaignDto, author: UserEntity): Promise<CampaignDto> {
    return this.#change(id, version, author, () => sent);
  }

  /**
   * Saves the text of a revision as the next version. The text that it replaces stays a revision.
   *
   * @throws as {@link update} does, 404 REVISION_NOT_FOUND.
   */
  restore(id: string, revision: string, version: number, author: UserEntity): Promise<CampaignDto> {
    const read = (manager: EntityManager) => CAMPAIGN_REVISIONS.find(manager, id, revision);
    return this.#change(id, version, author, async (manager) => (await read(manager)).fields, 0);
  }

  /** Marks any letter as one that new ones are begun from. @throws DomainError 404. */
  setTemplate(id: string, isTemplate: boolean): Promise<CampaignDto> {
    return this.database.transaction(async (manager) => {
      const campaign = await this.lock(manager, id);
      campaign.isTemplate = isTemplate;
      await manager.save(campaign);
      return this.toDto(manager, campaign);
    });
  }

  /** Deletes a draft. @throws DomainError 404, 409 where it is no draft. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const campaign = await this.lock(manager, id);
      assertDraft(campaign);
      if (campaign.startedAt)
        throw campaignStatusConflict('Brevet har redan gått ut. Låt det vara avslaget.');
      await manager.delete(CampaignEntity, { id });
    });
  }

  /** Newest first. @throws DomainError 404 CAMPAIGN_NOT_FOUND. */
  async revisions(id: string): Promise<CampaignRevisionsDto> {
    const { manager } = this.database;
    await this.find(manager, id);
    const revisions = await CAMPAIGN_REVISIONS.newestFirst(manager, id).take(MAX_REVISIONS).getMany();
    return { revisions: revisions.map(toCampaignRevisionRow) };
  }

  /** @throws DomainError 404 CAMPAIGN_NOT_FOUND, REVISION_NOT_FOUND. */
  async revision(id: string, version: string): Promise<CampaignRevisionDto> {
    const { manager } = this.database;
    await this.find(manager, id);
    return toCampaignRevision(await CAMPAIGN_REVISIONS.find(manager, id, version));
  }

  async find(manager: EntityManager, id: string): Promise<CampaignEntity> {
    const campaign = isId(id) ? await manager.findOneBy(CampaignEntity, { id }) : null;
    if (!campaign) throw campaignNotFound();
    return campaign;
  }

  async lock(manager: EntityManager, id: string): Promise<CampaignEntity> {
    const campaign = await lockById(manager, CampaignEntity, id);
    if (!campaign) throw campaignNotFound();
    return campaign;
  }

  /** @throws DomainError 412 CAMPAIGN_CHANGED with the current campaign and who saved it. */
  assertVersion(
    manager: EntityManager,
    campaign: CampaignEntity,
    version: number,
    caller: UserEntity,
  ): Promise<void> {
    return CAMPAIGN_REVISIONS.assertNewest(manager, campaign, version, caller, () =>
      this.toDto(manager, campaign),
    );
  }

  async toDto(manager: EntityManager, campaign: CampaignEntity): Promise<CampaignDto> {
    const countsOf = await countRecipients(manager, [campaign.id]);
    return toCampaign(campaign, countsOf(campaign.id));
  }

  #change(
    id: string,
    version: number,
    author: UserEntity,
    fields: (manager: EntityManager) => Partial<CampaignFields> | Promise<Partial<CampaignFields>>,
    minutes = REVISION_MINUTES,
  ): Promise<CampaignDto> {
    return this.database.transaction(async (manager) => {
      const campaign = await this.lock(manager, id);
      await this.assertVersion(manager, campaign, version, author);
      assertDraft(campaign);
      const earlierSubject = campaign.subject;
      for (const [name, value] of Object.entries(await fields(manager)))
        if (value !== undefined) Object.assign(campaign, { [name]: value });
      if (campaign.startedAt && campaign.welcome_days === null)
        throw campaignStatusConflict('Ett välkomstbrev som har gått ut förblir ett välkomstbrev.');
      campaign.content = sanitisePostHtml(campaign.content);
      campaign.version += 1;
      campaign.updatedAt = new Date();
      if (campaign.subject !== earlierSubject)
        campaign.slug = await freeSlug(manager, 'campaigns', slugOf(campaign.subject), { exceptId: id });
      await manager.save(campaign);
      await CAMPAIGN_REVISIONS.keep(manager, campaign, {
        fields: fieldsOf(campaign),
        saver: author,
        minutes,
      });
      return this.toDto(manager, campaign);
    });
  }
}

function assertDraft({ status }: CampaignEntity): void {
  if (status !== 'draft') throw campaignStatusConflict('Bara ett utkast kan ändras.');
}

/** A draft that nothing is written in, marked as nothing. */
const UNTOUCHED = `campaign.status = 'draft' AND campaign.version = 1 AND campaign.subject = '' AND campaign.content = ''`;

/** One that is older than a minute: two letters may be begun at the same time. */
function findUntouched(manager: EntityManager, authorId: string): Promise<CampaignEntity | null> {
  return manager
    .createQueryBuilder(CampaignEntity, 'campaign')
    .where(`${UNTOUCHED} AND campaign.authorId = :authorId`, { authorId })
    .andWhere(`campaign.createdAt < now() - interval '1 minute'`)
    .orderBy('campaign.id')
    .getOne();
}

function slugOf(subject: string): string {
  return slugify(withName(subject, null)).slice(0, 80).replace(/-+$/, '') || NAMELESS;
}
