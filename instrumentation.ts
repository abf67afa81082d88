/**
 * Starts the one timer of the server: it posts to its own tick endpoint, the same that a scheduler calls. A server that is
 * not ready ends here: Next would start it all the same and answer every request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endUnlessReady, startTimer } = await import('./lib/server/jobs/timer');
  await endUnlessReady();
  startTimer();
}
