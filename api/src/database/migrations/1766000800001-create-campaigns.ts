import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters to subscribers: their texts with versions, a row for each recipient, and what subscribers chose to get. */
export class CreateCampaigns1766000800001 implements MigrationInterface {
  name = 'CreateCampaigns1766000800001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...PREFERENCES, ...CAMPAIGNS, ...RECIPIENTS, ...COUNTS, ...PACES])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER campaign_forget_deleted ON newsletter_subscribers');
    await runner.query(
      'DROP TABLE campaign_paces, campaign_days, campaign_counts, campaign_recipients, campaign_revisions, campaigns',
    );
    await runner.query('DROP FUNCTION campaign_forget_subscribers, campaign_count_states');
    await runner.query(
      'ALTER TABLE newsletter_subscribers DROP COLUMN interests, DROP COLUMN frequency, DROP COLUMN paused_until',
    );
  }
}

/** No interest means all of them. */
const PREFERENCES = [
  `ALTER TABLE newsletter_subscribers
     ADD COLUMN interests text[] NOT NULL DEFAULT '{}',
     ADD COLUMN frequency text COLLATE "C" NOT NULL DEFAULT 'every' CHECK (frequency IN ('every', 'monthly')),
     ADD COLUMN paused_until timestamptz`,
];

const CAMPAIGNS = [
  `CREATE TABLE campaigns (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     subject text NOT NULL DEFAULT '',
     preheader text NOT NULL DEFAULT '',
     content text NOT NULL DEFAULT '',
     slug text COLLATE "C" NOT NULL CONSTRAINT campaigns_slug_key UNIQUE,
     is_listed boolean NOT NULL DEFAULT true,
     interests text[] NOT NULL DEFAULT '{}',
     signed_up_from date,
     signed_up_to date,
     spread_hours integer NOT NULL DEFAULT 0,
     welcome_days integer,
     post_id bigint REFERENCES posts (id) ON DELETE SET NULL,
     status text COLLATE "C" NOT NULL DEFAULT 'draft'
       CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent')),
     pause_reason text COLLATE "C" CHECK (pause_reason IN ('admin', 'outage', 'refused')),
     pause_detail text,
     resume_at timestamptz,
     version integer NOT NULL DEFAULT 1,
     author_id bigint,
     author_name text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     send_at timestamptz,
     started_at timestamptz,
     finished_at timestamptz,
     mail_html text,
     mail_text text,
     visits bigint NOT NULL DEFAULT 0
   )`,
  `CREATE INDEX campaigns_created_idx ON campaigns (created_at DESC, id DESC)`,
  `CREATE INDEX campaigns_unfinished_idx ON campaigns (send_at) WHERE status IN ('scheduled', 'sending', 'paused')`,
  `CREATE INDEX campaigns_archive_idx ON campaigns (started_at DESC, id DESC) WHERE started_at IS NOT NULL AND is_listed`,
  `CREATE TABLE campaign_revisions (
     campaign_id bigint NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
     version integer NOT NULL,
     saved_at timestamptz NOT NULL DEFAULT now(),
     saved_by bigint,
     saved_by_name text NOT NULL,
     fields jsonb NOT NULL,
     PRIMARY KEY (campaign_id, version)
   )`,
];

/**
 * A row holds no address. `domain` is the receiving one, for its pace. Subscribers are referred to without a foreign
 * key, whose check would cost a start more than the rows themselves; a trigger forgets the deleted ones.
 */
const RECIPIENTS = [
  `CREATE TABLE campaign_recipients (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     campaign_id bigint NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
     subscriber_id bigint,
     domain text COLLATE "C" NOT NULL,
     state text COLLATE "C" NOT NULL DEFAULT 'waiting'
       CHECK (state IN ('waiting', 'handing', 'sent', 'refused', 'skipped', 'uncertain')),
     due_at timestamptz NOT NULL,
     has_slot boolean NOT NULL DEFAULT false,
     attempts smallint NOT NULL DEFAULT 0,
     handed_at timestamptz,
     reason text,
     left_at timestamptz,
     complained_at timestamptz
   )`,
  `CREATE UNIQUE INDEX campaign_recipients_once_idx ON campaign_recipients (campaign_id, subscriber_id)`,
  `CREATE INDEX campaign_recipients_waiting_idx ON campaign_recipients (campaign_id, due_at, id) WHERE state = 'waiting'`,
  `CREATE INDEX campaign_recipients_handing_idx ON campaign_recipients (handed_at) WHERE state = 'handing'`,
  `CREATE INDEX campaign_recipients_subscriber_idx ON campaign_recipients (subscriber_id)`,
  `CREATE FUNCTION campaign_forget_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE campaign_recipients SET subscriber_id = NULL, domain = '', reason = NULL,
       state = CASE state WHEN 'waiting' THEN 'skipped' ELSE state END
     WHERE subscriber_id IN (SELECT id FROM old_rows);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER campaign_forget_deleted AFTER DELETE ON newsletter_subscribers
     REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION campaign_forget_subscribers()`,
];

/** Recipients by state, in some rows each, so that two processes seldom wait for each other's counts. */
const COUNTS = [
  `CREATE TABLE campaign_counts (
     campaign_id bigint NOT NULL, state text COLLATE "C" NOT NULL, part int NOT NULL, count bigint NOT NULL,
     PRIMARY KEY (campaign_id, state, part))`,
  `CREATE FUNCTION campaign_count_states() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE sql text := CASE TG_OP
     WHEN 'INSERT' THEN 'SELECT campaign_id, state, 1 AS delta FROM new_rows'
     WHEN 'DELETE' THEN 'SELECT campaign_id, state, -1 AS delta FROM old_rows'
     ELSE 'SELECT campaign_id, state, 1 AS delta FROM new_rows UNION ALL SELECT campaign_id, state, -1 FROM old_rows'
   END;
   BEGIN
     EXECUTE 'INSERT INTO campaign_counts (campaign_id, state, part, count)
       SELECT campaign_id, state, pg_backend_pid() % 8, sum(delta) FROM (' || sql || ') AS changes
       GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2
       ON CONFLICT (campaign_id, state, part) DO UPDATE SET count = campaign_counts.count + excluded.count';
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER campaign_count_inserted AFTER INSERT ON campaign_recipients
     REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION campaign_count_states()`,
  `CREATE TRIGGER campaign_count_updated AFTER UPDATE ON campaign_recipients
     REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
     FOR EACH STATEMENT EXECUTE FUNCTION campaign_count_states()`,
  `CREATE TRIGGER campaign_count_deleted AFTER DELETE ON campaign_recipients
     REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION campaign_count_states()`,
];

/** When the next mail may go, in all ('') and to each receiving domain, and how many were handed over each day. */
const PACES = [
  `CREATE TABLE campaign_paces (domain text COLLATE "C" PRIMARY KEY, next_at timestamptz NOT NULL)`,
  `INSERT INTO campaign_paces VALUES ('', now())`,
  `CREATE TABLE campaign_days (day date PRIMARY KEY, handed integer NOT NULL)`,
];
