// Compiled from messages/en/lots.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const soldLot = {
place: ({ address, others }: { address: string | number; others: number }) => `${address} and ${formatCount(others)} other home${(others === 1 ? "" : "s")}`,
};
