import { TextField } from '@stillsam/ui';
import type { ComponentProps } from 'react';
import styles from './file-field.module.css';

type FileFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> & {
  onChoose: (file: File | undefined) => void;
};

/** A field for one file; its button looks like the others. */
export function FileField({ onChoose, ...props }: FileFieldProps) {
  return (
    <TextField
      {...props}
      type="file"
      className={styles.file}
      onChange={(event) => onChoose(event.target.files?.[0])}
    />
  );
}
