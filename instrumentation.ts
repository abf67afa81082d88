/**
 * Starts what runs once per process: the front door before Next, the shutdown on a signal, and the timer,
 * which posts to the site's own tick endpoint, as an external scheduler does. Ends the process if the server
 * is not ready, because Next would otherwise start anyway and answer every request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
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
