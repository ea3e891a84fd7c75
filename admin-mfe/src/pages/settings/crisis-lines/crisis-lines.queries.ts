import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../../api/use-api';

export type CrisisLine = components['schemas']['CrisisLineDto'];
export type CrisisLineFields = Omit<components['schemas']['ChangeCrisisLineDto'], 'version'>;

const PATH = '/api/admin/settings/crisis-lines';
const LINE_PATH = '/api/admin/settings/crisis-lines/{id}';

export function useCrisisLines() {
  return useApi().useQuery('get', PATH);
}

/** Saves or removes a line. All are read again afterwards, also after a refusal. */
export function useChangeCrisisLine() {
  const api = useApi();
  const options = { onSettled: useRefetch(PATH, '/api/admin/overview') };
  return {
    save: api.useMutation('put', LINE_PATH, options).mutateAsync,
    remove: api.useMutation('delete', LINE_PATH, options).mutateAsync,
  };
}

/** What a form edits of a line. */
export function fieldsOf(line: CrisisLine): CrisisLineFields {
  const { id: _id, checkedOn: _day, checkedBy: _name, isOverdue: _isOverdue, ...fields } = line;
  return { ...fields, isCheckedToday: false };
}
