/** A short message at the top right that disappears after 5 seconds. */
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

/** Shows the message now, or once the toaster has loaded; messages wait until then. */
export function notify(notification: Notification): void {
  if (show) {
    show(notification);
    return;
  }
  waiting = [...waiting, notification];
  wake?.();
}

/**
 * Called by the toaster when it mounts: it receives the waiting messages and all later ones. Returns the
 * cleanup function.
 */
export function presentNotifications(present: Show): () => void {
  show = present;
  const held = waiting;
  waiting = [];
  for (const notification of held) present(notification);
  return () => {
    if (show === present) show = null;
  };
}

/** Calls `load` at the first message without a toaster. */
export function onFirstNotification(load: () => void): () => void {
  wake = load;
  if (waiting.length > 0) load();
  return () => {
    if (wake === load) wake = null;
  };
}
