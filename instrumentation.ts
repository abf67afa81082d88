/**
 * Starts what the process has once: the door before Next, the end on a signal, and the timer, which posts to
 * its own tick endpoint, the same that a scheduler calls. A server that is not ready ends here: Next would
 * start it all the same and answer every request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { compressRouteAnswers } = await import('./lib/server/platform/http/compressed');
  compressRouteAnswers();
  const { endUnlessReady, startTimer } = await import('./lib/server/jobs/timer');
  const { restoreClock } = await import('./lib/server/platform/stored-clock');
  const { openFrontDoor } = await import('./lib/server/platform/edge/front-door');
  const { quietHangUps } = await import('./lib/server/platform/edge/quiet-hang-ups');
  const { stopOnSignals } = await import('./lib/server/platform/edge/stopping');
  await endUnlessReady();
  restoreClock();
  stopOnSignals();
  openFrontDoor();
  quietHangUps();
  startTimer();
}
