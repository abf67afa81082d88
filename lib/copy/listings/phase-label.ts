import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import { phases } from '@/messages/listings/phases';

export const phaseLabel = (phase: ListingPhase): string => phases[phase];
