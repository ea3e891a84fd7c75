import { zodResolver } from '@hookform/resolvers/zod';
import { slugify } from '@stillsam/paths';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FieldErrors, FieldName, PostFields } from './post-fields.logic';
import { POST_FORM_SCHEMA } from './post-form.schema';

export interface PostForm {
  form: UseFormReturn<PostFields>;
  fields: PostFields;
  errors: FieldErrors;
  isSlugByHand: boolean;
  /** What binds an input to a field: its name, handlers, ref and error. */
  bind: (
    name: FieldName,
  ) => ReturnType<UseFormReturn<PostFields>['register']> & { error: string | undefined };
  /** For a field that is no native input. */
  change: <Name extends FieldName>(name: Name, value: PostFields[Name]) => void;
  /** Replaces the typed text. */
  replace: (fields: PostFields, isSlugByHand: boolean) => void;
}

/**
 * The form's fields and their errors. The slug of a new post follows the title until the author changes the slug.
 *
 * @param base the post as it is stored. @param isNew whether it is not stored yet.
 */
export function usePostForm(base: PostFields, isNew: boolean): PostForm {
  const form = useForm<PostFields>({
    defaultValues: base,
    // The schema has only the fields with rules, and passes the others through.
    resolver: zodResolver(POST_FORM_SCHEMA, undefined, { raw: true }) as unknown as Resolver<PostFields>,
    shouldFocusError: false,
  });
  const fields = useWatch({ control: form.control, compute: (values: PostFields) => values });
  const [isSlugByHand, setIsSlugByHand] = useState(false);
  const { isSubmitted } = form.formState;
  const errors: FieldErrors = {};
  for (const [name, fault] of Object.entries(form.formState.errors))
    errors[name as FieldName] = fault.message;

  const change = <Name extends FieldName>(name: Name, value: PostFields[Name]) => {
    form.setValue(name as Path<PostFields>, value, { shouldValidate: isSubmitted });
  };
  const follow = (name: FieldName, value: string) => {
    if (name === 'title' && isNew && !isSlugByHand) change('slug', slugify(value));
    // An emptied slug of a new post follows the title again.
    if (name === 'slug')
      setIsSlugByHand(isNew ? value !== '' && value !== slugify(fields.title) : value !== base.slug);
  };
  return {
    form,
    fields,
    errors,
    isSlugByHand,
    change,
    bind: (name) => ({
      ...form.register(name, { onChange: ({ target }) => follow(name, target.value) }),
      error: errors[name],
    }),
    replace: (next, byHand) => {
      form.reset(next);
      setIsSlugByHand(byHand);
    },
  };
}

/** The sentence about the whole form, which is cleared by an edit that leaves no field at fault. */
export function useFailure(form: UseFormReturn<PostFields>) {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ name }) => {
          if (name && Object.keys(form.formState.errors).length === 0) setFailure(null);
        },
      }),
    [form],
  );
  return [failure, setFailure] as const;
}
