const NOTHING = { __html: '' };

/**
 * Keeps the children that the server rendered into a `div` of this class, without knowing them: React leaves the
 * children of an element with `dangerouslySetInnerHTML` alone while it hydrates. Only for markup that is being
 * hydrated (useIsServerRendered); in a new element it would set HTML, which Trusted Types forbid.
 */
export function ServerMarkup({ className }: { className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}
