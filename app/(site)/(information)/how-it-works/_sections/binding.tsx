import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { routes } from '@/lib/routes';
import { whatBinds } from '@/messages/closings/what-binds';
import { binding as copy } from '@/messages/how-it-works/binding';

export const Binding = () => (
  <>
    <p>
      {copy.twoThingsBind({
        link: (children) => <Link href={routes.terms}>{children}</Link>,
        span: (children) => <span className="whitespace-nowrap">{children}</span>,
        whatBinds,
      })}
    </p>
    <DataTable
      caption={copy.auction}
      columns={[{ label: copy.stage }, { label: copy.bidder }, { label: copy.seller }]}
      rows={[
        [copy.beforeBid, copy.notBoundAnything, copy.boundAnnouncedSale],
        [copy.placeBid, copy.makeOfferBuy, copy.noChange],
        [copy.buyNow, copy.requiredTermsSign, copy.requiredTermsSignContract],
        [copy.outbid, copy.offerEndsBid, copy.noChange],
        [copy.auctionEndsReserve, copy.leadRequiredTerms, copy.requiredTermsSignContract],
        [copy.auctionEndsReserveNot, copy.leadOfferStays, copy.notBoundAnythingSeller],
        [copy.bothSidesSigned, copy.boundContractWhich, copy.boundContractWhich],
      ]}
    />
    <p>{copy.fixedPriceNeither({ strong: (children) => <strong>{children}</strong> })}</p>
    <p>{copy.readContractBefore}</p>
  </>
);
