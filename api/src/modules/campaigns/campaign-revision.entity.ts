import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CampaignFields } from './campaign-fields';

/** A campaign after a save. The saves of one admin within some minutes are one revision. */
@Entity('campaign_revisions')
export class CampaignRevisionEntity {
  @PrimaryColumn('bigint', { name: 'campaign_id' })
  campaignId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  /** null when the user was deleted. */
  @Column('bigint', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName: string;

  @Column('jsonb')
  fields: CampaignFields;
}
