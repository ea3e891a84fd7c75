import type { PostForm } from '../use-post-form';

/** What every group of fields is given. */
export type FieldsProps = Pick<PostForm, 'fields' | 'errors' | 'bind' | 'change'>;
