import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '@stillsam/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './toolbar.module.css';
import { SELDOM_USED, SHOWN_ON_PHONE, type Tool, type ToolName } from './tools';
import { useWide } from '../../use-wide';

const MORE = 'more';

/** A tool that shows its name. */
const NAMED = `${styles.tool} ${styles.named}`;

/** From here on there is room for all that is often used; the same as in toolbar.module.css. */
const ROOMY = '48rem';

interface ToolbarProps {
  groups: readonly (readonly Tool[])[];
  editor: Editor;
  /** Id of the text that the toolbar controls. */
  controls: string;
  /** Called by tools that open a dialog. */
  onOpenDialog: (tool: ToolName) => void;
  barRef: RefObject<HTMLDivElement | null>;
}

/**
 * One tab stop; the arrow keys move between the tools, Escape returns to the text. 'Mer' shows the seldom used ones, and
 * on a phone all but five, below, so that none of the others moves.
 */
export function Toolbar({ groups, editor, controls, onOpenDialog, barRef }: ToolbarProps) {
  const [lastStop, setStop] = useState<ToolName | typeof MORE>();
  const [isWhole, setWhole] = useState(false);
  const isRoomy = useWide(ROOMY);
  const isFolded = ({ name }: Tool) =>
    isRoomy ? SELDOM_USED.includes(name) : !SHOWN_ON_PHONE.includes(name);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => groups.map((tools) => tools.map((tool) => stateOf(tool, current))),
  });
  const groupsOf = (areFolded: boolean) =>
    groups
      .map((tools, group) =>
        tools.flatMap((tool, index) => {
          const state = states[group]?.[index];
          return state?.isShown && isFolded(tool) === areFolded ? { ...tool, ...state } : [];
        }),
      )
      .filter(({ length }) => length > 0);
  const shown = groupsOf(false);
  const unfolded = isWhole ? groupsOf(true) : [];
  const names = [...namesOf(shown), ...namesOf(unfolded), MORE];
  const stop = names.find((name) => name === lastStop) ?? names[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void editor.commands.focus();
    const at = names.findIndex((name) => name === stop);
    const last = names.length - 1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + names.length) % names.length;
    barRef.current?.querySelectorAll<HTMLElement>('button')[index]?.focus();
  };
  const button = (name: ToolName | typeof MORE) => ({
    type: 'button' as const,
    tabIndex: name === stop ? 0 : -1,
    // A click on a tool must not move the focus, because the text would lose its selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onFocus: () => setStop(name),
  });

  const show = (tools: readonly ShownTool[]) => (
    <div key={tools[0]?.name} className={styles.group}>
      {tools.map((tool) => {
        const { name, isOn, canRun } = tool;
        return (
          <button
            key={name}
            {...button(name)}
            className={tool.icon ? styles.tool : NAMED}
            aria-label={tool.icon && RICH_TEXT_COPY.tools[name]}
            title={tool.icon && RICH_TEXT_COPY.tools[name]}
            aria-pressed={isOn}
            aria-disabled={canRun ? undefined : true}
            onClick={() => {
              if (!canRun) return;
              if (tool.run) tool.run(editor);
              else onOpenDialog(name);
            }}
          >
            {tool.icon ? <Icon icon={tool.icon} /> : RICH_TEXT_COPY.tools[name]}
            {name === 'insert' ? <Icon icon={ChevronDown} size={16} /> : null}
          </button>
        );
      })}
    </div>
  );

  return (
    <div
      ref={barRef}
      role="toolbar"
      aria-label={RICH_TEXT_COPY.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row}>{shown.map(show)}</div>
      {isWhole ? <div className={styles.unfolded}>{unfolded.map(show)}</div> : null}
      <button {...button(MORE)} className={NAMED} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {RICH_TEXT_COPY.more}
        <Icon icon={ChevronDown} size={16} className={styles.opens} />
      </button>
    </div>
  );
}

type ShownTool = Omit<Tool, 'isOn' | 'canRun' | 'isShown'> & ReturnType<typeof stateOf>;

const namesOf = (groups: ShownTool[][]): ToolName[] => groups.flat().map(({ name }) => name);

function stateOf({ isOn, canRun, isShown }: Tool, editor: Editor) {
  return {
    isOn: isOn?.(editor),
    canRun: canRun?.(editor) ?? true,
    isShown: isShown?.(editor) ?? true,
  };
}
