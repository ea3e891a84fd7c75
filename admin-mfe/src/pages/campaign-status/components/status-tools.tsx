import { runtimeConfig } from '@stillsam/platform';
import { letterPath } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { ExportButton } from '../../../csv-export/export-button';
import { EXPORT_CALL, useCsvExport } from '../../../csv-export/use-csv-export';
import type { ListOutcome } from '../../../features/list/list-tab';
import { STATUS_COPY } from '../campaign-status.copy';
import type { Campaign } from '../campaign-status.types';
import styles from '../campaign-status-page.module.css';

interface StatusToolsProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome) => void;
}

/** The figures as a file, and the letter as visitors see it. */
export function StatusTools({ campaign: { id, slug }, onOutcome }: StatusToolsProps) {
  const csv = useCsvExport({
    name: `utskick-${slug}`,
    ask: (client) =>
      client.GET('/api/admin/campaigns/{id}/export/csv', { params: { path: { id } }, ...EXPORT_CALL }),
    onOutcome,
  });
  return (
    <div className={styles.actions}>
      <ExportButton {...csv} />
      <TextLink to={runtimeConfig().siteOrigin + letterPath(slug)} isExternal variant="standalone">
        {STATUS_COPY.actions.openLetter}
      </TextLink>
    </div>
  );
}
