import { useRef, useState, type KeyboardEvent } from 'react';
import { EditorContent } from '@tiptap/react';
import styles from './rich-text-editor.module.css';
import { ToolDialogs } from './tool-dialogs';
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
  const [openedDialog, setOpenedDialog] = useState<ToolName | null>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const editor = useRichText({
    value,
    onChange,
    attributes: textAttributes({ id, labelledBy, describedBy, isInvalid }),
  });

  const close = () => {
    setOpenedDialog(null);
    // After the dialog has restored the focus.
    requestAnimationFrame(() => {
      if (!editor.isDestroyed) editor.commands.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isLinkShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isToolbarShortcut = event.altKey && event.key === 'F10';
    if (!isLinkShortcut && !isToolbarShortcut) return;
    event.preventDefault();
    if (isLinkShortcut) setOpenedDialog('link');
    else barRef.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };

  return (
    <div className={isInvalid ? styles.frameInvalid : styles.frame}>
      <Toolbar editor={editor} controls={id} barRef={barRef} onOpenDialog={setOpenedDialog} />
      <EditorContent editor={editor} onKeyDown={onKeyDown} />
      <ToolDialogs editor={editor} opened={openedDialog} onClose={close} />
    </div>
  );
}

/** Attributes of the editable element, a multi-line text box. */
function textAttributes({
  id,
  labelledBy,
  describedBy,
  isInvalid,
}: Pick<RichTextEditorProps, 'id' | 'labelledBy' | 'describedBy' | 'isInvalid'>): Record<string, string> {
  return {
    id,
    class: `prose ${styles.text}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': String(isInvalid),
    'data-field': 'content',
  };
}
