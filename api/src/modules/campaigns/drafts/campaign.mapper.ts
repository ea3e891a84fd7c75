import { toRevisionRow } from '../../drafts/revisions';
import type { RecipientCounts } from '../sending/recipients.repository';
import { fieldsOf } from './campaign-fields';
import type { CampaignEntity, CampaignRevisionEntity } from './campaign.entity';
import type {
  CampaignDto,
  CampaignRevisionDto,
  CampaignRevisionRowDto,
  CampaignRowDto,
} from './campaigns.dto';

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
