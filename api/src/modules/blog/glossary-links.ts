import { PATHS } from '@stillsam/paths';
import { glossaryLinker } from '@stillsam/post-html/glossary';
import glossary from '../../../../content/glossary.json' with { type: 'json' };

/** Links the first occurrence of each word of the glossary in a sanitised text; stored texts have no such links. */
export const linkGlossary = glossaryLinker(glossary, PATHS.glossary);
