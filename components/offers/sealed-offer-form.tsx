'use client';

import { Form, type FormAnswer, type FormProps } from '@/components/ui/form/form';
import { textsOf } from '@/components/ui/form/texts-of';
import { sendSealed } from '@/lib/actions/offers';
import type { Sealing } from '@/lib/client/offers/prepare-sealed-offer';

interface SealedOfferFormProps extends Omit<FormProps, 'action' | 'page'> {
  readonly sealing: Sealing;
}

/** The form of an offer that the browser encrypts. What is typed into it is not sent. */
export const SealedOfferForm = ({ sealing, ...form }: SealedOfferFormProps) => (
  <Form {...form} action={(_, data) => seal(textsOf(data), sealing)} />
);

async function seal(typed: ReturnType<typeof textsOf>, sealing: Sealing): Promise<FormAnswer> {
  const { prepareSealedOffer } = await import('@/lib/client/offers/prepare-sealed-offer');
  const prepared = await prepareSealedOffer(typed, sealing, Date.now());
  if ('status' in prepared) return prepared;
  const sent = new FormData();
  const { slug = '', listingKey = '', requestId = '' } = typed;
  for (const [name, value] of Object.entries({ slug, listingKey, requestId, ...prepared }))
    sent.set(name, value);
  return { ...(await sendSealed(null, sent)), typed };
}
