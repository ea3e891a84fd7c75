/** A value that lives once in the page and is kept in this browser, where its storage may be used. */
export interface BrowserState<Value> {
  read(): Value;
  /** What the server renders with, and the browser while it hydrates. */
  readOnServer(): Value;
  /** @returns ends the subscription. */
  subscribe(onChange: () => void): () => void;
  save(value: Value): void;
}

interface BrowserStateOptions<Value> {
  initial: Value;
  load(): Value;
  store(value: Value): void;
}

export function browserState<Value>({
  initial,
  load,
  store,
}: BrowserStateOptions<Value>): BrowserState<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  const announce = () => listeners.forEach((onChange) => onChange());
  const loadAnew = () => {
    current = load();
    announce();
  };
  return {
    read: () => (current ??= load()),
    readOnServer: () => initial,
    subscribe(onChange) {
      // Another tab may have changed it.
      if (!listeners.size) window.addEventListener('storage', loadAnew);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (!listeners.size) window.removeEventListener('storage', loadAnew);
      };
    },
    save(value) {
      current = value;
      store(value);
      announce();
    },
  };
}

/** @returns null also where the storage is blocked. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; where the storage is blocked or full, the page goes on without. */
export function writeItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
