import { type FoundText, textsOf, type Unit, unitId } from './units';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

const stateOf = ({ target, toCheck }: Unit): string => {
  if (target === '') return 'new';
  return toCheck ? 'needs-review-translation' : 'translated';
};

/** A translation without `approved` counts as doubtful in translate-toolkit, and so in Weblate. */
const approvedOf = (unit: Unit): 'yes' | 'no' => (stateOf(unit) === 'translated' ? 'yes' : 'no');

const unitXml = (unit: Unit): string =>
  `<trans-unit id="${escaped(unitId(unit))}" approved="${approvedOf(unit)}" xml:space="preserve"><source>${escaped(unit.source)}</source><target state="${stateOf(unit)}">${escaped(unit.target)}</target><note>${escaped(unit.note)}</note></trans-unit>`;

/** Language as in BCP 47. */
const tagOfCode = (code: string): string => code.replace('_', '-');

/** Texts as XLIFF 1.2, which every program of translators reads; each form of a plural is a unit. */
export const xliffText = (units: readonly Unit[], code: string, reference: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="1.2"><file original="ciguawatch" source-language="${tagOfCode(reference)}" target-language="${tagOfCode(code)}" datatype="plaintext"><body>
${units.map(unitXml).join('\n')}
</body></file></xliff>
`;

/**
 * Reads an XLIFF 1.2 file written here.
 * @throws when it is none, or names no language
 */
export function readXliff(text: string): { code: string; texts: FoundText[] } {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const file = document.getElementsByTagNameNS(NAMESPACE, 'file')[0];
  const code = file?.getAttribute('target-language')?.replace('-', '_');
  if (!file || !code) throw new Error('no XLIFF 1.2');
  const found = new Map<string, string>();
  for (const unit of file.querySelectorAll('trans-unit')) {
    const target = [...unit.children].find(({ localName }) => localName === 'target');
    found.set(unit.getAttribute('id') ?? '', target?.textContent ?? '');
  }
  return { code, texts: textsOf(found) };
}
