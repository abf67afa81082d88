import { DataTable } from '@/components/layout/data-table';

export const WaysToSell = () => (
  <>
    <p>
      The seller chooses the way before the auction is announced. It stands in the first entry of the
      auction’s ledger and cannot be changed afterwards.
    </p>
    <DataTable
      caption="Three kinds of auction, and the fixed price"
      columns={[{ label: 'Way of sale' }, { label: 'What you see' }, { label: 'When it is sold' }]}
      rows={[
        ['Auction without reserve', 'The starting bid.', 'One bid is enough: the highest bidder gets it.'],
        [
          'Auction with published reserve',
          'The starting bid and the reserve.',
          'When a bidder’s maximum reaches the reserve. The starting bid may equal the reserve.',
        ],
        [
          'Auction with sealed reserve',
          'The starting bid, and whether the reserve is met. Not the amount.',
          'When a bidder’s maximum reaches the reserve. The amount becomes public at that moment.',
        ],
        ['Fixed price', 'The list price.', 'When buyer and seller have signed a contract.'],
      ]}
    />
    <p>
      The cryptographic fingerprint (a commitment) of a sealed reserve is in the ledger from the start. A bid
      that meets the reserve opens it, and then anyone can compare the two. A reserve that is not met stays
      sealed, so nobody outside can check it. Our server knows it all along. A reserve can be lowered once, in
      public and at least 24 hours before the announced end. It cannot be raised.
    </p>
    <p>
      An auction may also have a buy-now price, above the starting bid and the reserve. Who takes it has
      bought and ends the auction. It is open from the start until a bid meets the reserve; without a reserve,
      until the first bid.
    </p>
    <p>
      Where the page of a home says so, its seller listens to offers until 48 hours before the auction opens.
      An offer that is accepted cancels the auction, in public and before the first bid.
    </p>
  </>
);
