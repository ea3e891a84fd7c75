import { Column, Entity, PrimaryColumn } from 'typeorm';
import { RevisionEntity } from '../../drafts/revision.entity';
import type { CampaignFields } from './campaign-fields';

/** A campaign after a save. The saves of one admin within some minutes are one revision. */
@Entity('campaign_revisions')
export class CampaignRevisionEntity extends RevisionEntity {
  @PrimaryColumn('bigint', { name: 'campaign_id' })
  campaignId: string;

  @Column('jsonb')
  fields: CampaignFields;
}
