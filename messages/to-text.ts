/** The text of a message, whether or not it has arguments. For messages that are chosen by a code. */
export const toText = <Values>(
  message: string | ((values: NoInfer<Values>) => string),
  values: Values,
): string => (typeof message === 'string' ? message : message(values));
