import { readPo } from './po';
import type { FoundText } from './units';
import { readXliff } from './xliff';

/**
 * Reads a file of a translators' program: XML is XLIFF, everything else PO.
 * @throws when it is neither
 */
export const readForeign = (text: string): { code: string; texts: FoundText[] } =>
  text.trimStart().startsWith('<') ? readXliff(text) : readPo(text);
