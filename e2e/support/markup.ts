import { defineMetadata, HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Lists carry role="list", because WebKit exposes a list without markers as no list to VoiceOver. The rule about
 * redundant roles therefore ignores lists. It ignores the parts of a table, too, which CSS lays out as blocks on a
 * phone and which would lose their roles there.
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

/** Recommended and document rules. Each difference has its reason beside it. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5', elementsThatNeedTheirRole],
    rules: {
      // React writes <meta/>, dateTime and disabled="", the document's template <meta> and async. Parsers accept both.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // React's useId begins with an underscore, which HTML allows; only CSS would have to escape it.
      'valid-id': ['error', { relaxed: true }],
      // A group of checkboxes repeats one name: the needs on the home page.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The breath line is a drawing, which <progress> cannot contain. Lists and tables: see above.
      'prefer-native-element': [
        'error',
        { exclude: ['progressbar', 'list', 'table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] },
      ],
      // Telephone numbers stay on one line by CSS, which the rule does not see.
      'tel-non-breaking': 'off',
    },
  }),
);

/** The faults of a document as the server sent it: one line for each, with its place. */
export async function findFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
