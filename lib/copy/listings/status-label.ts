import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import { statuses } from '@/messages/listings/statuses';

export const statusLabel = (status: StandardStatus): string => statuses[status];
