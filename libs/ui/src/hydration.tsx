import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its document hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const KEPT = { __html: '' };

/**
 * A part of a page without state and handlers. The server draws it, and the browser keeps that markup: it fetches the
 * code only where it has to draw the part itself, as when it discards the document. What is kept does not follow its props.
 *
 * @param Root the part's outermost element, whose attributes and children React leaves alone while it hydrates.
 * @param load imports the part.
 * @param instead shown where the code cannot be fetched.
 */
export function still<Props extends object>(
  Root: 'section' | 'svg',
  load: () => Promise<ComponentType<Props>>,
  instead?: ReactNode,
) {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => void (Part ??= await load());
  const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await fetchPart().catch(() => undefined);
    return { default: Part ?? (() => instead) };
  });
  const isServer = typeof window === 'undefined';
  // The server renders without waiting.
  if (isServer) void fetchPart();

  return function Still(props: Props) {
    const isHydrated = useHydrated();
    const [isKept] = useState(!isServer && !isHydrated && !Part);
    if (isKept) return <Root dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
    if (Part) return <Part {...props} />;
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    );
  };
}
