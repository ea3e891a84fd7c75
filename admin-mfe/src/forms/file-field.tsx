import { useState } from 'react';
import { FieldFrame, splitProps, type TextFieldProps } from '@stillsam/ui';
import styles from './form.module.css';
import { z } from './schema';

const COPY = { choose: 'Välj fil', none: 'Ingen fil vald' };

/** A field for one file. The browser's input lies unseen above words of our own: it speaks the browser's language. */
export function FileField({ onChange, ...props }: Omit<TextFieldProps, 'type' | 'className'>) {
  const { frame, control } = splitProps(props);
  const [name, setName] = useState<string>();
  return (
    <FieldFrame {...frame}>
      {(binding) => (
        <div className={styles.file}>
          <input
            {...control}
            {...binding}
            type="file"
            onChange={(event) => {
              setName(event.target.files?.[0]?.name);
              onChange?.(event);
            }}
          />
          <span aria-hidden="true">{COPY.choose}</span>
          <span aria-hidden="true">{name ?? COPY.none}</span>
        </div>
      )}
    </FieldFrame>
  );
}

/** The list of files that a file input has as its value, as the one file in it. */
export const firstFile = z.pipe(
  z.custom<FileList | undefined>(),
  z.transform((files: FileList | undefined) => files?.[0]),
);
