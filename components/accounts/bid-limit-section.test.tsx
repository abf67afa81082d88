import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LimitSection } from './bid-limit-section';

test('a person with an open default reads why the limit is zero and sees no form for proof of funds', () => {
  const section = (hasOpenDefault: boolean) =>
    renderToStaticMarkup(
      <LimitSection
        limitCents={0}
        leftCents={0}
        funds={null}
        request={null}
        hasOpenDefault={hasOpenDefault}
        mayAsk
        next="/dashboard"
        outcome={null}
        amount=""
      />,
    );
  expect(section(true)).toContain('Your bid limit is zero after a default');
  expect(section(true)).not.toContain('<form');
  expect(section(false)).toContain('<form');
});
