import { getMetadataArgsStorage } from 'typeorm';

/** Reads the fields that an author writes from the columns of their class. */
export function draftFields<Fields extends object>(type: new () => Fields) {
  const columns = getMetadataArgsStorage().filterColumns(type);
  /** The default of each field, that of its column; null for a field without one. */
  const defaults: Readonly<Record<string, unknown>> = Object.fromEntries(
    columns.map(({ propertyName, options }) => [propertyName, options.default ?? null]),
  );
  return {
    defaults,
    /** Only the fields of `draft`. A field that an older revision lacks gets its default. */
    fieldsOf(draft: Partial<Fields>): Fields {
      const values: Partial<Record<string, unknown>> = { ...defaults, ...draft };
      return Object.assign(
        new type(),
        Object.fromEntries(Object.keys(defaults).map((name) => [name, values[name]])),
      );
    },
  };
}
