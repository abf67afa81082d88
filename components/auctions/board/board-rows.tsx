'use client';

import { BoardRow } from './board-row';
import type { BoardRowTexts } from './board-row-texts';

/** One island for all rows, so that only their texts are sent and not each row's elements. */
export const BoardRows = ({ rows }: { readonly rows: readonly BoardRowTexts[] }) => (
  <ol className="divide-y divide-line">
    {rows.map((row) => (
      <BoardRow key={row.auction.id} row={row} />
    ))}
  </ol>
);
