import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, TextField } from '@stillsam/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import styles from './find-bar.module.css';
import { findNext, findPrev, replaceAll, replaceNext } from 'prosemirror-search';
import { positionOf, run, seek } from './find-text';
import { RICH_TEXT_COPY } from './rich-text.copy';

const { find: copy } = RICH_TEXT_COPY;

interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/** Finds and replaces in the text. Enter goes to the next occurrence, with Shift to the previous, Escape to the text. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const [sought, setSought] = useState('');
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const position = useEditorState({ editor, selector: ({ editor: { state } }) => positionOf(state) });

  useEffect(() => seek(editor, sought, replacement), [editor, sought, replacement]);
  useEffect(() => {
    field.current?.focus();
    return () => {
      if (!editor.isDestroyed) seek(editor, '');
    };
  }, [editor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // It would save.
    event.preventDefault();
    if (event.target === field.current) run(editor, event.shiftKey ? findPrev : findNext);
    else run(editor, replaceNext);
  };
  return (
    <div role="group" aria-label={copy.label} className={styles.bar} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={copy.sought}
        className={styles.field}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => {
          setSought(target.value);
          setReplaced(undefined);
        }}
      />
      <TextField
        label={copy.replacement}
        className={styles.field}
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <p role="status" className={styles.count}>
        {replaced === undefined ? sought && copy.count(position) : copy.replaced(replaced)}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => run(editor, findPrev)}>
          {copy.previous}
        </Button>
        <Button variant="quiet" onClick={() => run(editor, findNext)}>
          {copy.next}
        </Button>
        <Button variant="quiet" onClick={() => run(editor, replaceNext)}>
          {copy.replace}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setReplaced(position.count);
            run(editor, replaceAll);
          }}
        >
          {copy.replaceAll}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}
