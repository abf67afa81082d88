import type { ClosingState } from './closing';
import type { Side } from './closing-steps';
import { type ClosingCommand, decideClosing } from './decide-closing';
import { endOfExtensionDay, extensionDays } from './extension';

/** What one side may do in a closing at `now` (ms), besides its steps. */
export interface ClosingOptions {
  /** The first and last New York day that may be requested as the deadline; null if none may be. */
  readonly extensionDays: ReturnType<typeof extensionDays>;
  readonly mayProposeEnd: boolean;
  readonly mayDeclareDefault: boolean;
  readonly mayEndUnfinished: boolean;
  readonly mayOfferContract: boolean;
}

/** Asks the rules that decide the commands, so that no form is shown that they refuse. */
export function optionsOf(state: ClosingState, side: Side, now: number): ClosingOptions {
  const acting = { side, by: { uid: '', name: '' }, now };
  const may = (command: ClosingCommand) => decideClosing(state, command, acting).ok;
  const days = extensionDays(state, now);
  const until = days ? endOfExtensionDay(days.first) : 0;
  const contract = { title: '', href: '', sha256: state.lostContract ?? '' };
  return {
    extensionDays: may({ type: 'propose-extension', until, reason }) ? days : null,
    mayProposeEnd: may({ type: 'propose-fall-through', reason: 'other' }),
    mayDeclareDefault: may({ type: 'declare-default', reason, backups: [] }),
    mayEndUnfinished: may({ type: 'end-unfinished' }),
    mayOfferContract: may({ type: 'offer-contract', contract }),
  };
}

/** Any text: whether a side has a reason is seen when it sends one. */
const reason = '-';
