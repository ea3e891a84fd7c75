import { useId } from 'react';
import { CheckboxField } from '@stillsam/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CATEGORY_IDS, CATEGORY_NAMES } from './categories';
import layout from './draft-editor.module.css';

interface CategoryChecksProps {
  legend: string;
  field: UseFormRegisterReturn & { error: string | undefined };
}

/** Categories to choose from. */
export function CategoryChecks({ legend, field: { error, ...field } }: CategoryChecksProps) {
  const errorId = useId();
  return (
    <fieldset className={layout.checks} aria-describedby={error ? errorId : undefined}>
      <legend className={layout.checksLegend}>{legend}</legend>
      {CATEGORY_IDS.map((id) => (
        <CheckboxField key={id} label={CATEGORY_NAMES[id]} value={id} {...field} />
      ))}
      {error ? (
        <p id={errorId} className={layout.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
