import { formatMoment } from '@/lib/format';
import { sealedRound as copy } from '@/messages/offers/sealed-round';
import { OfferActionForm } from './offer-action-form';
import { Fingerprint } from './sealed-round';

interface OwnSealedProps {
  readonly own: { readonly sentAt: number; readonly hash: string };
  readonly isOpening: boolean;
  readonly page: string;
  readonly hidden: Readonly<Record<string, string>>;
}

/** A buyer's own sealed offer, which can be withdrawn. */
export const OwnSealedOffer = ({ own: { sentAt, hash }, isOpening, page, hidden }: OwnSealedProps) => (
  <section className="border-y border-line py-5">
    <h2 className="font-semibold">{copy.own({ sentAt: formatMoment(sentAt) })}</h2>
    <p className="mt-1 max-w-prose">{isOpening ? copy.ownWaits : copy.ownText}</p>
    <p className="mb-3 mt-1 text-sm">
      <Fingerprint>{hash}</Fingerprint>
    </p>
    <OfferActionForm
      action="withdrawSealed"
      id="unsealed"
      page={page}
      hidden={hidden}
      confirm={{ label: copy.withdraw, text: isOpening ? copy.withdrawLate : copy.withdrawText }}
      submit={copy.withdraw}
    />
  </section>
);
