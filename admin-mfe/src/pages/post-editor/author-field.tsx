import { SelectField } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { EDITOR_COPY } from './post-editor.copy';

interface AuthorFieldProps {
  chosen: string;
  /** The byline of a post whose field is empty. */
  byline: string;
  onChoose: (name: string) => void;
}

/** Whom the article names as its author: those who write, and whom it names now. */
export function AuthorField({ chosen, byline, onChoose }: AuthorFieldProps) {
  const { data } = useApi().useQuery('get', '/api/blog/admin/authors');
  const names = new Set([EDITOR_COPY.editors, ...(data?.authors.map(({ name }) => name) ?? []), chosen]);
  names.delete('');
  if (!chosen) names.delete(byline);
  const options = [...names].map((name) => ({ value: name, label: name }));
  return (
    <SelectField
      label={EDITOR_COPY.labels.author_name}
      hint={EDITOR_COPY.authorHint}
      options={chosen ? options : [{ value: '', label: byline }, ...options]}
      name="author_name"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
