import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { JSDOM } from 'jsdom';

/** Checks the HTML standard, WCAG and WAI-ARIA. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Formatting that the standard leaves open and the renderer decides.
      'attr-case': 'off',
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // Advice of the tool's author, not the standard: controls of a list may share their name, a text field may
      // omit its type, styles may be inline, a title may be long (ours has the phone number in it), and a phone
      // number may wrap.
      'form-dup-name': 'off',
      'long-title': 'off',
      'no-implicit-input-type': 'off',
      'no-inline-style': 'off',
      'tel-non-breaking': 'off',
      // What the standard requires, instead of the stricter defaults.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'require-sri': ['error', { target: 'crossorigin' }],
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** The errors of a document, one per entry; empty if it is valid. */
export async function findHtmlErrors(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${line}:${column} ${selector})`,
    ),
  );
}

/** Buttons and sliders of a server's page that only script can handle, but that a visitor can use before it. */
export function findLostControls(html: string): readonly string[] {
  const { document } = new JSDOM(html, { url: 'http://localhost' }).window;
  const controls = document.querySelectorAll('button[type="button"]:enabled, input[type="range"]:enabled');
  return [...controls]
    .filter((each) => !each.closest('[hidden], dialog, noscript, [popovertarget]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
