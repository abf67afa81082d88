// Compiled from messages/en/costs.json by `npm run messages`.

export const taxedKindLabels = {
"one-family": "One-family house",
"two-family": "Two-family house",
"three-family": "Three-family house",
condo: "Condominium",
"co-op": "Co-op apartment",
"four-family": "Four-family house",
"five-or-six-family": "Five- or six-unit apartment building",
"apartment-building": "Apartment building with seven or more units",
"mixed-use": "Mixed-use building",
commercial: "Commercial building",
farm: "Farm",
land: "Vacant land",
"home-in-park": "Manufactured home in a park",
};
