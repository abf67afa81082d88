import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the HTML standard, WCAG and WAI-ARIA ask of a document. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Spelling, which the standard leaves open and the renderer decides.
      'attr-case': 'off',
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // Advice of its author: a text field may leave its type out, styles may stand in an attribute, a title may be long
      // (ours has the phone number in it), and a phone number may break as it likes.
      'long-title': 'off',
      'no-implicit-input-type': 'off',
      'no-inline-style': 'off',
      'tel-non-breaking': 'off',
      // The standard's own measure instead of the stricter default.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
      'require-sri': ['error', { target: 'crossorigin' }],
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** The faults of a document, each in a line; empty when it is valid. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column} ${selector})`,
    ),
  );
}
