import { useRef, useState, type KeyboardEvent } from 'react';
import { Notice } from '@stillsam/ui';
import { Selection } from '@tiptap/pm/state';
import { EditorContent, type Editor } from '@tiptap/react';
import { FindBar } from './find-bar';
import { MAIL_EXTENSIONS, POST_EXTENSIONS } from './post-schema';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './rich-text-editor.module.css';
import { ToolDialogs } from './tool-dialogs';
import { Toolbar } from './toolbar';
import { MAIL_TOOLS, POST_TOOLS, type ToolName } from './tools';
import { useRichText } from './use-rich-text';

/** What a text may hold: all that a post may, or only what mail programs show alike. */
export type TextKind = 'post' | 'mail';

const KINDS = {
  post: { extensions: POST_EXTENSIONS, tools: POST_TOOLS, hasCaption: true },
  mail: { extensions: MAIL_EXTENSIONS, tools: MAIL_TOOLS, hasCaption: false },
};

/** With Ctrl or ⌘. */
const SHORTCUTS: Partial<Record<string, ToolName>> = { k: 'link', f: 'find' };

interface RichTextEditorProps {
  id: string;
  kind: TextKind;
  /** HTML. */
  value: string;
  /** The value at this moment. */
  readValue: () => string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/** The rich text editor: toolbar, text, and the dialogs of the tools. */
export function RichTextEditor({
  id,
  kind,
  value,
  readValue,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
}: RichTextEditorProps) {
  const { extensions, tools, hasCaption } = KINDS[kind];
  const [openedDialog, setOpenedDialog] = useState<ToolName | null>(null);
  const [lost, setLost] = useState('');
  const barRef = useRef<HTMLDivElement>(null);
  const editor = useRichText({
    value,
    readValue,
    onChange,
    onLosses: (losses) => setLost(RICH_TEXT_COPY.lost(losses)),
    extensions,
    attributes: textAttributes({ id, labelledBy, describedBy, isInvalid }),
  });

  const close = () => {
    setOpenedDialog(null);
    const selection = editor.state.selection.toJSON();
    // After the dialog has restored the focus, with the browser's caret, which may be beside an inserted block.
    requestAnimationFrame(() => {
      if (editor.isDestroyed) return;
      const { doc, tr } = editor.state;
      editor.view.dispatch(tr.setSelection(Selection.fromJSON(doc, selection)));
      editor.view.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const dialog = event.ctrlKey || event.metaKey ? SHORTCUTS[event.key.toLowerCase()] : undefined;
    const isInsertShortcut = event.key === '/' && kind === 'post' && isOnEmptyLine(editor);
    const isToolbarShortcut = event.altKey && event.key === 'F10';
    if (!dialog && !isInsertShortcut && !isToolbarShortcut) return;
    event.preventDefault();
    if (isToolbarShortcut) barRef.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    else setOpenedDialog(dialog ?? 'insert');
  };

  return (
    <div className={isInvalid ? styles.frameInvalid : styles.frame}>
      <div className={styles.head}>
        <Toolbar
          groups={tools}
          editor={editor}
          controls={id}
          barRef={barRef}
          onOpenDialog={setOpenedDialog}
        />
        {openedDialog === 'find' ? <FindBar editor={editor} onClose={close} /> : null}
      </div>
      {lost ? (
        <Notice tone="info" onDismiss={() => setLost('')}>
          {lost}
        </Notice>
      ) : null}
      <EditorContent editor={editor} onKeyDown={onKeyDown} />
      <ToolDialogs
        editor={editor}
        opened={openedDialog}
        hasCaption={hasCaption}
        onOpen={setOpenedDialog}
        onClose={close}
      />
    </div>
  );
}

function isOnEmptyLine({ state: { selection } }: Editor): boolean {
  const { parent } = selection.$from;
  return selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0;
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
