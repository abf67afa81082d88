// Compiled from messages/en/drafts.json by `npm run messages`.

export const sortablePhotos = {
pressSpacePick: "Press Space to pick up a photo, the arrow keys to move it, and Space to drop it.",
photoPickedUse: ({ current }: { current: string | number }) => `Photo ${current} picked up. Use the arrow keys to move it, Space to drop it, or Escape to cancel.`,
position: ({ current, items }: { current: string | number; items: string | number }) => `Position ${current} of ${items}`,
notMoved: "Not moved",
};
