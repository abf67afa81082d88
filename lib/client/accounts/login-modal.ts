let continuation: (() => void) | null = null;
let ofThePage: (() => void) | null = null;
let show: (() => void) | null = null;
let isWaiting = false;

/** Opens the sign-in dialog. `then` goes on with that very action once somebody is signed in; closing forgets it. */
export function openLoginModal(then?: () => void): void {
  continuation = then ?? null;
  if (show) show();
  else isWaiting = true;
}

/** Called by the dialog's host, which may stand later than the first wish. Returns the farewell. */
export function presentLoginModal(present: () => void): () => void {
  show = present;
  if (isWaiting) present();
  isWaiting = false;
  return () => {
    if (show === present) show = null;
  };
}

/** How the page goes on after a sign-in that was for nothing in particular. Returns the farewell. */
export function goOnBy(then: () => void): () => void {
  ofThePage = then;
  return () => {
    if (ofThePage === then) ofThePage = null;
  };
}

export function forgetContinuation(): void {
  continuation = null;
}

/** What was to be done after the sign-in; given out once. */
export function takeContinuation(): (() => void) | null {
  const then = continuation ?? ofThePage;
  continuation = null;
  return then;
}
