import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import type { SegmentEntity } from '../../newsletter/subscriber.entity';
import { RevisionEntity, Revisions, toRevisionRow } from '../../drafts/revisions';
import type { RecipientCounts } from '../sending/recipients.repository';
import { CampaignFields, fieldsOf } from './campaign-fields';
import type {
  CampaignDto,
  CampaignRevisionDto,
  CampaignRevisionRowDto,
  CampaignRowDto,
} from './campaigns.dto';

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** `outage`: the mail server failed; `refused`: it refused the letter itself. */
export const PAUSE_REASONS = ['admin', 'outage', 'refused'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** A letter to subscribers: the admin's fields and those that the API sets. */
@Entity('campaigns')
export class CampaignEntity extends CampaignFields {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Address of the letter's page, and the word by which visits are counted; unique. */
  @Column('text')
  slug: string;

  /** Second address of the letter's page, which its mails alone name; unique. */
  @Column('text', { name: 'web_key', default: () => 'gen_random_uuid()' })
  webKey: string;

  /** The article that it was made from. */
  @Column('bigint', { name: 'post_id', nullable: true })
  postId: string | null;

  /** Whether new letters are begun from it. */
  @Column('boolean', { name: 'is_template', default: false })
  isTemplate: boolean;

  @Column('text')
  status: CampaignStatus;

  @Column('text', { name: 'pause_reason', nullable: true })
  pauseReason: PauseReason | null;

  /** The mail server's words, without addresses. */
  @Column('text', { name: 'pause_detail', nullable: true })
  pauseDetail: string | null;

  /** When sending is tried again by itself. */
  @Column('timestamptz', { name: 'resume_at', nullable: true })
  resumeAt: Date | null;

  /** Raised by every save; a save sends the version it started from. */
  @Column('integer')
  version: number;

  @Column('bigint', { name: 'author_id', nullable: true })
  authorId: string | null;

  @Column('text', { name: 'author_name' })
  authorName: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** Whom of its audience it goes to, as the segment was when sending was ordered; null for all of them. */
  @Column('jsonb', { nullable: true })
  segment: Pick<SegmentEntity, 'name' | 'filter'> | null;

  /** When it starts; null for a draft. */
  @Column('timestamptz', { name: 'send_at', nullable: true })
  sendAt: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  /** When its first copy was taken by the mail server: visitors see no letter before. */
  @Column('timestamptz', { name: 'first_sent_at', nullable: true })
  firstSentAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** The mail as it was when sending was ordered, with places for what differs by recipient. */
  @Column('text', { name: 'mail_html', nullable: true })
  mailHtml: string | null;

  @Column('text', { name: 'mail_text', nullable: true })
  mailText: string | null;

  /** Page views that came from the letter's links. */
  @Column('bigint', { default: 0 })
  visits: string;
}

/** A campaign after a save. The saves of one admin within some minutes are one revision. */
@Entity('campaign_revisions')
export class CampaignRevisionEntity extends RevisionEntity {
  @PrimaryColumn('bigint', { name: 'campaign_id' })
  campaignId: string;

  @Column('jsonb')
  fields: CampaignFields;
}

export const CAMPAIGN_REVISIONS = new Revisions(CampaignRevisionEntity, (campaignId) => ({ campaignId }), {
  code: 'CAMPAIGN_CHANGED',
  name: 'utskicket',
});

export function toCampaignRow(campaign: CampaignEntity, recipients: RecipientCounts): CampaignRowDto {
  return {
    id: campaign.id,
    subject: campaign.subject,
    slug: campaign.slug,
    status: campaign.status,
    is_template: campaign.isTemplate,
    pause_reason: campaign.pauseReason,
    pause_detail: campaign.pauseDetail,
    resume_at: campaign.resumeAt,
    welcome_days: campaign.welcome_days,
    segment_name: campaign.segment?.name ?? null,
    version: campaign.version,
    author_name: campaign.authorName,
    created_at: campaign.createdAt,
    updated_at: campaign.updatedAt,
    send_at: campaign.sendAt,
    started_at: campaign.startedAt,
    first_sent_at: campaign.firstSentAt,
    finished_at: campaign.finishedAt,
    recipients,
  };
}

export function toCampaign(campaign: CampaignEntity, recipients: RecipientCounts): CampaignDto {
  return { ...fieldsOf(campaign), ...toCampaignRow(campaign, recipients) };
}

export function toCampaignRevisionRow(revision: CampaignRevisionEntity): CampaignRevisionRowDto {
  return { ...toRevisionRow(revision), subject: revision.fields.subject };
}

export function toCampaignRevision(revision: CampaignRevisionEntity): CampaignRevisionDto {
  return { ...toCampaignRevisionRow(revision), fields: fieldsOf(revision.fields) };
}
