import type { Listing } from './listing';

type Title = Listing['title'];

export const insuranceWords: Record<Title['titleInsurance'], string> = {
  SellerPays: 'Offered, seller pays for the policy',
  BuyerPays: 'Offered, buyer pays for the policy',
  NotOffered: 'Not offered',
};

export const lienWords: Record<Title['liens'][number]['kind'], string> = {
  Mortgage: 'Mortgage',
  Judgment: 'Judgment',
  PropertyTax: 'Property tax',
  WaterAndSewer: 'Water and sewer',
  MunicipalViolation: 'Municipal violation',
  CommonCharges: 'Common charges',
  MechanicsLien: 'Mechanic’s lien',
};

export const treatmentWords: Record<Title['liens'][number]['treatment'], string> = {
  PaidAtClosing: 'Paid by the seller at closing',
  AssumedByBuyer: 'Assumed by the buyer',
  Unresolved: 'Unresolved',
};

export const conditionWords: Record<Listing['condition']['rating'], string> = {
  Good: 'Good',
  Fair: 'Fair',
  NeedsRepair: 'Needs repair',
  MajorRepair: 'Needs major repair',
  NotInspected: 'Interior not inspected',
};

export const accessWords: Record<Listing['access']['kind'], string> = {
  ByAppointment: 'By appointment',
  OpenInspection: 'Open inspections',
  ExteriorOnly: 'Exterior only',
  WalkTheLand: 'Walk the land',
};

export const possessionWords: Record<Listing['possession'], string> = {
  VacantAtClosing: 'Delivered vacant at closing',
  SubjectToOccupants: 'Subject to occupants: they stay and keep their rights',
};

export const feeWords: Record<'Monthly' | 'Quarterly' | 'Annually', string> = {
  Monthly: 'a month',
  Quarterly: 'a quarter',
  Annually: 'a year',
};
