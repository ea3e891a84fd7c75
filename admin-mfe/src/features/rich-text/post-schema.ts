import { Extension, getSchema, type Extensions } from '@tiptap/react';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { search } from 'prosemirror-search';
import { Clinical, Code, KeptMarkTags, Link, Subscript, Superscript } from './post-marks';
import {
  Box,
  Figcaption,
  Figure,
  Footnote,
  InlineImage,
  KeptBlockForms,
  ListItem,
  Picture,
  Preformatted,
  Table,
  TableCell,
  TableHeader,
  TableRow,
} from './post-nodes';

const starterKit = (options: Partial<StarterKitOptions>) =>
  StarterKit.configure({
    ...options,
    // Replaced by extensions of this folder, which keep a post's attributes.
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    // It would add an empty paragraph to every post that ends with another block.
    trailingNode: false,
  });

/** Marks what is sought in the text. */
const FindText = Extension.create({ name: 'findText', addProseMirrorPlugins: () => [search()] });

const SHARED: Extensions = [
  Box,
  ListItem,
  Figure,
  Figcaption,
  Picture,
  InlineImage,
  Link,
  KeptMarkTags,
  KeptBlockForms,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  FindText,
];

/** The editor's schema of a post: exactly the elements of the allow-list in libs/post-html. */
export const POST_EXTENSIONS: Extensions = [
  starterKit({ heading: { levels: [2, 3, 4] } }),
  ...SHARED,
  Footnote,
  Preformatted,
  Superscript,
  Subscript,
  Code,
  Clinical,
];

/** The editor's schema of a letter: what mail programs show alike. */
export const MAIL_EXTENSIONS: Extensions = [
  starterKit({ heading: { levels: [2, 3] }, strike: false }),
  ...SHARED,
];

export const POST_SCHEMA = getSchema(POST_EXTENSIONS);
