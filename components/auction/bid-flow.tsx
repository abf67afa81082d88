'use client';

export { forgetBid, recallBid, sendBid } from '@/lib/client/send-bid';
export { fetchMe } from '@/lib/client/session-api';
export { AuctionSheet } from './auction-sheet';
export { BidConfirm } from './bid-confirm';
export { BidOutcome } from './bid-outcome';
export { reviewedStep } from './reviewed-step';
