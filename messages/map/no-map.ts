// Compiled from messages/en/map.json by `npm run messages`.

export const noMap = {
listShowsSame: "The list shows the same homes. Here they are by county.",
browserCantDisplay: "Your browser can’t display the map",
mapNeedsWebGL: ({ children }: { children: string | number }) => `The map needs WebGL, which is turned off or unavailable here. ${children}`,
};
