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
      caption={copy.binding.auction}
      columns={[
        { label: copy.binding.stage },
        { label: copy.binding.bidder },
        { label: copy.binding.seller },
      ]}
      rows={[
        [copy.binding.beforeBid, copy.binding.notBoundAnything, copy.binding.boundAnnouncedSale],
        [copy.binding.placeBid, copy.binding.makeOfferBuy, copy.binding.noChange],
        [copy.binding.buyNow, copy.binding.requiredTermsSign, copy.binding.requiredTermsSignContract],
        [copy.binding.outbid, copy.binding.offerEndsBid, copy.binding.noChange],
        [
          copy.binding.auctionEndsReserve,
          copy.binding.leadRequiredTerms,
          copy.binding.requiredTermsSignContract,
        ],
        [
          copy.binding.auctionEndsReserveNot,
          copy.binding.leadOfferStays,
          copy.binding.notBoundAnythingSeller,
        ],
        [copy.binding.bothSidesSigned, copy.binding.boundContractWhich, copy.binding.boundContractWhich],
      ]}
    />
    <p>{copy.binding.fixedPriceNeither({ strong: (children) => <strong>{children}</strong> })}</p>
    <p>{copy.binding.readContractBefore}</p>
  </>
);
