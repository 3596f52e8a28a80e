import PO from 'pofile';
import { type FoundText, textsOf, type Unit, unitId } from './units';

/** Which numbers use the singular form, as the portal writes it, and as gettext does. */
const RULES: Record<string, string> = { '0 1': 'n > 1' };

interface PoLanguages {
  /** code of the language, `ty_PF` */
  code: string;
  /** code of the language of the sources */
  reference: string;
  /** which numbers use the singular form; undefined for one alone */
  rule: string | undefined;
}

/**
 * Texts as gettext PO. Singular and plural of a text are one entry, under its name as context; the form for none, which gettext
 * does not know, is an entry of its own beside it.
 */
export function poText(units: readonly Unit[], { code, reference, rule = '' }: PoLanguages): string {
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'ciguawatch',
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
    Language: code,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=2; plural=(${RULES[rule] ?? 'n != 1'});`,
    'X-Source-Language': reference,
  };
  const plurals = new Map<string, InstanceType<typeof PO.Item>>();
  for (const unit of units) {
    const open = unit.form === 'many' ? plurals.get(unit.name) : undefined;
    if (open) {
      open.msgid_plural = unit.source;
      open.msgstr = [open.msgstr[0] ?? '', unit.target];
      continue;
    }
    const item = new PO.Item();
    item.msgctxt = unit.form === 'one' ? unit.name : unitId(unit);
    item.msgid = unit.source;
    item.msgstr = [unit.target];
    item.extractedComments = [unit.note];
    if (unit.toCheck && unit.target !== '') item.flags.fuzzy = true;
    if (unit.form === 'one') plurals.set(unit.name, item);
    po.items.push(item);
  }
  return po.toString();
}

/**
 * Reads a PO file written here. What is marked as fuzzy is read too: it is looked at before it is saved.
 * @throws when it names no language
 */
export function readPo(text: string): { code: string; texts: FoundText[] } {
  const { headers, items } = PO.parse(text);
  const code = headers.Language;
  if (!code) throw new Error('no language');
  const found = new Map<string, string>();
  for (const { msgctxt, msgid_plural, msgstr, obsolete } of items) {
    if (!msgctxt || obsolete) continue;
    const [first = '', second = ''] = msgstr;
    if (!msgid_plural) found.set(msgctxt, first);
    else found.set(`${msgctxt}#one`, first).set(`${msgctxt}#many`, second);
  }
  return { code, texts: textsOf(found) };
}
