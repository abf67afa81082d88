export function examinePdf(
  bytes: Uint8Array,
): Promise<{ readonly refused: string } | { readonly refused?: undefined; readonly pages: number }>;
