import type { EntityManager } from 'typeorm';
import type { CampaignRevisionEntity } from './campaign-revision.entity';

/**
 * Stores the state after a save. It replaces the newest revision where the same admin saved that within `minutes`, so that
 * automatic saves leave one.
 */
export async function keepRevision(
  manager: EntityManager,
  { campaignId, version, savedBy, savedByName, fields }: Omit<CampaignRevisionEntity, 'savedAt'>,
  minutes: number,
): Promise<void> {
  await manager.query(
    `WITH replaced AS (
       DELETE FROM campaign_revisions WHERE campaign_id = $1 AND saved_by IS NOT DISTINCT FROM $3
         AND version = (SELECT max(version) FROM campaign_revisions WHERE campaign_id = $1)
         AND version > 1 AND saved_at > now() - make_interval(mins => $6))
     INSERT INTO campaign_revisions (campaign_id, version, saved_by, saved_by_name, fields)
     VALUES ($1, $2, $3, $4, $5)`,
    [campaignId, version, savedBy, savedByName, JSON.stringify(fields), minutes],
  );
}
