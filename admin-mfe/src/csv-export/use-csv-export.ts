import type { ApiClient } from '@stillsam/api-client';
import { useMutation } from '@tanstack/react-query';
import { dateStamp } from '../features/dates/format-date';
import { fetchList } from '../features/download/request-timeout';
import { saveFile } from '../features/download/save-file';
import type { ListOutcome } from '../features/list/list-tab';
import { useSession } from '../features/session/session-provider';
import { CSV_EXPORT_COPY } from './csv-export.copy';

/** Options of an export's call. */
export const EXPORT_CALL = { parseAs: 'blob', fetch: fetchList } as const;

interface CsvExportOptions {
  /** The file's name without the date. */
  name: string;
  ask: (client: ApiClient) => Promise<{ data?: Blob }>;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Saves a list as a file with today's date in its name. A failure is logged and shown. */
export function useCsvExport({ name, ask, onOutcome }: CsvExportOptions) {
  const session = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      session.call(async (client) => {
        const { data } = await ask(client);
        if (!data) throw new Error('The export came without a body');
        const file = `${name}-${dateStamp(new Date())}.csv`;
        saveFile(data, file);
        return file;
      }),
    onSuccess: (file) => onOutcome({ tone: 'success', text: CSV_EXPORT_COPY.exported(file) }),
    onError: (error) => {
      console.error(error);
      onOutcome({ tone: 'error', text: CSV_EXPORT_COPY.failed });
    },
  });
  return { isExporting: isPending, exportCsv: () => mutate() };
}
