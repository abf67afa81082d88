/** A short message at the top right that goes away by itself after 5 seconds. */
export interface Notification {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** A second message with the same id replaces the first. */
  readonly id?: string;
}

type Show = (notification: Notification) => void;

let show: Show | null = null;
let wake: (() => void) | null = null;
let waiting: readonly Notification[] = [];

/** Shows the message, at once or as soon as the toaster has been loaded; nothing is lost meanwhile. */
export function notify(notification: Notification): void {
  if (show) {
    show(notification);
    return;
  }
  waiting = [...waiting, notification];
  wake?.();
}

/** Called by the toaster when it stands: it gets what has waited and everything from now on. Returns the farewell. */
export function presentNotifications(present: Show): () => void {
  show = present;
  const held = waiting;
  waiting = [];
  for (const notification of held) present(notification);
  return () => {
    if (show === present) show = null;
  };
}

/** `load` is called at the first message that finds no toaster. */
export function onFirstNotification(load: () => void): () => void {
  wake = load;
  if (waiting.length > 0) load();
  return () => {
    if (wake === load) wake = null;
  };
}
