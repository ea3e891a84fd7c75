import Download from 'lucide-react/icons/download';
import { Button, Icon } from '@stillsam/ui';
import { DASHBOARD_COPY } from '../dashboard.copy';

interface ExportButtonProps {
  isExporting: boolean;
  exportCsv: () => void;
}

export function ExportButton({ isExporting, exportCsv }: ExportButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={<Icon icon={Download} />}
      isLoading={isExporting}
      loadingText={DASHBOARD_COPY.exporting}
      onClick={exportCsv}
    >
      {DASHBOARD_COPY.exportCsv}
    </Button>
  );
}
