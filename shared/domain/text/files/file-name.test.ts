import { fileName, fileNameFrom } from './file-name';

it.each([
  ['Déclaration n° 3.pdf', 'Declaration-3.pdf'],
  ['Déclaration N°3.pdf', 'Declaration-3.pdf'],
  ['Rapport nº 11 — août.pdf', 'Rapport-11-aout.pdf'],
  ['Îles du Vent.geojson', 'Iles-du-Vent.geojson'],
  ['œuf.csv', 'oeuf.csv'],
  ['Œufs & Cætera.csv', 'Oeufs-Caetera.csv'],
  ['Hakahau (Ua Pou).geojson', 'Hakahau-Ua-Pou.geojson'],
  ['ʻOʻopu.png', 'Oopu.png'],
  ["hapu'u.png", 'hapuu.png'],
  ['Fa\u0304’ie.png', 'Faie.png'],
  ['L’île d’Anaa.geojson', 'L-ile-d-Anaa.geojson'],
  ["Déjà eu : aujourd'hui ?.csv", 'Deja-eu-aujourd-hui.csv'],
  ['St. Lucia.geojson', 'St-Lucia.geojson'],
  ['../../etc/passwd.csv', 'etc-passwd.csv'],
  ['relevé du 3.4.2026.csv', 'releve-du-3.4.2026.csv'],
  ['ciguawatch-fr_FR.json', 'ciguawatch-fr_FR.json'],
  ['ciguawatch-2026-11-20T0210.jsonl.gz', 'ciguawatch-2026-11-20T0210.jsonl.gz'],
  ['  .geojson', 'ciguawatch.geojson'],
  ['礁.geojson', 'ciguawatch.geojson'],
])('%s is saved as %s', (name, saved) => {
  expect(fileName(name)).toBe(saved);
  expect(fileName(saved)).toBe(saved);
});

it.each([
  ['cas', [], 'cas-2026-11-25'],
  ['cas', ['2023-2026', 'Tahiti, Ua Pou'], 'cas-2023-2026-Tahiti-Ua-Pou-2026-11-25'],
  ['cas', ['de 5.5 à 9'], 'cas-de-5-5-a-9-2026-11-25'],
  ['cas', ['a', 'b'.repeat(70), 'c'], 'cas-a-2026-11-25'],
])('a file of %s that holds %j is named %s', (what, chosen, name) => {
  expect(fileName(fileNameFrom(what, chosen, '2026-11-25'))).toBe(name);
});
