import { SelectField, type SelectFieldProps } from '@stillsam/ui';
import { SETTINGS_COPY as COPY } from './settings.copy';

const OPTIONS = [
  { value: '', label: COPY.notAnswered },
  { value: 'true', label: COPY.yes },
  { value: 'false', label: COPY.no },
];

/** How a form reads the field: true, false, or null while it is not answered. */
export const YES_NO = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : String(value) === 'true'),
};

/** A question that may be left unanswered. */
export function YesNoField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField {...props} options={OPTIONS} />;
}
