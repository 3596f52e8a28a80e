import { samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import { readDate } from '../../../import/read/read-date';
import { numbersIn } from '../../../import/read/read-number';
import type { SampleField } from '../fields';
import type { CellFault, Reading } from './reading';

/** A cell with its column. */
interface Cell {
  text: string;
  column: number;
  unit: string | undefined;
}

/** The cells of a line by field, read with their units; what cannot be read is a fault. */
export class LineReader {
  readonly faults: CellFault[] = [];
  readonly #cells = new Map<SampleField, Cell>();

  constructor(
    cells: readonly string[],
    private readonly reading: Reading,
  ) {
    for (const [column, { field, unit }] of reading.columns.entries()) {
      const text = cells[column]?.trim() ?? '';
      if (field !== null && text !== '') this.#cells.set(field, { text, column, unit });
    }
  }

  text = (field: SampleField): string | null => this.#cells.get(field)?.text ?? null;

  refuse(field: SampleField, fault: CellFault['fault']): null {
    const cell = this.#cells.get(field);
    const column = cell?.column ?? this.reading.columns.findIndex((one) => one.field === field);
    this.faults.push({ field, column, fault, text: cell?.text ?? '' });
    return null;
  }

  /** A number in the unit that is stored; null without a cell. */
  number(field: SampleField, text = this.text(field)): number | null {
    if (text === null) return null;
    const [value, other] = numbersIn(text, this.reading.mark);
    if (value === undefined) return this.refuse(field, 'number');
    if (other !== undefined) return this.refuse(field, 'either');
    const scale = SCALE[this.#cells.get(field)?.unit ?? ''] ?? 1;
    // 28 mm are 2.8 cm, not 2.8000000000000003.
    return Number((value * scale).toPrecision(12));
  }

  day(field: 'caught_on' | 'tested_on'): string | null {
    const cell = this.#cells.get(field);
    if (!cell) return null;
    const order = cell.unit === 'monthFirst' ? 'monthFirst' : 'dayFirst';
    const read = readDate(cell.text, order, new Date(this.reading.now).getUTCFullYear());
    if (!read || samplingTimeFault(read.date, this.reading.now)) return this.refuse(field, 'day');
    return read.date;
  }

  chosen<T>(field: SampleField, named: (text: string) => T | undefined): T | null {
    const text = this.text(field);
    if (text === null) return null;
    return named(text) ?? this.refuse(field, 'choice');
  }

  has = (field: SampleField): boolean => this.#cells.has(field);
}

/** Factor from the unit of a column to the stored one; units of toxin stay as they are. */
const SCALE: Record<string, number> = { mm: 0.1, m: 100, kg: 1000 };
