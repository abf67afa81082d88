// Compiled from messages/en/map.json by `npm run messages`.

export const pinMap = {
movePinMap: "Move the pin on the map",
setPinMap: "Set the pin on the map",
};
