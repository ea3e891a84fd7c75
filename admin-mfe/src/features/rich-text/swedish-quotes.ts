import { Extension } from '@tiptap/react';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, type EditorState } from '@tiptap/pm/state';

/** Swedish has one form of each, at both ends. */
const QUOTES: Partial<Record<string, string>> = { '"': '”', "'": '’' };

/** Straight quotes become Swedish ones as they are typed; Ctrl or ⌘ and Z gives the straight one back. */
export const SwedishQuotes = Extension.create({
  name: 'swedishQuotes',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, from, to, typed) => {
          const quote = QUOTES[typed];
          if (!quote || isInCode(view.state)) return false;
          view.dispatch(view.state.tr.insertText(typed, from, to));
          // A step of its own to undo.
          view.dispatch(closeHistory(view.state.tr).insertText(quote, from, from + 1));
          return true;
        },
      },
    }),
  ],
});

function isInCode({ selection: { $from }, storedMarks }: EditorState): boolean {
  const marks = storedMarks ?? $from.marks();
  return Boolean($from.parent.type.spec.code) || marks.some(({ type }) => type.spec.code);
}
