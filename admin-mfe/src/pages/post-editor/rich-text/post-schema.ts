import { getSchema, type Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Code, KeptMarkTags, Link, Subscript, Superscript } from './post-marks';
import {
  Figcaption,
  Figure,
  InlineImage,
  KeptBlockForms,
  ListItem,
  Picture,
  Preformatted,
} from './post-nodes';

/** The editor's schema: exactly the elements of the allow-list in libs/post-html. */
export const POST_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // Replaced by extensions of this folder, which keep a post's attributes.
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    // It would add an empty paragraph to every post that ends with another block.
    trailingNode: false,
  }),
  ListItem,
  Preformatted,
  Figure,
  Figcaption,
  Picture,
  InlineImage,
  Link,
  Superscript,
  Subscript,
  Code,
  KeptMarkTags,
  KeptBlockForms,
];

export const POST_SCHEMA = getSchema(POST_EXTENSIONS);
