/** Words that the patterns hinge on and that few other words resemble. Their Spanish cousins count as right. */
const words = [
  'children childless families handicapped disabled disability wheelchair wheelchairs catholic catholics',
  'jewish religious orthodox mexican mexicans dominican dominicans hispanic hispanics african africans',
  'immigrant immigrants undocumented citizens citizenship vouchers assistance pregnant divorced divorcees',
  'unmarried couples veteran veterans military elderly seniors retirees teenager teenagers toddler toddlers',
  'blacks infants homosexual homosexuals lesbian lesbians transgender criminal criminals professionals preferred',
  'accepted neighborhood foreigners adults christian christians caucasian asians section newlyweds felons',
  'discapacitados discapacitadas homosexuales inmigrantes indocumentados divorciados divorciadas cristianos catolicos',
  'musulmanes judios mujeres hombres antecedentes penales embarazadas extranjeros jubilados solteros',
].flatMap((line) => line.split(' '));

/** Real words that are one letter from one of the words above. */
const others = [
  'mexicano mexicana mexicanos mexicanas dominicano dominicana dominicanos dominicanas hispano hispana',
  'hispanos hispanas africano africana africanos africanas veterano veterana veteranos veteranas adulto',
  'adultos adultas familia familias infant infante infantes militar militares cristiano cristiana inmigrante',
  'cristianas catolico catolica catolicas christina accepts accept citizen voucher asiatic toddler family',
  'couple couples coupled coupler suction sections criminale felony divorce divorcee senior professional',
  'disables disable religion familiar assistant assistants seniority homosexualidad',
  'indocumentado indocumentadas discapacitado discapacitada soltero soltera solteras jubilado jubilada',
  'extranjero extranjera extranjeras divorciado divorciada embarazada musulman mujer hombre penal judias',
  'blocks blanks blacken slacks nombres hombros retiree veterans newlywed child neighborhoods immigrate chairs',
].flatMap((line) => line.split(' '));

const right: ReadonlySet<string> = new Set([...words, ...others]);

const withoutOneLetter = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];

const byParts: ReadonlyMap<string, string> = new Map(
  words.flatMap((word) => withoutOneLetter(word).map((part) => [part, word] as const)),
);

/** The word that a misspelled one means: one letter more, less, different, or swapped, but not the first. */
export function correctSpelling(typed: string): string {
  if (right.has(typed) || typed.length > 16) return typed;
  for (const part of withoutOneLetter(typed)) {
    const word = byParts.get(part);
    if (word?.[0] === typed[0]) return word ?? typed;
  }
  return typed;
}
