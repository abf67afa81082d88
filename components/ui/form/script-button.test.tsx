import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScriptButton } from './script-button';

test('a script-only button is disabled and hidden without script until it is hydrated', () => {
  const html = renderToStaticMarkup(<ScriptButton className="mt-6">Copy link</ScriptButton>);
  expect(html).toContain('disabled=""');
  expect(html).toMatch(/class="[^"]*needs-script mt-6"/);
});
