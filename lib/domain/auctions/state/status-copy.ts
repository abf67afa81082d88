import type { AuctionState } from './state';

/** The status of an auction for the audit log, such as `running until 2026-11-24T20:05:30.000Z`. */
export const statusWords = ({ status, endsAt }: Pick<AuctionState, 'status' | 'endsAt'>): string =>
  status === 'running' || status === 'paused' ? `${status} until ${new Date(endsAt).toISOString()}` : status;
