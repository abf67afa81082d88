// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { quoteIds } from '@/lib/domain/costs/sale/costed-sale';
import { costNames } from '@/messages/costs/cost-names';
import { CostForm } from './cost-form';
// Loaded on use; here at once, so that no test ends before it.
import './answer-form';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
afterEach(async () => act(async () => root.unmount()));

test('shows the quotes that the home calls for as it is chosen, and keeps one that was typed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <CostForm
        action="/costs"
        today="2026-11-22"
        typed={{ place: 'queens', kind: 'one-family', from: 'bid', amount: '450,000', down: '' }}
        faults={{}}
        places={{ queens: 'Queens' }}
        kinds={{ 'one-family': 'One-family house', condo: 'Condominium' }}
        loan={{ ratePercent: 6, years: 30 }}
        estimates={[]}
        quotes={quoteIds.map((id) => [id, costNames[id]] as const)}
        offered={['survey', 'well-septic']}
      >
        {null}
      </CostForm>,
    ),
  );
  const field = (name: string) => {
    const found = place.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  const seen = () => quoteIds.filter((id) => field(id).closest('[hidden]') === null);
  const type = (name: string, value: string) =>
    act(async () => {
      field(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  expect(seen()).toEqual(['survey', 'well-septic']);
  await type('survey', '700');
  await type('kind', 'condo');
  const always = ['inspection', 'survey', 'flood-insurance', 'vacant-policy'];
  await vi.waitFor(() => expect(seen()).toEqual([...always, 'working-capital', 'moving']));
  await type('down', '20');
  await vi.waitFor(() => expect(seen()).toEqual([...always, 'loan-charges', 'working-capital', 'moving']));
  expect(field('survey').value).toBe('700');
});
