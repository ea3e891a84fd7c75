import { useRef, useState, type KeyboardEvent } from 'react';
import { EditorContent } from '@tiptap/react';
import { OutsideForm } from '../../../features/dialogs/outside-form';
import { PictureDialog } from '../media/picture-dialog';
import { LinkDialog } from './link-dialog';
import { hasChosenText, linkAtCursor, removeLink, setLink } from './link-commands';
import { chosenAlt, describePicture, insertPicture } from './picture-commands';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar';
import type { ToolName } from './tools';
import { useRichText } from './use-rich-text';

export interface RichTextEditorProps {
  id: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/** The rich text editor of a post's body: toolbar, text, and the dialogs of the tools. */
export function RichTextEditor({
  id,
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
}: RichTextEditorProps) {
  const [asked, setAsked] = useState<ToolName | null>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const editor = useRichText({
    value,
    onChange,
    attributes: {
      id,
      class: `prose ${styles.text}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      'data-field': 'content',
    },
  });

  const close = () => {
    setAsked(null);
    // After the dialog has restored the focus.
    requestAnimationFrame(() => {
      if (!editor.isDestroyed) editor.commands.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wantsLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const wantsTools = event.altKey && event.key === 'F10';
    if (!wantsLink && !wantsTools) return;
    event.preventDefault();
    if (wantsLink) setAsked('link');
    else barRef.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };

  return (
    <div className={isInvalid ? styles.frameInvalid : styles.frame}>
      <Toolbar editor={editor} controls={id} barRef={barRef} onAsk={setAsked} />
      <EditorContent editor={editor} onKeyDown={onKeyDown} />
      <OutsideForm>
        {asked === 'link' ? (
          <LinkDialog
            current={linkAtCursor(editor)}
            needsText={!hasChosenText(editor)}
            onSave={(answer) => {
              setLink(editor, answer);
              close();
            }}
            onRemove={() => {
              removeLink(editor);
              close();
            }}
            onClose={close}
          />
        ) : null}
        {asked === 'image' ? (
          <PictureDialog
            current={chosenAlt(editor)}
            hasCaption
            onUploaded={(media, caption) => {
              insertPicture(editor, media, caption);
              close();
            }}
            onDescribed={(alt) => {
              describePicture(editor, alt);
              close();
            }}
            onClose={close}
          />
        ) : null}
      </OutsideForm>
    </div>
  );
}
