import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import { associationDues } from '@/messages/listings/association-dues';

/** What the regular charge of a building or community is called for this type of home. */
export function duesWords(subType: PropertySubType): (typeof associationDues)['other'] {
  switch (subType) {
    case 'Condominium':
      return associationDues.condo;
    case 'StockCooperative':
      return associationDues['co-op'];
    case 'MobileHome':
      return associationDues.park;
    default:
      return associationDues.other;
  }
}
