import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StopForms } from './stop-forms';

test('the form of an emergency stop says beside the reason that it is permanent and must name no one', () => {
  const html = renderToStaticMarkup(<StopForms stop={null} templates={[]} chosen={null} />);
  expect(html).toContain('permanently in the public ledgers. Don’t name anyone.');
});
