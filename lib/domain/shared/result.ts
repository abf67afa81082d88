/** An expected refusal is a value: `ok` tells which side, `reason` is worded by the screen. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <R>(reason: R): Result<never, R> => ({ ok: false, reason });
