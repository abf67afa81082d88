import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/how-it-works';

export const Binding = () => (
  <>
    <p>
      {copy.binding.twoThingsBind({
        link: (children) => <Link href={routes.terms}>{children}</Link>,
        span: (children) => <span className="whitespace-nowrap">{children}</span>,
        whatBinds,
      })}
    </p>
    <DataTable
      caption={copy.binding.underAuction}
      columns={[
        { label: copy.binding.moment },
        { label: copy.binding.bidder },
        { label: copy.binding.seller },
      ]}
      rows={[
        [copy.binding.beforeBid, copy.binding.boundNothing, copy.binding.boundAnnouncedWay],
        [copy.binding.placeBid, copy.binding.makeOfferBuy, copy.binding.noChange],
        [copy.binding.buyNow, copy.binding.obligedByTerms, copy.binding.obligedByTermsSign],
        [copy.binding.outbid, copy.binding.offerHasEnded, copy.binding.noChange],
        [copy.binding.auctionEndsReserve, copy.binding.ifLeadObliged, copy.binding.obligedByTermsSign],
        [copy.binding.auctionEndsReserveNot, copy.binding.ifLeadOffer, copy.binding.boundNothingUntil],
        [copy.binding.bothHaveSigned, copy.binding.boundByContract, copy.binding.boundByContract],
      ]}
    />
    <p>{copy.binding.fixedPriceNeither({ strong: (children) => <strong>{children}</strong> })}</p>
    <p>{copy.binding.readContractBefore}</p>
  </>
);
