'use client';

import { useEffect, useRef } from 'react';
import { Form, type FormAnswer, type FormProps } from '@/components/ui/form/form';
import { textsOf } from '@/components/ui/form/texts-of';
import { sendSealed } from '@/lib/actions/offers';
import type { Sealing } from '@/lib/client/offers/prepare-sealed-offer';

interface SealedOfferFormProps extends Omit<FormProps, 'action' | 'page'> {
  readonly sealing: Sealing;
}

/** The form of an offer that the browser encrypts. What is typed into it is not sent. */
export function SealedOfferForm({ sealing, ...form }: SealedOfferFormProps) {
  // The clock of the device may be wrong.
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = Date.now() - sealing.now;
  }, [sealing.now]);
  return <Form {...form} action={(_, data) => seal(textsOf(data), sealing, Date.now() - ahead.current)} />;
}

async function seal(typed: ReturnType<typeof textsOf>, sealing: Sealing, now: number): Promise<FormAnswer> {
  const { prepareSealedOffer } = await import('@/lib/client/offers/prepare-sealed-offer');
  const prepared = await prepareSealedOffer(typed, sealing, now);
  if ('status' in prepared) return prepared;
  const sent = new FormData();
  const { slug = '', listingKey = '', requestId = '' } = typed;
  for (const [name, value] of Object.entries({ slug, listingKey, requestId, ...prepared }))
    sent.set(name, value);
  return { ...(await sendSealed(null, sent)), typed };
}
