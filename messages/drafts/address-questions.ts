// Compiled from messages/en/drafts.json by `npm run messages`.

export const addressQuestions = {
postalCode: {
heading: "Location",
label: "ZIP code",
help: "Five digits. We use it to find the city and county.",
},
city: {
label: "City, town, or village",
help: "We don’t recognize this ZIP code. Enter the city as it appears in the mailing address.",
},
countyOrParish: {
label: "County",
help: "This ZIP code is in more than one county, or we don’t recognize it. Choose the county where the deed is recorded.",
},
street: {
label: "House number and street",
help: "For example, 418 Halsey Street. For land without a house number, use the nearest one.",
},
unitNumber: {
label: "Apartment or unit",
help: "Enter only the number, such as 2B. Leave this blank if you’re selling the whole building.",
},
parcelNumber: {
heading: "Parcel and map pin",
label: "Parcel number",
help: "It’s on the tax bill: section, block, and lot (SBL), or borough, block, and lot (BBL) in New York City. We use it to check whether the home is already listed.",
},
latitude: {
label: "Pin latitude",
help: "Degrees north, such as 40.68241. If you leave this blank, we put the pin at the center of the ZIP code and label it approximate.",
},
longitude: {
label: "Pin longitude",
help: "Degrees east, such as -73.93015. Longitudes in New York are negative.",
},
};
