declare const centsBrand: unique symbol;

/** An amount in US dollars as a whole number of cents, not a float of dollars. */
export type Cents = number & { readonly [centsBrand]: true };

/** Takes a whole number of cents. Throws a RangeError on fractions and on unsafe integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

/** Converts dollars to cents. Throws a RangeError unless the result is a whole number of cents. */
export function dollars(amount: number): Cents {
  return cents(amount * 100);
}
