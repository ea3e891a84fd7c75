import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '@stillsam/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './toolbar.module.css';
import type { Tool, ToolName } from './tools';

interface ToolbarProps {
  groups: readonly (readonly Tool[])[];
  editor: Editor;
  /** Id of the text that the toolbar controls. */
  controls: string;
  /** Called by tools that open a dialog. */
  onOpenDialog: (tool: ToolName) => void;
  barRef: RefObject<HTMLDivElement | null>;
}

/** One tab stop; the arrow keys move between the tools, Escape returns to the text. */
export function Toolbar({ groups, editor, controls, onOpenDialog, barRef }: ToolbarProps) {
  const [lastStop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => groups.map((tools) => tools.map((tool) => stateOf(tool, current))),
  });
  const shownGroups = groups
    .map((tools, group) =>
      tools.flatMap((tool, index) => {
        const state = states[group]?.[index];
        return state?.isShown ? { ...tool, ...state } : [];
      }),
    )
    .filter(({ length }) => length > 0);
  const all = shownGroups.flat();
  const stop = Math.min(lastStop, all.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void editor.commands.focus();
    const last = all.length - 1;
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + all.length) % all.length;
    setStop(index);
    barRef.current?.querySelectorAll<HTMLElement>('button')[index]?.focus();
  };

  return (
    <div
      ref={barRef}
      role="toolbar"
      aria-label={RICH_TEXT_COPY.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {shownGroups.map((tools) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map((tool) => {
            const index = all.indexOf(tool);
            const { isOn, canRun } = tool;
            return (
              <button
                key={tool.name}
                type="button"
                className={tool.icon ? styles.tool : styles.namedTool}
                aria-label={tool.icon && RICH_TEXT_COPY.tools[tool.name]}
                title={tool.icon && RICH_TEXT_COPY.tools[tool.name]}
                aria-pressed={isOn}
                aria-disabled={canRun ? undefined : true}
                tabIndex={index === stop ? 0 : -1}
                // A click on a tool must not move the focus, because the text would lose its selection.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setStop(index)}
                onClick={() => {
                  if (!canRun) return;
                  if (tool.run) tool.run(editor);
                  else onOpenDialog(tool.name);
                }}
              >
                {tool.icon ? <Icon icon={tool.icon} /> : RICH_TEXT_COPY.tools[tool.name]}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function stateOf({ isOn, canRun, isShown }: Tool, editor: Editor) {
  return {
    isOn: isOn?.(editor),
    canRun: canRun?.(editor) ?? true,
    isShown: isShown?.(editor) ?? true,
  };
}
