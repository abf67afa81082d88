'use client';

import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '@/lib/format';
import { useAuctionPage } from './auction-context';
import { endingWords, priceLabel } from './auction-words';

/** Says a change of price, lead or status to screen readers, politely and only when it is one. */
export function LiveAnnouncer() {
  const { auction, standing } = useAuctionPage();
  const [words, setWords] = useState('');
  const ending = endingWords(auction);
  const said = ending
    ? `${ending.title}. ${ending.text}`
    : auction.status === 'settling'
      ? 'The auction has ended. The outcome is being counted.'
      : `${priceLabel(auction)} ${formatMoney(auction.currentPriceCents)}.${STANDING[standing]}`;
  const last = useRef(said);
  useEffect(() => {
    if (last.current === said) return;
    last.current = said;
    setWords(said);
  }, [said]);
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

const STANDING = { leading: ' You are leading.', outbid: ' You have been outbid.', none: '' } as const;
