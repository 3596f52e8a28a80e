import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import { type Conflict as ConflictOf, mergeEdits } from '@ciguawatch/shared/domain/edits/merge-edits';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { measureOutline } from '@ciguawatch/shared/domain/outline/measure';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { formatNumber, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable, type Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useMemo, useState } from 'react';
import { drawingOf } from '../../outline/drawing';
import { outlineOfChoices, type PartDifference, partDifferences } from '../../outline/part-differences';
import { readerLanguages } from '../../places/languages';
import { comparable, type TypedResidents } from './form/values';
import css from './page.module.css';
import { boxAround, differenceBox, OutlineThumb } from './panels/outline-thumb';

interface Props {
  base: LocationFull;
  patch: LocationPatch;
  current: LocationFull;
  busy: boolean;
  /**
   * Called with the fields of the patch that stay after the person's choices, and the outline put together from
   * parts of both sides; null when it is that of one side.
   */
  onSettle: (patch: LocationPatch, mixed: Outline | null) => void;
  onBack: () => void;
}

const outlineOf = (value: unknown) => drawingOf((value ?? null) as Geometry | null).outline;

function measureWords(outline: Outline, t: Translate): string {
  const { vertices, areaKm2 } = measureOutline(outline);
  return t('conflict.outline', {
    count: vertices,
    area: formatNumber(areaKm2, { maximumSignificantDigits: 4 }),
  });
}

/** Parts in words; a side may have none there. */
const outlineWords = (outline: Outline, t: Translate): string =>
  outline.length === 0 ? t('conflict.nothing') : measureWords(outline, t);

function wordsOf(field: string, value: unknown, t: Translate): string {
  if (value === null || value === undefined) return t('conflict.nothing');
  if (field === 'geometry') return measureWords(outlineOf(value), t);
  if (field === 'parent_id') {
    const place = collections.location.get(value as number);
    return place ? placeName(place, readerLanguages()) : String(value);
  }
  if (field === 'names') {
    const names = Object.entries(value as Record<string, string>).map(([code, name]) => `${code}: ${name}`);
    return names.join(', ') || t('conflict.nothing');
  }
  if (field === 'landform') return t(`landform.${String(value).replace(' ', '_')}`);
  if (field === 'residents') {
    const residents = value as TypedResidents;
    return `${formatNumber(residents.value)} (${residents.year}, ${residents.source})`;
  }
  return String(value);
}

/** Outlines of the three versions; two of them are drawn in the table. */
interface Drawn {
  before: Outline;
  mine: Outline;
  theirs: Outline;
}

/** Fields in conflict, with one row for each differing part where the outline has several. */
function rowsOf(base: LocationFull, patch: LocationPatch, current: LocationFull) {
  const record = (body: LocationPatch) => body as Record<string, unknown>;
  const { conflicts } = mergeEdits<unknown>(
    record(comparable(base)),
    record(patch),
    record(comparable(current)),
  );
  const whole = conflicts.find(({ field }) => field === 'geometry');
  const drawn: Drawn | null = whole
    ? { before: outlineOf(whole.before), mine: outlineOf(whole.mine), theirs: outlineOf(whole.theirs) }
    : null;
  const found =
    drawn && drawn.mine.length > 0 && drawn.theirs.length > 0
      ? partDifferences(drawn.before, drawn.mine, drawn.theirs)
      : [];
  // One difference is the whole choice already.
  const parts = found.length > 1 ? found : [];
  const rows = conflicts.flatMap((conflict): ConflictOf<unknown>[] =>
    conflict.field === 'geometry' && parts.length > 0
      ? parts.map((part, index) => ({ field: partField(index), ...part }))
      : [conflict],
  );
  return { drawn, parts, rows };
}

const partField = (index: number) => `part${index}`;

/** What only one side changed is chosen already; it can still be chosen otherwise. */
const firstChoices = (parts: readonly PartDifference[]): Record<string, Side> =>
  Object.fromEntries(parts.flatMap(({ only }, index) => (only ? [[partField(index), only]] : [])));

