import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { savedText } from '../../../languages/progress';
import type { TextRow } from '../model';
import { poText } from './po';
import { unitsOf } from './units';
import { xliffText } from './xliff';

/** Saves the texts of a language with their sources, for the programs of translators. */
export function saveForTranslators(
  format: 'po' | 'xlf',
  rows: readonly TextRow[],
  { code, reference }: { code: string; reference: string },
): void {
  const units = unitsOf(rows);
  const rule = rows.find(({ name }) => name === 'calendar/plural.one');
  const text =
    format === 'po'
      ? poText(units, { code, reference, rule: rule && savedText(rule) })
      : xliffText(units, code, reference);
  const type = format === 'po' ? 'text/x-gettext-translation' : 'application/xliff+xml';
  saveFile(`ciguawatch-texts-${code}.${format}`, new Blob([text], { type }));
}
