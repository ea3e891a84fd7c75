import { afterEach, describe, expect, it } from '@jest/globals';
import { EXERCISES } from '@stillsam/paths/exercises';
import { Editor } from '@tiptap/react';
import { POST_EXTENSIONS } from '../post-schema';
import { readPostHtml, writePostHtml } from '../post-html';
import { deleteBox, insertCareBox, insertExercise, insertNote, isCursorInBox } from '../block-commands';
import { deleteFootnote, goToSource, insertFootnote, selectedNote, sourceTexts } from './footnotes';

let editor: Editor;
afterEach(() => editor.destroy());

/** An editor of a text whose words `needle` are selected. */
function open(html: string, needle: string): Editor {
  editor = new Editor({ extensions: POST_EXTENSIONS, injectCSS: false });
  editor.commands.setContent(readPostHtml(html, editor.schema).toJSON());
  editor.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(needle) ?? -1;
    if (index >= 0)
      editor.commands.setTextSelection({ from: position + index, to: position + index + needle.length });
  });
  return editor;
}

const written = () => writePostHtml(editor.state.doc).replace(/\n/g, '');
const note = (number: number) => `<sup><a href="#kallor">${number}</a></sup>`;

describe('a box', () => {
  it('holds the lines for help now, after the selected text, which stays', () => {
    insertCareBox(open('<p>Andas lugnt.</p><p>Vila.</p>', 'lugnt'));
    expect(written()).toMatch(
      /^<p>Andas lugnt\.<\/p><aside class="care"><p><strong>.*<a href="tel:112">Ring 112 vid fara för liv<\/a> \(dygnet runt\).*<a href="tel:90101">Ring Självmordslinjen på 90101<\/a>.*<\/aside><p>Vila\.<\/p>$/,
    );
  });

  it('begins with a title and the cursor below it, and is left by Enter on an empty line', () => {
    insertNote(open('<p>Andas.</p>', 'Andas'));
    editor.commands.insertContent('Inget måste.');
    expect(isCursorInBox(editor)).toBe(true);
    editor.commands.splitBlock();
    editor.commands.liftEmptyBlock();
    editor.commands.insertContent('Sedan.');
    expect(written()).toBe(
      '<p>Andas.</p><aside class="note"><p><strong>Bra att veta</strong></p><p>Inget måste.</p></aside><p>Sedan.</p>',
    );
  });

  it('leads to an exercise, and goes whole', () => {
    const [exercise] = EXERCISES;
    if (!exercise) throw new Error('No exercise');
    insertExercise(open('<p>Andas.</p>', 'Andas'), exercise);
    expect(written()).toBe(
      `<p>Andas.</p><aside class="exercise"><p><a href="/resurser/mindful-andning">Mindful andning</a></p><p>${exercise.about}</p></aside>`,
    );
    deleteBox(editor);
    expect(written()).toBe('<p>Andas.</p>');
  });
});

it('follows a box in which the cursor is, and does not go into it', () => {
  insertNote(open('<p>Andas.</p>', 'Andas'));
  insertCareBox(editor);
  insertNote(editor);
  expect(
    editor.state.doc.children.map(({ type, attrs }) => String(attrs.kind ?? type.name)).slice(0, 4),
  ).toEqual(['paragraph', 'note', 'care', 'note']);
});

describe('a footnote', () => {
  const SOURCES = '<h2 id="kallor">Källor</h2><ol><li>Ett</li><li>Två</li></ol>';
  const TEXT = `<p>Först.</p><p>Sedan.${note(1)} Sist.${note(2)}</p>${SOURCES}`;

  it('makes the list of sources, and is not typed on', () => {
    insertFootnote(open('<p>Vila hjälper.</p>', 'hjälper.'), { text: '1177', href: 'https://www.1177.se' });
    editor.commands.insertContent(' Mer.');
    expect(written()).toBe(
      `<p>Vila hjälper.${note(1)} Mer.</p><h2 id="kallor">Källor</h2><ol><li><a href="https://www.1177.se">1177</a></li></ol>`,
    );
  });

  it('numbers all notes in the order of the text', () => {
    insertFootnote(open(TEXT, 'Först.'), { text: 'Tre', href: '' });
    expect(written()).toBe(
      `<p>Först.${note(1)}</p><p>Sedan.${note(2)} Sist.${note(3)}</p>` +
        '<h2 id="kallor">Källor</h2><ol><li>Tre</li><li>Ett</li><li>Två</li></ol>',
    );
    expect(sourceTexts(editor)).toEqual(['Tre', 'Ett', 'Två']);
  });

  it('refers to a source of the list, also beside another note', () => {
    insertFootnote(open(TEXT, 'Först.'), { number: 2 });
    insertFootnote(editor, { number: 2 });
    expect(written()).toBe(
      '<p>Först.<sup><a href="#kallor">1</a>, <a href="#kallor">2</a></sup></p>' +
        `<p>Sedan.${note(2)} Sist.${note(1)}</p><h2 id="kallor">Källor</h2><ol><li>Två</li><li>Ett</li></ol>`,
    );
  });

  it('leads to its source, and takes it along when no other note needs it', () => {
    open(TEXT, 'Sedan.');
    const select = () => editor.commands.setNodeSelection(editor.state.doc.content.child(0).nodeSize + 7);
    select();
    expect(selectedNote(editor)).toBe(1);
    goToSource(editor);
    expect(editor.state.selection.$from.parent.textContent).toBe('Ett');
    select();
    deleteFootnote(editor);
    expect(written()).toBe(
      `<p>Först.</p><p>Sedan. Sist.${note(1)}</p><h2 id="kallor">Källor</h2><ol><li>Två</li></ol>`,
    );
  });
});
