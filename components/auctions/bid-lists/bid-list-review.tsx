'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { FormNotice, FormShell, OwnField } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import {
  consentField,
  leadPaintField,
  readListForm,
  type SaleLot,
} from '@/lib/domain/auctions/bid-lists/bid-list-form';
import { leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import type { Typed } from '@/lib/domain/shared/form';
import { formatMoney } from '@/lib/format';
import { bidListReview as copy } from '@/messages/auctions/bid-list-review';

interface BidListReviewProps {
  readonly form: ComponentProps<typeof FormShell>['form'];
  readonly lots: readonly SaleLot[];
  readonly typed: Typed;
}

/** The whole order with the maximums, what the list does, and the consent. */
export function BidListReview({ form, lots, typed }: BidListReviewProps) {
  const read = readListForm(typed);
  const chosen = read.ok ? read.value : [];
  const { step: _, [consentField]: __, [leadPaintField]: ___, ...kept } = typed;
  const lotOf = (auctionId: string) => lots.find((lot) => lot.auctionId === auctionId);
  const leadHomes = chosen.flatMap(({ auctionId }) => {
    const lot = lotOf(auctionId);
    return lot?.leadPapers ? [lot] : [];
  });
  const { pamphlet, waiver } = leadPaintTerms;
  return (
    <FormShell form={form} noValidate hidden={kept} values={{}} className="max-w-3xl">
      <FormNotice>
        <Notice tone="info" title={copy.notYet} />
      </FormNotice>
      <h2 className="mt-5 text-heading font-semibold">{copy.title}</h2>
      <h3 className="mt-5 font-semibold">{copy.order}</h3>
      <ol className="mt-2 list-decimal space-y-1 pl-6">
        {chosen.map(({ auctionId, maximumCents }) => (
          <li key={auctionId}>
            {copy.item({ home: lotOf(auctionId)?.address ?? auctionId, maximum: formatMoney(maximumCents) })}
            <span className="block text-sm">
              <ContractLink href={lotOf(auctionId)?.contractHref ?? null} />
            </span>
          </li>
        ))}
      </ol>
      <h3 className="mt-6 font-semibold">{copy.rules}</h3>
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-6">
        <li>{copy.oneAtATime}</li>
        <li>{copy.waits}</li>
        <li>{copy.skips}</li>
        <li>{copy.withdrawal}</li>
        <li>{copy.ledger}</li>
      </ul>
      <div className="mt-5 space-y-3">
        {leadHomes.length > 0 && (
          <OwnField
            field={{
              name: leadPaintField,
              label: copy.leadPaint({ pamphletName: pamphlet, waiver }),
              help: <LeadPapers homes={leadHomes} />,
              control: 'checkbox',
              isRequired: true,
            }}
          />
        )}
        <OwnField
          field={{ name: consentField, label: copy.consent, control: 'checkbox', isRequired: true }}
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="step" value="start" variant="primary" aria-disabled={form.isBusy}>
          {form.isBusy ? copy.starting : copy.start}
        </Button>
        <Button type="submit" name="step" value="change" aria-disabled={form.isBusy}>
          {copy.change}
        </Button>
      </div>
    </FormShell>
  );
}

const ContractLink = ({ href }: { readonly href: string | null }) =>
  href === null ? copy.noContract : <Paper href={href}>{copy.contract}</Paper>;

/** The documents that the lead paint terms name. */
const LeadPapers = ({ homes }: { readonly homes: readonly SaleLot[] }) => (
  <>
    <Paper href={leadPaintTerms.pamphletHref}>{copy.pamphlet}</Paper>
    {homes.map(({ auctionId, address, leadPapers }) => (
      <span key={auctionId} className="block">
        {leadPapers?.disclosureHref ? (
          <Paper href={leadPapers.disclosureHref}>{copy.disclosure({ home: address })}</Paper>
        ) : (
          copy.noDisclosure({ home: address })
        )}
      </span>
    ))}
  </>
);

const Paper = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="text-link">
    {children}
  </a>
);
