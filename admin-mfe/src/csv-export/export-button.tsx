import Download from 'lucide-react/icons/download';
import { Button, Icon } from '@stillsam/ui';
import { CSV_EXPORT_COPY } from './csv-export.copy';

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
      loadingText={CSV_EXPORT_COPY.exporting}
      onClick={exportCsv}
    >
      {CSV_EXPORT_COPY.exportCsv}
    </Button>
  );
}
