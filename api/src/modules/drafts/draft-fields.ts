import { getMetadataArgsStorage } from 'typeorm';

/** The fields that an author writes, as their class declares them. */
export interface DraftFields<Fields extends object> {
  /** The default of each field, that of its column; null for a field without one. */
  defaults: Readonly<Record<string, unknown>>;
  /** Only the fields of `draft`. A field that an older revision lacks gets its default. */
  fieldsOf: (draft: Partial<Fields>) => Fields;
}

/** Reads the fields of a draft from the columns of their class. */
export function draftFields<Fields extends object>(type: new () => Fields): DraftFields<Fields> {
  const columns = getMetadataArgsStorage().filterColumns(type);
  const defaults = Object.fromEntries(
    columns.map(({ propertyName, options }) => [propertyName, options.default ?? null]),
  );
  return {
    defaults,
    fieldsOf(draft) {
      const values: Partial<Record<string, unknown>> = { ...defaults, ...draft };
      return Object.assign(
        new type(),
        Object.fromEntries(Object.keys(defaults).map((name) => [name, values[name]])),
      );
    },
  };
}
