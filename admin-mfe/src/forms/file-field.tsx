import type { ComponentProps } from 'react';
import { TextField } from '@stillsam/ui';
import styles from './form.module.css';
import { z } from './schema';

/** A field for one file; its button looks like the others. */
export function FileField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'className'>) {
  return <TextField {...props} type="file" className={styles.file} />;
}

/** The list of files that a file input has as its value, as the one file in it. */
export const firstFile = z.pipe(
  z.custom<FileList | undefined>(),
  z.transform((files: FileList | undefined) => files?.[0]),
);
