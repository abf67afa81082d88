import { usualClosingTerms, usualEarnestBasisPoints } from '@/lib/domain/auctions/terms/closing-terms';
import { defaultExtensionWindowMs } from '@/lib/domain/auctions/terms/terms';
import { whatBinds } from '@/messages/closings/what-binds';
import { auctions as copy } from '@/messages/terms/auctions';

const minutes = defaultExtensionWindowMs / 60_000;
const { signWithinHours, depositWithinHours, closeWithinDays, cureHours, closingCureDays } =
  usualClosingTerms;

export const Bids = () => (
  <ol>
    <li>{copy.bidIrrevocableOffer}</li>
    <li>{copy.bidAcceptedWhen}</li>
    <li>{copy.mayRefuseBid}</li>
    <li>{copy.maximumMoreOne}</li>
  </ol>
);

export const Auctions = () => (
  <ol>
    <li>{copy.termsAuctionSale}</li>
    <li>{copy.priceInitiallyStarting}</li>
    <li>{copy.bidArrivesLast({ minutes })}</li>
    <li>{copy.reserveAuctionEnds({ strong: (children) => <strong>{children}</strong>, whatBinds })}</li>
    <li>{copy.buyNowPrice({ strong: (children) => <strong>{children}</strong>, whatBinds })}</li>
    <li>{copy.reserveMayLowered}</li>
    <li>{copy.auctionMayCanceled}</li>
  </ol>
);

export const Contract = () => (
  <ol>
    <li>
      {copy.underGeneralObligations({
        span: (children) => <span className="whitespace-nowrap">{children}</span>,
        whatBinds,
      })}
    </li>
    <li>{copy.sellersAttorneyDelivers}</li>
    <li>
      {copy.winBuyBefore({
        strong: (children) => <strong>{children}</strong>,
        signWithinHours,
        usualEarnestBasisPoints: usualEarnestBasisPoints / 100,
        depositWithinHours,
        closeWithinDays,
      })}
    </li>
    <li>
      {copy.defaultPartyMisses({
        strong: (children) => <strong>{children}</strong>,
        cureHours,
        closingCureDays,
      })}
    </li>
    <li>{copy.agreeBidsAcceptances}</li>
    <li>{copy.fixedPriceOffer}</li>
  </ol>
);

export const WhoMayNotBid = () => <p>{copy.noneFollowingMay}</p>;

export const Records = () => (
  <ul>
    <li>{copy.ledgerAuctionPublic}</li>
    <li>{copy.eachBidRecord}</li>
    <li>{copy.serversClockControls}</li>
    <li>{copy.siteDownMore}</li>
  </ul>
);
