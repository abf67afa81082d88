let continuation: (() => void) | null = null;
let pageContinuation: (() => void) | null = null;
let show: (() => void) | null = null;
let isWaiting = false;

/** Opens the sign-in dialog. `then` runs after the sign-in; closing the dialog discards it. */
export function openLoginModal(then?: () => void): void {
  continuation = then ?? null;
  if (show) show();
  else isWaiting = true;
}

/**
 * Called by the dialog's host, which may mount after the first request to open. Returns the cleanup function.
 */
export function presentLoginModal(present: () => void): () => void {
  show = present;
  if (isWaiting) present();
  isWaiting = false;
  return () => {
    if (show === present) show = null;
  };
}

/** Sets what the page does after a sign-in that has no action of its own. Returns the cleanup function. */
export function setPageContinuation(then: () => void): () => void {
  pageContinuation = then;
  return () => {
    if (pageContinuation === then) pageContinuation = null;
  };
}

export function forgetContinuation(): void {
  continuation = null;
}

/** What to do after the sign-in. An action passed to `openLoginModal` is returned only once. */
export function takeContinuation(): (() => void) | null {
  const then = continuation ?? pageContinuation;
  continuation = null;
  return then;
}
