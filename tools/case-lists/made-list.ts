/** Header of a yearly list, as a laboratory keeps it. */
const HEAD = [
  ...['N° fiche', 'Date', 'Île', 'Commune', 'Sexe', 'Âge', 'Poisson', 'Partie consommée', 'Nb malades'],
  ...['Nausées', 'Diarrhée', 'Vomissements', 'Picotements', 'Inversion chaud-froid', 'Prurit', 'Fatigue'],
  ...['Pouls', 'Température', 'Observations'],
];

/** A place as it is written, and the island that is meant; null where the list does not tell. */
type Written = readonly [island: string, commune: string, meant: string | null];

const PLACES: readonly Written[] = [
  ...['Nuku Hiva', 'Nuku-Hiva', 'NUKU HIVA', 'Nukuhiva', 'nuku hiva ', 'Île de Nuku Hiva', 'Taiohae'].map(
    (text): Written => [text, '', 'Nuku Hiva'],
  ),
  ['Nuku Hiva', 'Taiohae', 'Nuku Hiva'],
  ['Nuku Hiva (Taiohae)', '', 'Nuku Hiva'],
  ['Nuku Iva', '', 'Nuku Hiva'],
  ['UA POU', 'Hakahau', 'Ua Pou'],
  ['Ua-Pou', '', 'Ua Pou'],
  ['Raiatea', 'Avera', 'Raiatea'],
  ['Raïatea', 'Uturoa', 'Raiatea'],
  ['Rurutu', 'Avera', 'Rurutu'],
  ['BORA-BORA', 'Vaitape', 'Bora Bora'],
  ['Borabora', '', 'Bora Bora'],
  ['Tahiti', 'Papeete', 'Tahiti'],
  ['tahiti', 'Passe de Taapuna', 'Tahiti'],
  ['', 'Punaauia', 'Tahiti'],
  ['Rangiroa', 'Avatoru', 'Rangiroa'],
  ['', 'Tiputa, Rangiroa', 'Rangiroa'],
  ['Mangareva', 'Rikitea', 'Mangareva'],
  ['Gambier (Rikitea)', '', 'Mangareva'],
  ['Tubuai', 'Mataura', 'Tubuai'],
  ['Tubuaï', '', 'Tubuai'],
  ['Hiva-Oa', 'Atuona', 'Hiva Oa'],
  ['Fakarava', '', 'Fakarava'],
  ['Marquises', '', null],
];

const FISH = [
  ...['haamea', "ha'amea", 'Haʻamea', 'Lutjanus bohar', 'roi', 'Roi', 'tonu', "hapu'u", 'māra', 'napoléon'],
  ...['paaihere', 'Carangues', 'perroquet bleu', 'inconnu', '?', ''],
];
const PRESENT = ['x', 'oui', '1', '+', 'OUI'];
const ABSENT = ['', '0', 'non', '-'];
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
];

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A day as people write it in one list. */
function dayText(random: () => number, year: number): string {
  const [day, month] = [1 + Math.floor(random() * 28), 1 + Math.floor(random() * 10)];
  const forms = [
    `${two(day)}/${two(month)}/${year}`,
    `${two(day)}/${two(month)}/${year}`,
    `${day}.${month}.${String(year).slice(2)}`,
    `${day} ${MONTHS[month - 1]} ${year}`,
    `${two(day)}/${two(month)}/${year} 19h30`,
  ];
  const month_only = `${MONTHS[month - 1]} ${year}`;
  return random() < 0.03 ? month_only : (forms[Math.floor(random() * forms.length)] as string);
}

/**
 * A list like that of a year, made from a seed.
 * @returns the file, and the island that each line means, by its number
 */
export function madeList(rows: number, seed = 348, year = 2009) {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const islands = new Map<number, string | null>();
  const lines = Array.from({ length: rows }, (_, at) => {
    const [island, commune, meant] = pick(PLACES);
    islands.set(at + 2, meant);
    const symptom = () => (random() < 0.5 ? pick(PRESENT) : pick(ABSENT));
    return [
      `${year}-${three(at + 1)}`,
      dayText(random, year),
      island,
      commune,
      pick(['F', 'M', 'H', 'femme', 'Homme', '']),
      pick([String(5 + Math.floor(random() * 70)), `${20 + Math.floor(random() * 40)} ans`, '', '?']),
      pick(FISH),
      pick(['chair', 'tête', 'chair et tête', 'Foie', '']),
      pick(['1', '2', '3', '', '4']),
      ...Array.from({ length: 7 }, symptom),
      pick(['', '', '52', '64']),
      pick(['', '', '36,8', '37.2']),
      pick(['', 'a mangé; "encore" du poisson', 'RAS']),
    ];
  });
  const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = [HEAD, ...lines].map((cells) => cells.map(cell).join(';')).join('\r\n');
  return { text, islands };
}

const three = (value: number) => String(value).padStart(3, '0');
