import type { components } from '@stillsam/contracts';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';

export type Settings = components['schemas']['BusinessSettingsDto'];
type BusinessSection = 'company' | 'reach' | 'editorial' | 'processors' | 'social';
/** Who changed a section last, and its version. */
export type Setting = Omit<Settings['reach'], 'value'>;

const PATH = '/api/admin/settings/business';

export function useSettings() {
  return useApi().useQuery('get', PATH);
}

/**
 * The form of a section, and how it is saved. The sections are read again afterwards, also after a refusal.
 *
 * @param toFields of a value as it is stored; `toValue` is the way back.
 */
export function useSetting<Section extends BusinessSection, Fields extends FieldValues>(
  section: Section,
  setting: Settings[Section],
  toFields: (value: Settings[Section]['value']) => Fields,
  toValue: (fields: Fields) => Settings[Section]['value'],
) {
  const latest = toFields(setting.value);
  const form = useForm<Fields>({ defaultValues: latest as DefaultValues<Fields> });
  const address: `${typeof PATH}/${BusinessSection}` = `${PATH}/${section}`;
  const { mutateAsync } = useApi().useMutation('put', address, { onSettled: useRefetch(PATH) });
  // The types know each address with its own body, not one of five.
  const save = mutateAsync as unknown as (init: { body: object }) => Promise<Settings>;
  const onSave = async (fields: Fields) => {
    const value = toValue(fields);
    // What the company has none of is empty.
    const none = 'none' in value ? Object.fromEntries(value.none.map((fact) => [fact, null])) : {};
    const saved = await save({ body: { ...value, ...none, version: setting.version } });
    return toFields(saved[section].value);
  };
  return { section, setting, form, latest, onSave };
}
