import type { WholePriceWords } from './whole-price-words';

interface WholePriceNoteProps {
  readonly words: WholePriceWords;
  /** A higher bid came before the reader's eyes: it never needs less. */
  readonly hasRisen: boolean;
}

/** The whole price under a card's figures. */
export const WholePriceNote = ({ words: { amount, note }, hasRisen }: WholePriceNoteProps) => (
  <p className="card-whole">
    {amount !== null && (
      <span>
        {hasRisen ? 'More than' : '≈'} <b>{amount}</b> to own the keys
      </span>
    )}
    {note}
  </p>
);
