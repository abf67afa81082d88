import { useSyncExternalStore } from 'react';

/** A switch that this browser remembers; on unless it was turned off. */
export function useStoredSwitch(key: string): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => true,
  );
  return [isOn, (next) => save(key, next)];
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Storage may be blocked; then the switch is on. */
function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function save(key: string, isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Blocked storage: the switch stays on.
  }
  for (const listener of listeners) listener();
}
