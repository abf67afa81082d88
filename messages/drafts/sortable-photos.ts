// Compiled from messages/en/drafts.json by `npm run messages`.

export const sortablePhotos = {
pressSpacePick: "Press Space to pick up a photo, the arrow keys to move it, and Space to drop it.",
photoPickedUse: (v: { current: string | number }) => `Photo ${v.current} picked up. Use the arrow keys to move it, Space to drop it, or Escape to cancel.`,
position: (v: { current: string | number; items: string | number }) => `Position ${v.current} of ${v.items}`,
notMoved: "Not moved",
};
