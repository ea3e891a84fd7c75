import type { CampaignDto } from '../../src/modules/campaigns/drafts/campaigns.dto';
import { TestApi, eventually } from './test-api';
import type { SmtpSink } from './smtp-sink';

export const CAMPAIGNS = '/api/admin/campaigns';

/** An API that sends letters to a sink, without a pace. */
export async function startCampaignApi(
  sink: SmtpSink,
  environment: Record<string, string> = {},
): Promise<{ api: TestApi; token: string }> {
  const api = await TestApi.start({
    environment: {
      TRUSTED_PROXIES: 'loopback',
      SMTP_URL: `smtp://127.0.0.1:${await sink.listen()}`,
      CAMPAIGN_PER_SECOND: '0',
      CAMPAIGN_PER_DOMAIN_PER_SECOND: '0',
      CAMPAIGN_OUTAGE_PAUSE_SECONDS: '1',
      ...environment,
    },
  });
  return { api, token: (await api.signedIn('admin')).token };
}

/** Active subscribers `p1@exempel.se` and so on. */
export async function addSubscribers(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
  count: number,
  fields = '',
): Promise<void> {
  await query(
    `INSERT INTO newsletter_subscribers (email, search_text, status, source, confirmed_at)
     SELECT 'p' || n || '@exempel.se', 'p' || n || '@exempel.se', 'active', 'test', now() ${fields}
     FROM generate_series(1, $1::integer) AS n`,
    [count],
  );
}

/** A written draft. */
export async function writeLetter(
  api: TestApi,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<CampaignDto> {
  const { body: draft } = await api.call<CampaignDto>('POST', CAMPAIGNS, { token, body: {} });
  const { body } = await api.call<CampaignDto>('PUT', `${CAMPAIGNS}/${draft.id}`, {
    token,
    body: {
      subject: 'Ett brev om vila',
      content: '<p>Sätt dig en stund.</p>',
      version: draft.version,
      ...fields,
    },
  });
  return body;
}

export function startLetter(
  api: TestApi,
  token: string,
  { id, version }: CampaignDto,
  order: Record<string, unknown> = {},
) {
  return api.call<CampaignDto>('POST', `${CAMPAIGNS}/${id}/start`, {
    token,
    body: { version, ...order },
  });
}

export async function readLetter(api: TestApi, token: string, { id }: CampaignDto): Promise<CampaignDto> {
  return (await api.get<CampaignDto>(`${CAMPAIGNS}/${id}`, token)).body;
}

/** Waits until a campaign has a status. */
export async function untilStatus(
  api: TestApi,
  token: string,
  campaign: CampaignDto,
  status: CampaignDto['status'],
): Promise<CampaignDto> {
  let current = campaign;
  await eventually(async () => {
    current = await readLetter(api, token, campaign);
    return current.status === status;
  }, 20_000);
  return current;
}

/** Stored counts by state that differ from the rows. */
export function wrongCounts(api: TestApi): Promise<unknown[]> {
  const kept = `SELECT campaign_id, state, sum(count) FROM campaign_counts GROUP BY 1, 2 HAVING sum(count) <> 0`;
  const counted = `SELECT campaign_id, state, count(*) FROM campaign_recipients GROUP BY 1, 2`;
  return api.query(`(${kept} EXCEPT ${counted}) UNION ALL (${counted} EXCEPT ${kept})`);
}
