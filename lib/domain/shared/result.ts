/** A value or an expected refusal, which is not an exception. The screen words the `reason`. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <const R>(reason: R): Result<never, R> => ({ ok: false, reason });
/** The value, or the refusal if there is one. */
export const okUnless = <T, R>(refusal: R | null, value: T): Result<T, R> =>
  refusal === null ? ok(value) : refuse(refusal);
