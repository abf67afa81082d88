export type PushOutcome = 'on' | 'unsupported' | 'denied' | 'failed';

const WORKER = '/service-worker.js';

/**
 * Lets this browser receive notifications while the site is closed. `publicKey` identifies the site to the
 * push service.
 */
export async function switchPushOn(publicKey: string): Promise<PushOutcome> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { pushManager } = await readyWorker();
    // A subscription made with another key would not receive our messages.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const answer = await fetch('/api/me/browsers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    });
    return answer.ok ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Call on sign-out. */
export async function switchPushOff(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  // The page registers the worker of its build after it has loaded.
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}