/**
 * Resolves a conflict of two editors: fields that both changed are asked about, with both outlines drawn, part by
 * part where several differ; the rest is merged.
 */
export function Conflict({ base, patch, current, busy, onSettle, onBack }: Props) {
  const t = useT('outlineEdit');
  const { drawn, parts, rows } = useMemo(() => rowsOf(base, patch, current), [base, patch, current]);
  const [choices, setChoices] = useState<Record<string, Side>>(() => firstChoices(parts));
  const frame = drawn && differenceBox(drawn.mine, drawn.theirs);
  const who = current.changed_by?.name ?? t('conflict.someone');
  const sides = parts.map((_, index) => choices[partField(index)] ?? 'mine');
  const mixed = drawn && new Set(sides).size > 1 ? outlineOfChoices(drawn.theirs, parts, sides) : null;
  const isEmpty = mixed?.length === 0;
  const isOpen = isEmpty || rows.some(({ field }) => !choices[field]);
  const isTheirs = (field: string) =>
    field === 'geometry' && parts.length > 0
      ? sides.every((side) => side === 'theirs')
      : choices[field] === 'theirs';
  const settled = () =>
    Object.fromEntries(Object.entries(patch).filter(([field]) => !isTheirs(field))) as LocationPatch;
  const chooseAll = (side: Side) =>
    setChoices({ ...choices, ...Object.fromEntries(parts.map((_, index) => [partField(index), side])) });
  const partOf = (field: string) => parts.find((_, index) => partField(index) === field);
  const labelOf = (field: string) => {
    const part = partOf(field);
    if (!part) return t(`conflict.of_${field}`);
    const name = t('conflict.part', { n: parts.indexOf(part) + 1, count: parts.length });
    if (part.only === null) return name;
    return `${name} (${t(part.only === 'mine' ? 'conflict.onlyMine' : 'conflict.onlyTheirs', { name: who })})`;
  };
  const textOf = (field: string, value: unknown) =>
    partOf(field) ? outlineWords(value as Outline, t) : wordsOf(field, value, t);
  return (
    <Dialog
      isOpen
      size="lg"
      role="alertdialog"
      onClose={onBack}
      title={t('conflict.title')}
      actions={
        <>
          <Button onPress={onBack}>{t('conflict.back')}</Button>
          <Button
            variant="primary"
            busy={busy}
            isDisabled={isOpen}
            onPress={() => onSettle(settled(), mixed)}
          >
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t(rows.length > 0 ? 'conflict.text' : 'conflict.merged', { name: who })}</p>
      {parts.length > 0 && (
        <p className={css.allParts}>
          <Button onPress={() => chooseAll('mine')}>{t('conflict.allMine')}</Button>
          <Button onPress={() => chooseAll('theirs')}>{t('conflict.allTheirs', { name: who })}</Button>
        </p>
      )}
      {rows.length > 0 && (
        <ConflictTable
          conflicts={rows}
          choices={choices}
          words={{
            field: t('conflict.field'),
            before: t('conflict.before'),
            mine: t('conflict.mine'),
            theirs: t('conflict.theirs', { name: who }),
            toChoose: t('conflict.toChoose'),
          }}
          labelOf={labelOf}
          textOf={textOf}
          draw={(field, value) => {
            const part = partOf(field);
            const outline = part ? (value as Outline) : field === 'geometry' ? outlineOf(value) : null;
            return (
              <>
                {outline && (
                  <OutlineThumb
                    outline={outline}
                    around={part && drawn ? drawn.theirs : []}
                    label={textOf(field, value)}
                    frame={part ? boxAround([...part.before, ...part.mine, ...part.theirs]) : frame}
                  />
                )}
                {textOf(field, value)}
              </>
            );
          }}
          onChoose={setChoices}
        />
      )}
      {isEmpty && <p role="alert">{t('conflict.empty')}</p>}
    </Dialog>
  );
}
