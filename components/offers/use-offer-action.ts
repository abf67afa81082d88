import { type FormEvent, useActionState, useEffect, useRef } from 'react';
import { answerOne, call, counter, offer } from '@/lib/actions/offers';
import type { OfferState } from '@/lib/domain/offers/offer-words';

const actions = { offer, counter, answerOne, call } as const;
export type OfferAction = keyof typeof actions;

const nothing: OfferState = { trouble: null, faults: {}, typed: {} };

/** A form about an offer: what was typed stays when nothing came of it, and the focus goes to what was wrong. */
export function useOfferAction(action: OfferAction, page: string) {
  const [state, send, isBusy] = useActionState<OfferState, FormData>(actions[action], nothing, page);
  const trouble = useRef<HTMLDivElement>(null);
  const isRefused = state !== nothing;
  useEffect(() => {
    if (isRefused) trouble.current?.focus();
  }, [isRefused]);
  const form = { action: send, onReset: (event: FormEvent) => event.preventDefault() };
  return { state, isRefused, isBusy, form, trouble };
}
