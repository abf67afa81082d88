import { TakeStepForm } from '@/components/closings/take-step-form';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { figuresPanel as copy } from '@/messages/closings/figures-panel';
import { AmountList } from './amount-list';

/** After the closing, each side may enter what it paid, once. */
export function FiguresPanel({ room: { closing, state, side } }: { readonly room: ClosingRoom }) {
  if (state.status !== 'Closed' || !state.statement || !side) return null;
  const own = state.figures[side]?.figures;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.title}
      </h2>
      <div className="mt-3 space-y-5">
        <p className="max-w-prose">{copy.why}</p>
        {own ? (
          <AmountList
            rows={[
              [copy.price, own.priceCents],
              [copy.taxes, own.taxesCents],
              [copy.titleCosts, own.titleCents],
            ]}
          />
        ) : (
          <TakeStepForm
            saleId={closing.saleId}
            type="enter-figures"
            id="figures"
            fields={[
              { name: 'price', label: copy.price, control: 'money' },
              { name: 'taxes', label: copy.taxes, control: 'money', help: copy.taxesHelp },
              { name: 'title', label: copy.titleCosts, control: 'money', help: copy.titleHelp },
            ]}
            submit={copy.submit}
          />
        )}
      </div>
    </section>
  );
}
