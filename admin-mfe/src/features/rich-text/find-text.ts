import { Extension, type Editor } from '@tiptap/react';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { findNext, findPrev, getSearchState, search, SearchQuery, setSearchState } from 'prosemirror-search';

/** Marks what is sought in the text. */
export const FindText = Extension.create({
  name: 'findText',
  addProseMirrorPlugins: () => [search()],
});

interface Match {
  from: number;
  to: number;
}

/** Seeks a text, whatever its case; an empty one marks nothing. */
export function seek({ state, view }: Editor, text: string): void {
  view.dispatch(setSearchState(state.tr, new SearchQuery({ search: text, literal: true })));
}

/** How often the sought text occurs, and which of them is selected, from 1; 0 for none. */
export function positionOf(state: EditorState): { count: number; current: number } {
  const matches = matchesIn(state);
  const { from, to } = state.selection;
  return {
    count: matches.length,
    current: 1 + matches.findIndex((match) => match.from === from && match.to === to),
  };
}

/** Selects the next or the previous occurrence, around the ends of the text. */
export function step({ state, view }: Editor, direction: 'next' | 'previous'): void {
  (direction === 'next' ? findNext : findPrev)(state, view.dispatch);
}

/** Replaces the selected occurrence, and selects the next one. */
export function replaceOne(editor: Editor, replacement: string): void {
  const { from, to } = editor.state.selection;
  if (matchesIn(editor.state).some((match) => match.from === from && match.to === to)) {
    const { tr } = editor.state;
    write(tr, replacement, from, to);
    const after = tr.mapping.map(to);
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after)));
  }
  step(editor, 'next');
}

/** Replaces every occurrence in one step to undo. @returns how many. */
export function replaceEvery({ state, view }: Editor, replacement: string): number {
  const matches = matchesIn(state);
  const { tr } = state;
  for (const { from, to } of matches.toReversed()) write(tr, replacement, from, to);
  if (matches.length > 0) view.dispatch(tr);
  return matches.length;
}

/** Replaces a text by one of the same form, or removes it. */
function write(tr: Transaction, text: string, from: number, to: number): void {
  if (text) tr.insertText(text, from, to);
  else tr.delete(from, to);
}

function matchesIn(state: EditorState): Match[] {
  const query = getSearchState(state)?.query;
  if (!query?.valid) return [];
  const matches: Match[] = [];
  for (let at = 0; ;) {
    const match = query.findNext(state, at);
    if (!match) return matches;
    matches.push(match);
    at = match.to;
  }
}
