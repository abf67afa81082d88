import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bindingClosingTerms, usualClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { dollars } from '@/lib/domain/shared/money';
import { whatBinds } from '@/messages/closings/what-binds';
import { WinEssence, WinnerTerms, WinTitle } from './if-you-win';

const usual = bindingClosingTerms(null, undefined);
const words = (element: ReactNode): string => renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, ' ');
const wordsWith = (more: Partial<Parameters<typeof WinnerTerms>[0]> = {}): string =>
  words(
    <WinnerTerms terms={usual} contractHref="/documents/h1/c.pdf" priceCents={dollars(331_000)} {...more} />,
  );

describe('the folded list', () => {
  test('shows the essence: when to sign, the earnest money, and when to close', () => {
    const win = { terms: usual, contractHref: null, priceCents: dollars(331_000) };
    expect(words(<WinTitle {...win} />)).toBe('If you win at the minimum bid, $331,000');
    expect(words(<WinEssence {...win} />)).toBe(
      'Sign within 72 hours · earnest money $33,100 (10%) · close within 45 days',
    );
    const none = { ...usual, earnestMoneyBasisPoints: 0 };
    expect(words(<WinEssence {...win} terms={none} />)).toContain('· no earnest money ·');
  });
});

describe('the list of a winner’s obligations', () => {
  test('links the contract that the winner signs, and says so if the auction has none', () => {
    const list = <WinnerTerms terms={usual} contractHref="/documents/h1/c.pdf" priceCents={dollars(1)} />;
    expect(renderToStaticMarkup(list)).toContain('href="/documents/h1/c.pdf"');
    expect(wordsWith({ contractHref: null })).toContain('no contract of sale to read before this auction');
  });

  test('has the deadlines, the earnest money, the default and the binding terms', () => {
    const words = wordsWith();
    expect(words).toContain('Sign the contract of sale within 72 hours of winning');
    expect(words).toContain(
      'Pay earnest money of $33,100 (10%) to the seller’s attorney within 72 hours of signing',
    );
    expect(words).toContain('Close within 45 days of signing');
    expect(words).toContain(
      'If you miss a deadline, you have 48 hours to cure it, or 10 days if it’s the closing deadline.',
    );
    expect(words).toContain('the contract determines who keeps any earnest money');
    expect(words).toContain(whatBinds);
  });

  test('uses the terms frozen for this auction', () => {
    const frozen = {
      ...usualClosingTerms,
      signWithinHours: 1,
      closeWithinDays: 60,
      earnestMoneyBasisPoints: 550,
    };
    const words = wordsWith({ terms: frozen, isUpTo: true, priceCents: dollars(200_001) });
    expect(words).toContain('within 1 hour');
    expect(words).toContain('Pay earnest money of up to $11,000.06 (5.5%)');
    expect(words).toContain('Close within 60 days');
    expect(wordsWith({ since: 'buying' })).toContain('within 72 hours of buying');
    expect(wordsWith({ terms: { ...frozen, earnestMoneyBasisPoints: 0 } })).toContain('No earnest money');
  });
});
