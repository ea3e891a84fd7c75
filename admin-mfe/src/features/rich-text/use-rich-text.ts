import { useEffect, useRef } from 'react';
import type { Node } from '@tiptap/pm/model';
import { getSchema, useEditor, type Editor, type Extensions } from '@tiptap/react';
import { insertDropped, insertPasted } from './paste-html';
import type { PasteLosses } from './word-html';
import { readPlainText } from './plain-text';
import { readPostHtml } from './read-post-html';
import { POST_SERIALIZER, writePostHtml } from './write-post-html';

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
  const latest = useRef({ onChange, readValue });
  useEffect(() => {
    latest.current = { onChange, readValue };
  });

  const editor = useEditor({
    extensions,
    content: readPostHtml(value, getSchema(extensions)).toJSON(),
    // The content security policy forbids its inline stylesheet; rich-text-editor.module.css replaces it.
    injectCSS: false,
    editorProps: {
      attributes,
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      clipboardSerializer: POST_SERIALIZER,
      clipboardTextParser: readPlainText,
      handleDOMEvents: {
        paste: (view, event) => insertPasted(view, event, onLosses),
        drop: (view, event) => insertDropped(view, event, onLosses),
      },
    },
    onUpdate: ({ editor: { state }, transaction }) => {
      const { html, doc = transaction.before } = source.current;
      source.current.doc = doc;
      lastReported.current = state.doc.eq(doc) ? html : writePostHtml(state.doc);
      latest.current.onChange(lastReported.current);
    },
  });

  useEffect(() => {
    if (value === lastReported.current || value !== latest.current.readValue()) return;
    // The value was replaced from outside, by a draft or a revision.
    lastReported.current = value;
    source.current = { html: value };
    editor.commands.setContent(readPostHtml(value, editor.schema).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  const texts = JSON.stringify(attributes);
  useEffect(() => {
    const known: Record<string, string> = JSON.parse(texts);
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: known } });
  }, [editor, texts]);

  return editor;
}
