import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, TextField } from '@stillsam/ui';
import type { Command, EditorState } from '@tiptap/pm/state';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  findNext,
  findPrev,
  getSearchState,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './rich-text-editor.module.css';

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
    <div role="group" aria-label={copy.label} className={styles.find} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={copy.sought}
        className={styles.findField}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => {
          setSought(target.value);
          setReplaced(undefined);
        }}
      />
      <TextField
        label={copy.replacement}
        className={styles.findField}
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <p role="status" className={styles.findCount}>
        {replaced === undefined ? sought && copy.count(position) : copy.replaced(replaced)}
      </p>
      <div className={styles.findActions}>
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

/** Seeks a text, whatever its case; an empty one marks nothing. @param replacement for the commands that replace. */
function seek({ state, view }: Editor, text: string, replacement = ''): void {
  // A `$` would begin a placeholder.
  const replace = replacement.replaceAll('$', '$$$$');
  view.dispatch(setSearchState(state.tr, new SearchQuery({ search: text, replace, literal: true })));
}

/** How often the sought text occurs, and which of them is selected, from 1; 0 for none. */
function positionOf(state: EditorState): { count: number; current: number } {
  const query = getSearchState(state)?.query;
  const { from, to } = state.selection;
  let [count, current] = [0, 0];
  for (let match = query?.findNext(state); match; match = query?.findNext(state, match.to)) {
    count += 1;
    if (match.from === from && match.to === to) current = count;
  }
  return { count, current };
}

/** Runs a command of prosemirror-search. */
function run({ state, view }: Editor, command: Command): void {
  command(state, view.dispatch);
}
