import type { Command, EditorState } from '@tiptap/pm/state';
import { Extension, type Editor } from '@tiptap/react';
import { getSearchState, search, SearchQuery, setSearchState } from 'prosemirror-search';

/** Marks what is sought in the text. */
export const FindText = Extension.create({
  name: 'findText',
  addProseMirrorPlugins: () => [search()],
});

/** Seeks a text, whatever its case; an empty one marks nothing. @param replacement for the commands that replace. */
export function seek({ state, view }: Editor, text: string, replacement = ''): void {
  // A `$` would begin a placeholder.
  const replace = replacement.replaceAll('$', '$$$$');
  view.dispatch(setSearchState(state.tr, new SearchQuery({ search: text, replace, literal: true })));
}

/** How often the sought text occurs, and which of them is selected, from 1; 0 for none. */
export function positionOf(state: EditorState): { count: number; current: number } {
  const query = getSearchState(state)?.query;
  const { from, to } = state.selection;
  let [count, current] = [0, 0];
  for (let match = query?.findNext(state); match; match = query?.findNext(state, match.to)) {
    count += 1;
    if (match.from === from && match.to === to) current = count;
  }
  return { count, current };
}

/** Runs a command of prosemirror-search. */
export function run({ state, view }: Editor, command: Command): void {
  command(state, view.dispatch);
}
