import postcss from 'postcss';

/** Of the classes of a remote: the build names them after it. */
const PREFIX_LENGTH = 2;

/**
 * Finds a rule that reaches beyond a remote's own elements, such as `* { display: none }`.
 *
 * @returns a sentence about the first one, or null.
 */
export function findUnscopedRule(css: string, name: string): string | null {
  const own = new RegExp(`\\.${name.slice(0, PREFIX_LENGTH)}[\\w-]`);
  let found: string | null = null;
  postcss.parse(css).walkRules((rule) => {
    const { parent } = rule;
    const isKeyframe = parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);
    if (found || isKeyframe) return;
    const foreign = rule.selectors.find((selector) => !own.test(selector) && !selector.startsWith('&'));
    if (foreign) found = `The style rule ${foreign} has no class of ${name}.`;
  });
  return found;
}
