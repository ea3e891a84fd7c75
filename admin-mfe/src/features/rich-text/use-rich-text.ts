import { useEffect, useRef } from 'react';
import type { Node } from '@tiptap/pm/model';
import { getSchema, useEditor, type Editor, type Extensions } from '@tiptap/react';
import { insertDropped, insertPasted } from './paste-html';
import { readPostHtml } from './read-post-html';
import { POST_SERIALIZER, writePostHtml } from './write-post-html';

interface RichTextOptions {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** The same list at every render. */
  extensions: Extensions;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/**
 * TipTap with the HTML of a post or a letter. The given HTML is unchanged until the author edits the text, and again after that
 * edit is undone.
 */
export function useRichText({ value, onChange, extensions, attributes }: RichTextOptions): Editor {
  const told = useRef(value);
  const source = useRef<{ html: string; doc?: Node }>({ html: value });
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  const editor = useEditor({
    extensions,
    content: readPostHtml(value, getSchema(extensions)).toJSON(),
    // The content security policy forbids its inline stylesheet; rich-text-editor.module.css replaces it.
    injectCSS: false,
    editorProps: {
      attributes,
      clipboardSerializer: POST_SERIALIZER,
      handleDOMEvents: { paste: insertPasted, drop: insertDropped },
    },
    onUpdate: ({ editor: { state, schema } }) => {
      const { html, doc = readPostHtml(html, schema) } = source.current;
      source.current.doc = doc;
      told.current = state.doc.eq(doc) ? html : writePostHtml(state.doc);
      report.current(told.current);
    },
  });

  useEffect(() => {
    if (value === told.current) return;
    // The value was replaced from outside, by a draft or a revision.
    told.current = value;
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
