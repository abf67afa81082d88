import type { PublicState } from './public-state';

/** Whether the seller would have to sell if the auction ended now: the reserve is met, or there is none. */
export const bindsSeller = ({ leader, reserve }: Pick<PublicState, 'leader' | 'reserve'>): boolean =>
  leader !== null && reserve.status !== 'not-met';
