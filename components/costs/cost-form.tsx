'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useEarlyInput } from '@/lib/client/forms/use-early-input';
import { costForm as copy } from '@/messages/costs/cost-form';
import { CostFields, type CostFieldsProps, fieldId } from './cost-fields';

interface CostFormProps extends CostFieldsProps {
  readonly action: string;
  /** The current day in New York. */
  readonly today: string;
  /** The answer as the server rendered it. */
  readonly children: ReactNode;
}

/**
 * A GET form answered by the server. With JavaScript, each change is answered at once; the rules load when
 * the first field is touched. The fields are never replaced, so typed values stay.
 */
export function CostForm({ action, today, children, ...fields }: CostFormProps) {
  const [live, setLive] = useState<Live | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const faults = live?.faults ?? fields.faults;
  const offered = live?.offered ?? fields.offered;

  async function update() {
    isTouched.current = true;
    const rules = await load().catch(() => null);
    if (!rules || !form.current) return null;
    const { faults: found, answered } = rules.answerForm(new FormData(form.current), today);
    setLive((before) => ({
      faults: found,
      result: answered?.result ?? before?.result ?? children,
      offered: answered?.offered ?? before?.offered ?? fields.offered,
    }));
    return { faults: found, answered };
  }

  useEarlyInput(form, () => void update());

  /** When a field loses focus, the address is updated to match the form. */
  async function remember() {
    const answer = await update();
    if (answer?.answered) history.replaceState(null, '', `${action}?${answer.answered.query}`);
    return answer;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const answer = await remember();
    // Until the rules load, the server answers.
    if (!answer) return sent.submit();
    const [first] = Object.keys(answer.faults);
    document.getElementById(first ? fieldId(first) : RESULT_ID)?.focus();
  }

  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-[21rem_minmax(0,1fr)] lg:grid-cols-[23rem_minmax(0,1fr)]">
      <form
        ref={form}
        action={action}
        noValidate
        onFocus={() => void load().catch(() => {})}
        onInput={() => void update()}
        onBlur={() => isTouched.current && void remember()}
        onSubmit={submit}
        className="no-print space-y-5"
      >
        <CostFields {...fields} faults={faults} offered={offered} />
        <Button type="submit" variant="primary" size="large" className="w-full">
          {copy.calculate}
        </Button>
      </form>
      <section id={RESULT_ID} tabIndex={-1} aria-label={copy.allPrice} className="min-w-0">
        {Object.keys(faults).length > 0 && (
          <Notice tone="warning" title={copy.someEntriesCant} className="mb-6">
            {live?.result ? copy.fixMarkedFieldsStale : copy.fixMarkedFields}
          </Notice>
        )}
        {live?.result ?? children}
      </section>
    </div>
  );
}

type Live = Pick<CostFieldsProps, 'faults' | 'offered'> & { readonly result: ReactNode };

const load = () => import('./answer-form');
const RESULT_ID = 'cost-result';
