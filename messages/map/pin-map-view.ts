// Compiled from messages/en/map.json by `npm run messages`.

export const pinMapView = {
enterLatitudeLongitude: "Enter the latitude and longitude in the fields.",
clickTapHomes: "Click or tap the home’s location on the map, or drag the pin. With a keyboard, use the arrow keys to move the map until the crosshairs are on the home.",
placePinCross: "Place the pin at the crosshairs",
removePin: "Remove the pin",
pin: ({ latitude, longitude }: { latitude: string | number; longitude: string | number }) => `The pin is at ${latitude}, ${longitude}.`,
};
