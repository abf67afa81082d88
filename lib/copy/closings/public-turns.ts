import { type ClosingState, isDone } from '@/lib/domain/closings/closing';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { stepOf } from '@/lib/domain/closings/closing-steps';
import { evolveClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { cameFromWords } from '@/messages/closings/came-from-words';
import { publicSteps } from '@/messages/closings/public-steps';
import { publicTurns as copy } from '@/messages/closings/public-turns';
import { endWords } from './closing-words';

/** The public part of a closing: what happened, and when in ms. No names and no text that a side wrote. */
export interface PublicTurn {
  readonly at: number;
  readonly words: string;
  /** The price of the sale, only on the opening entry. */
  readonly priceCents: number | null;
}

/** The public entries of all closings of one home, in order. Failed closings stay in the record. */
export const toPublicTurns = (
  closings: readonly Pick<Closing, 'events' | 'cameFrom'>[],
): readonly PublicTurn[] =>
  closings.flatMap(({ events, cameFrom }) => {
    let state: ClosingState | null = null;
    return events.flatMap((event): PublicTurn[] => {
      state = evolveClosing(state, event);
      const words = wordsOf(event, state, cameFromWords[cameFrom.kind]);
      const priceCents = event.type === 'opened' ? event.terms.priceCents : null;
      return words === null ? [] : [{ at: event.at, words, priceCents }];
    });
  });

function wordsOf(event: ClosingEvent, state: ClosingState, sold: string): string | null {
  switch (event.type) {
    case 'opened':
      return sold;
    case 'confirmed':
      return isDone(state, stepOf(event.step)) ? (doneWords[event.step] ?? null) : null;
    case 'fell-through':
    case 'defaulted':
      return copy.fellThrough({ why: endWords(state) });
    case 'backup-named':
      return event.asksSeller ? null : copy.offeredToBackup;
    case 'backup-offered':
      return copy.offeredToBackup;
    case 'relisted':
      return copy.canBeRelisted;
    default:
      return null;
  }
}

const doneWords: Readonly<Record<string, string>> = publicSteps;
