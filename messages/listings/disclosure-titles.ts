// Compiled from messages/en/listings.json by `npm run messages`.

export const disclosureTitles = {
LeadPaint: "Lead paint",
PropertyCondition: "Property condition",
FloodZone: "Flood zone",
Occupancy: "Occupancy",
CertificateOfOccupancy: "Certificate of occupancy",
SepticAndWell: "Septic and well",
Association: "Association",
Environmental: "Environmental",
RentRegulation: "Rent regulation",
};
