/** A section of the settings: a part that is read, changed and versioned as a whole. */
export interface Section<Value extends object> {
  id: string;
  /** What holds until somebody changes it, and for a field that a stored value does not have yet. */
  initial: Value;
  /** What visitors' caches drop on a change, for a section that the public site shows. */
  tag?: string;
}

/** The section's part of an object, such as a body with its version: the fields that the initial value has. */
export function valueOf<Value extends object>({ initial }: Section<Value>, from: Partial<Value>): Value {
  const names = new Set(Object.keys(initial));
  const own = Object.entries(from).filter(([name, value]) => names.has(name) && value !== undefined);
  return { ...initial, ...Object.fromEntries(own) };
}
