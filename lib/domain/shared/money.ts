declare const centsBrand: unique symbol;

/** An amount of US money: a whole number of cents, never a float of dollars. */
export type Cents = number & { readonly [centsBrand]: true };

/** Takes a whole number of cents. Throws a RangeError on fractions and on what a double cannot hold exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

/** Takes a whole number of dollars. Throws a RangeError on anything else. */
export function dollars(amount: number): Cents {
  return cents(amount * 100);
}
