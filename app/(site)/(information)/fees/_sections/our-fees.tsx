import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/fees';

export const OurFees = () => (
  <>
    <DataTable
      caption={copy.ourFees.whatSiteCharges}
      columns={[{ label: copy.ourFees.item }, { label: copy.ourFees.fee, isNumber: true }]}
      rows={[
        [copy.ourFees.creatingAccount, '$0'],
        [copy.ourFees.registeringBid, '$0'],
        [copy.ourFees.placingBid, '$0'],
        [copy.ourFees.buyersPremium, copy.ourFees.none],
        [copy.ourFees.technologyFee, copy.ourFees.none],
        [copy.ourFees.listingProperty, '$0'],
        [copy.ourFees.sellingAuctionFixed, '$0'],
      ]}
    />
    <p>{copy.ourFees.priceWhichAuction}</p>
    <p>{copy.ourFees.changesWellSay({ link: (children) => <Link href={routes.sell}>{children}</Link> })}</p>
  </>
);

export const Deposits = () => (
  <>
    <p>
      {copy.ourFees.neverHoldMoney({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={routes.contact}>{children}</Link>,
      })}
    </p>
    <p>{copy.ourFees.afterAuctionAgreed}</p>
  </>
);
