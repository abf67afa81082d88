import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { routes } from '@/lib/routes';

export const OurFees = () => (
  <>
    <DataTable
      caption="What this site charges"
      columns={[{ label: 'For' }, { label: 'Fee', isNumber: true }]}
      rows={[
        ['An account', '$0'],
        ['Registering to bid', '$0'],
        ['A bid', '$0'],
        ['Buyer’s premium', 'None'],
        ['Technology fee', 'None'],
        ['Listing a property', '$0'],
        ['Selling at auction or at a fixed price', '$0'],
      ]}
    />
    <p>
      The price at which an auction ends is the price in the contract. Should an auction ever carry a premium,
      it would stand in the first entry of its ledger and on its page, before the first bid; it could not be
      added later. By default there is none.
    </p>
    <p>
      If this changes, it is said here before it applies. What we ask of sellers is on{' '}
      <Link href={routes.sell}>Sell a property</Link>.
    </p>
  </>
);

export const Deposits = () => (
  <>
    <p>
      <strong>We never hold money.</strong> There is no deposit to register, no card hold to bid, and no
      payment through this site at all. If somebody asks you in our name to pay us, do not pay, and{' '}
      <Link href={routes.contact}>tell us</Link>.
    </p>
    <p>
      After an auction or an agreed price, the contract of sale asks for a deposit, in New York often 10
      percent. It is paid to the escrow account of the seller’s attorney named in the contract. Confirm the
      account by telephone, at a number that you looked up yourself.
    </p>
  </>
);
