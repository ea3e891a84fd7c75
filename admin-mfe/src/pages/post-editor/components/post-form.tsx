import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { EDITOR_COPY } from '../post-editor.copy';
import type { KeepStatus } from '../text-keeper';
import type { PostEditor } from '../use-post-editor';
import { PlacingFields } from './placing-fields';
import styles from './post-form.module.css';
import { PublishingFields } from './publishing-fields';
import { SavedState } from './saved-state';
import { SearchFields } from './search-fields';
import { TextFields } from './text-fields';

interface PostFormProps {
  editor: PostEditor;
  formRef: RefObject<HTMLFormElement | null>;
  status: KeepStatus;
  isNew: boolean;
  onCancel: () => void;
}

/** All fields of a post, and the bar to save or leave. Ctrl or ⌘ and S saves. */
export function PostForm({ editor, formRef, status, isNew, onCancel }: PostFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    editor.save();
  };
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={layout.columns}>
        <TextFields {...editor} isNew={isNew} />
        <div className={layout.aside}>
          <PublishingFields {...editor} />
          <PlacingFields {...editor} />
          <SearchFields {...editor} />
        </div>
      </div>
      <div className={layout.foot}>
        <div className={layout.bar}>
          <SavedState isDirty={editor.isDirty} status={status} />
          <Button variant="quiet" className={styles.cancel} onClick={onCancel}>
            {EDITOR_COPY.cancel}
          </Button>
          <Button type="submit" isLoading={editor.isSaving} loadingText={EDITOR_COPY.saving}>
            {EDITOR_COPY.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
