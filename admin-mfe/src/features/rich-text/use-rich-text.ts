import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { getSchema, useEditor, type Editor, type EditorOptions, type Extensions } from '@tiptap/react';
import { insertDropped, insertPasted, readPlainText } from './paste';
import type { PasteLosses } from './word-html';
import { readPostHtml, POST_SERIALIZER, writePostHtml } from './post-html';

interface RichTextOptions {
  /** HTML. */
  value: string;
  /** The value at this moment; `value` is that of a render, which typing may have overtaken. */
  readValue: () => string;
  onChange: (html: string) => void;
  /** What a paste could not bring along. */
  onLosses: (losses: PasteLosses) => void;
  /** The same list at every render. */
  extensions: Extensions;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/** Pixels of the window that the toolbar and the editor's bar may cover: the caret stays off them. */
const COVERED = { top: 120, bottom: 160, left: 0, right: 0 };

/**
 * TipTap with the HTML of a post or a letter. The given HTML is unchanged until the author edits the text, and again after that
 * edit is undone.
 */
export function useRichText({
  value,
  readValue,
  onChange,
  onLosses,
  extensions,
  attributes,
}: RichTextOptions): Editor {
  const lastReported = useRef(value);
  const source = useRef<{ html: string; doc?: Node }>({ html: value });
  const latest = useRef({ onChange, readValue, onLosses });
  useEffect(() => {
    latest.current = { onChange, readValue, onLosses };
  });
  const [content] = useState(() => readPostHtml(value, getSchema(extensions)).toJSON());
  const texts = JSON.stringify(attributes);
  // TipTap draws the whole text anew for other options.
  const editorProps = useMemo(
    (): EditorOptions['editorProps'] => ({
      attributes: JSON.parse(texts),
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      clipboardSerializer: POST_SERIALIZER,
      clipboardTextParser: readPlainText,
      handleTextInput: typeSwedishQuote,
      handleDOMEvents: {
        paste: (view, event) => insertPasted(view, event, (losses) => latest.current.onLosses(losses)),
        drop: (view, event) => insertDropped(view, event, (losses) => latest.current.onLosses(losses)),
      },
    }),
    [texts],
  );

  const editor = useEditor({
    extensions,
    content,
    // The content security policy forbids its inline stylesheet; rich-text-editor.module.css replaces it.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: { state }, transaction }) => {
      const { html: given, doc = transaction.before } = source.current;
      source.current.doc = doc;
      const html = state.doc.eq(doc) ? given : writePostHtml(state.doc);
      lastReported.current = html;
      // The typed character is painted before what depends on the text.
      startTransition(() => latest.current.onChange(html));
    },
  });

  useEffect(() => {
    if (value === lastReported.current || value !== latest.current.readValue()) return;
    // The value was replaced from outside, by a draft or a revision.
    lastReported.current = value;
    source.current = { html: value };
    editor.commands.setContent(readPostHtml(value, editor.schema).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  return editor;
}

/** Swedish has one form of each, at both ends. */
const QUOTES: Partial<Record<string, string>> = { '"': '”', "'": '’' };

/** Straight quotes become Swedish ones as they are typed; Ctrl or ⌘ and Z gives the straight one back. */
function typeSwedishQuote(view: EditorView, from: number, to: number, typed: string): boolean {
  const quote = QUOTES[typed];
  if (!quote || isInCode(view.state)) return false;
  view.dispatch(view.state.tr.insertText(typed, from, to));
  // A step of its own to undo.
  view.dispatch(closeHistory(view.state.tr).insertText(quote, from, from + 1));
  return true;
}

function isInCode({ selection: { $from }, storedMarks }: EditorState): boolean {
  const marks = storedMarks ?? $from.marks();
  return Boolean($from.parent.type.spec.code) || marks.some(({ type }) => type.spec.code);
}
