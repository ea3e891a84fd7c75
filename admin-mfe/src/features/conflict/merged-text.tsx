import { TextArea, TextField } from '@stillsam/ui';
import { CONFLICT_COPY } from './conflict.copy';

interface MergedTextProps {
  /** The field's label. */
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
}

/** The merged text of a field: starts as the chosen version and can be edited. */
export function MergedText({ label: field, rows, value, onChange }: MergedTextProps) {
  const label = `${CONFLICT_COPY.result}: ${field}`;
  if (rows > 1)
    return (
      <TextArea label={label} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
    );
  return <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}
