import type { PostForm } from '../use-post-form';

/** Props of every group of fields. */
export type FieldsProps = Pick<PostForm, 'fields' | 'errors' | 'bind' | 'change'>;
