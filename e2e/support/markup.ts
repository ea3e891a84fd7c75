import { defineMetadata, HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Lists carry role="list": WebKit takes a list without markers for no list at all, and the role gives it back
 * to VoiceOver. To the rule about redundant roles such a list therefore has no role of its own. So do the parts of a
 * table, which is laid out as blocks on a phone and would be no table then.
 */
const elementsThatNeedTheirRole = defineMetadata({
  ul: { inherit: 'ul', aria: { implicitRole: () => null } },
  ol: { inherit: 'ol', aria: { implicitRole: () => null } },
  table: { inherit: 'table', aria: { implicitRole: () => null } },
  thead: { inherit: 'thead', aria: { implicitRole: () => null } },
  tbody: { inherit: 'tbody', aria: { implicitRole: () => null } },
  tr: { inherit: 'tr', aria: { implicitRole: () => null } },
  th: { inherit: 'th', aria: { implicitRole: () => null } },
  td: { inherit: 'td', aria: { implicitRole: () => null } },
});

/** Recommended and document rules. What differs from them says why. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5', elementsThatNeedTheirRole],
    rules: {
      // React writes <meta/>, dateTime and disabled="", the frame around it <meta> and async: the same to a parser.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // React's useId begins with an underscore, which HTML allows; only CSS would have to escape it.
      'valid-id': ['error', { relaxed: true }],
      // A group of checkboxes sends one name many times: the finder's chosen needs.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The breath line is a drawing, which <progress> cannot hold. Lists and tables: see above.
      'prefer-native-element': [
        'error',
        { exclude: ['progressbar', 'list', 'table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] },
      ],
      // Numbers to dial stay on one line by CSS, which the rule does not see.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What is invalid in a document as it was sent: one line for each fault, with its place. */
export async function findFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
