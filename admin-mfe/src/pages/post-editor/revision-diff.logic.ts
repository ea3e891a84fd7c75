import type { Change } from 'diff';
import { diffTexts, readableHtml } from '../../features/rich-text/text-diff.logic';
import { describeField } from './conflict-fields.logic';
import { FIELD_NAMES, type FieldName, type PostFields } from './post-fields.logic';

interface FieldDiff {
  name: FieldName;
  /** Empty where only the form of the text differs. */
  parts: Change[];
}

/** The fields that differ, in the order of the form, and what differs in each by word. */
export function diffFields(older: PostFields, newer: PostFields): FieldDiff[] {
  return FIELD_NAMES.filter((name) => String(older[name]) !== String(newer[name])).map((name) => {
    const [before, after] = [textOf(name, older), textOf(name, newer)];
    return { name, parts: before === after ? [] : diffTexts(before, after) };
  });
}

function textOf(name: FieldName, fields: PostFields): string {
  return name === 'content' ? readableHtml(fields.content) : describeField(name, fields);
}
