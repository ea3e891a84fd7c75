import type { ChainedCommands, Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Crop from 'lucide-react/icons/crop';
import FileCode from 'lucide-react/icons/file-code';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Redo from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Subscript from 'lucide-react/icons/subscript';
import Superscript from 'lucide-react/icons/superscript';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import {
  chosenHash,
  deleteBox,
  hasHeaderRow,
  insertBlock,
  insertTable,
  isCursorInBox,
  isCursorInTable,
  TABLE_COMMANDS,
} from './block-commands';
import type { RICH_TEXT_COPY } from './rich-text.copy';

export type ToolName = keyof typeof RICH_TEXT_COPY.tools;

export interface Tool {
  name: ToolName;
  /** Absent for a tool that shows its name. */
  icon?: LucideIcon;
  /** Absent for a tool that opens a dialog. */
  run?: (editor: Editor) => void;
  /** For tools that are on or off at the cursor. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
  /** For tools that are hidden elsewhere. */
  isShown?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();
const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `heading${level}`,
  icon,
  run: (editor) => chain(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});
const block = (name: ToolName, icon: LucideIcon, run: (at: ChainedCommands) => ChainedCommands): Tool => ({
  name,
  icon,
  run: (editor) => run(chain(editor)).run(),
  isOn: (editor) => editor.isActive(name),
});
const mark = (name: ToolName, icon: LucideIcon) => block(name, icon, (at) => at.toggleMark(name));
const history = (name: 'undo' | 'redo', icon: LucideIcon): Tool => ({
  name,
  icon,
  run: (editor) => chain(editor)[name]().run(),
  canRun: (editor) => editor.can()[name](),
});
const tableTool = (name: keyof typeof TABLE_COMMANDS): Tool => ({
  name,
  run: ({ state, view }) => {
    TABLE_COMMANDS[name](state, view.dispatch);
    view.focus();
  },
  canRun: ({ state }) => TABLE_COMMANDS[name](state),
  isShown: isCursorInTable,
});

/** In the order of the toolbar, group by group. */
export const POST_TOOLS: readonly (readonly Tool[])[] = [
  [
    block('paragraph', Pilcrow, (at) => at.setNode('paragraph')),
    heading(2, Heading2),
    heading(3, Heading3),
    heading(4, Heading4),
  ],
  [mark('bold', Bold), mark('italic', Italic), mark('underline', Underline), mark('strike', Strikethrough)],
  [
    block('bulletList', List, (at) => at.toggleBulletList()),
    block('orderedList', ListOrdered, (at) => at.toggleOrderedList()),
    block('blockquote', TextQuote, (at) => at.toggleBlockquote()),
  ],
  [
    { name: 'insert' },
    { name: 'link', icon: Link, isOn: (editor) => editor.isActive('link') },
    {
      name: 'image',
      icon: ImagePlus,
      isOn: (editor) => editor.isActive('image') || editor.isActive('picture'),
    },
    { name: 'crop', icon: Crop, isShown: (editor) => chosenHash(editor) !== undefined },
    {
      name: 'horizontalRule',
      icon: Minus,
      run: (editor) => {
        insertBlock(editor, editor.schema.node('horizontalRule'));
        editor.commands.focus();
      },
    },
    {
      name: 'table',
      icon: Table,
      run: (editor) => {
        insertTable(editor);
        editor.commands.focus();
      },
      isOn: isCursorInTable,
      canRun: (editor) => !isCursorInTable(editor),
    },
  ],
  [
    mark('superscript', Superscript),
    mark('subscript', Subscript),
    mark('code', Code),
    mark('clinical', HeartPulse),
    block('preformatted', FileCode, (at) => at.toggleNode('preformatted', 'paragraph')),
  ],
  [history('undo', Undo), history('redo', Redo), { name: 'find', icon: Search }],
  [
    { ...tableTool('headerRow'), isOn: hasHeaderRow },
    tableTool('addRow'),
    tableTool('deleteRow'),
    tableTool('addColumn'),
    tableTool('deleteColumn'),
    tableTool('deleteTable'),
    { name: 'deleteBox', run: deleteBox, isShown: isCursorInBox },
  ],
];

/** Tools that are shown after a press on 'Mer', also where there is room for the others. */
export const SELDOM_USED: readonly ToolName[] = [
  'heading4',
  'underline',
  'strike',
  'horizontalRule',
  'table',
  'superscript',
  'subscript',
  'code',
  'preformatted',
  'find',
];

/** The only ones that a phone shows before a press on 'Mer': one row of 320 px. */
export const SHOWN_ON_PHONE: readonly ToolName[] = ['heading2', 'bold', 'italic', 'bulletList', 'link'];

const NOT_IN_MAIL: readonly ToolName[] = [
  'insert',
  'heading4',
  'strike',
  'superscript',
  'subscript',
  'code',
  'clinical',
  'preformatted',
];

/** Inserts a place for the reader's first name, with its fallback word selected to be written over. */
const FIRST_NAME: Tool = {
  name: 'firstName',
  run: (editor) => {
    const { from } = editor.state.selection;
    const [before, fallback] = ['{förnamn|', 'du'];
    const at = from + before.length;
    chain(editor)
      .deleteSelection()
      .insertContent(`${before}${fallback}}`)
      .setTextSelection({ from: at, to: at + fallback.length })
      .run();
  },
};

/** The tools of what a mail can carry. */
export const MAIL_TOOLS = [...POST_TOOLS, [FIRST_NAME]]
  .map((group) => group.filter(({ name }) => !NOT_IN_MAIL.includes(name)))
  .filter(({ length }) => length > 0);
