import { createHash } from 'node:crypto';

/** Addresses that no browser loads ahead: they answer a visitor's decision. */
const NEVER = ['/api/*', '/releases/*', '/*\\?*token=*'];

/**
 * Browsers that know speculation rules fetch the document of a link ahead, when a pointer rests on it, a finger touches
 * it, or it stays in a phone's view, and at once that of a link marked `data-next`. Others follow the link as usual.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, ...NEVER.map((href_matches) => ({ not: { href_matches } }))] },
      eagerness: 'moderate',
    },
    // A page's one next step.
    { where: { selector_matches: 'a[data-next]' }, eagerness: 'immediate' },
  ],
});

export const SPECULATION_RULES = `<script type="speculationrules">${RULES}</script>`;

/** CSP source of the rules: they are an inline script, though none that runs. */
export const SPECULATION_RULES_HASH = `'sha256-${createHash('sha256').update(RULES).digest('base64')}'`;
