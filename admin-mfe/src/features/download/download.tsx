import { fetchWithTimeout, type ApiClient } from '@stillsam/api-client';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Button, Icon, type ButtonVariant } from '@stillsam/ui';
import { bodyOf, useApi } from '../../api/use-api';
import { dateStamp } from '../../format-date';

const COPY = {
  exportCsv: 'Exportera CSV',
  exporting: 'Exporterar...',
  exported: (file: string) => `${file} är exporterad.`,
  failed: 'Det gick inte att exportera listan. Försök igen.',
} as const;

const LINK_LIFETIME_MS = 60_000;

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click, and may first ask the user for a folder.
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS);
}

/** Whole lists may hold a million rows, so their requests get more time than the client's default. */
const LIST_TIMEOUT_MS = 5 * 60_000;

/** The `fetch` of requests that carry whole lists. */
export function fetchList(request: Request): Promise<Response> {
  return fetchWithTimeout(request, LIST_TIMEOUT_MS);
}

/** Options of an export's call. */
export const EXPORT_CALL = { parseAs: 'blob', fetch: fetchList } as const;

interface CsvExportOptions {
  /** The file's name without the date. */
  name: string;
  /** `csv` where it is not named. */
  extension?: string;
  ask: (client: ApiClient) => Promise<{ data?: Blob }>;
  onOutcome: (outcome: { tone: 'success' | 'error'; text: string }) => void;
}

/** Saves a list as a file with today's date in its name. A failure is shown. */
export function useCsvExport({ name, extension = 'csv', ask, onOutcome }: CsvExportOptions) {
  const { client } = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const file = `${name}-${dateStamp(new Date())}.${extension}`;
      saveFile(await bodyOf(ask(client)), file);
      return file;
    },
    onSuccess: (file) => onOutcome({ tone: 'success', text: COPY.exported(file) }),
    onError: () => onOutcome({ tone: 'error', text: COPY.failed }),
  });
  return { isExporting: isPending, exportCsv: () => mutate() };
}

interface ExportButtonProps {
  isExporting: boolean;
  exportCsv: () => void;
  label?: string;
  disabled?: boolean;
  variant?: ButtonVariant;
}

export function ExportButton({
  isExporting,
  exportCsv,
  label = COPY.exportCsv,
  disabled,
  variant = 'secondary',
}: ExportButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<Icon icon={Download} />}
      isLoading={isExporting}
      disabled={disabled}
      loadingText={COPY.exporting}
      onClick={exportCsv}
    >
      {label}
    </Button>
  );
}
