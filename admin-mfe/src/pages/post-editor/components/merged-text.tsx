import { TextArea, TextField } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import type { FieldName } from '../post-fields.logic';

interface MergedTextProps {
  name: FieldName;
  value: string;
  onChange: (text: string) => void;
}

/** The merged text of a field: starts as the chosen version and can be edited. */
export function MergedText({ name, value, onChange }: MergedTextProps) {
  const label = `${EDITOR_COPY.conflict.result}: ${EDITOR_COPY.labels[name]}`;
  if (name === 'content' || name === 'excerpt' || name === 'meta_description') {
    return (
      <TextArea
        label={label}
        rows={name === 'content' ? 15 : 3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}
