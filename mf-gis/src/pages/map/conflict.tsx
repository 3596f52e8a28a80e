import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import { mergeEdits } from '@ciguawatch/shared/domain/edits/merge-edits';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { measureOutline } from '@ciguawatch/shared/domain/outline/measure';
import { formatNumber, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable, type Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useState } from 'react';
import { drawingOf } from '../../outline/drawing';
import { readerLanguages } from '../../places/languages';
import { comparable, type TypedResidents } from './form/values';
import { differenceBox, OutlineThumb } from './panels/outline-thumb';

interface Props {
  base: LocationFull;
  patch: LocationPatch;
  current: LocationFull;
  busy: boolean;
  /** Called with the part of the patch that stays after the person's choices. */
  onSettle: (patch: LocationPatch) => void;
  onBack: () => void;
}

const outlineOf = (value: unknown) => drawingOf((value ?? null) as Geometry | null).outline;

function wordsOf(field: string, value: unknown, t: Translate): string {
  if (value === null || value === undefined) return t('conflict.nothing');
  if (field === 'geometry') {
    const { vertices, areaKm2 } = measureOutline(outlineOf(value));
    return t('conflict.outline', {
      count: vertices,
      area: formatNumber(areaKm2, { maximumSignificantDigits: 4 }),
    });
  }
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

/**
 * Resolves a conflict of two editors: fields that both changed are asked about, with both outlines drawn;
 * the rest is merged.
 */
export function Conflict({ base, patch, current, busy, onSettle, onBack }: Props) {
  const t = useT('outlineEdit');
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const record = (body: LocationPatch) => body as Record<string, unknown>;
  const { conflicts } = mergeEdits<unknown>(
    record(comparable(base)),
    record(patch),
    record(comparable(current)),
  );
  const drawn = conflicts.find(({ field }) => field === 'geometry');
  const frame = drawn && differenceBox(outlineOf(drawn.mine), outlineOf(drawn.theirs));
  const who = current.changed_by?.name ?? t('conflict.someone');
  const isOpen = conflicts.some(({ field }) => !choices[field]);
  const settled = () =>
    Object.fromEntries(
      Object.entries(patch).filter(([field]) => choices[field] !== 'theirs'),
    ) as LocationPatch;
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
          <Button variant="primary" busy={busy} isDisabled={isOpen} onPress={() => onSettle(settled())}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t(conflicts.length > 0 ? 'conflict.text' : 'conflict.merged', { name: who })}</p>
      {conflicts.length > 0 && (
        <ConflictTable
          conflicts={conflicts}
          choices={choices}
          words={{
            field: t('conflict.field'),
            before: t('conflict.before'),
            mine: t('conflict.mine'),
            theirs: t('conflict.theirs', { name: who }),
            toChoose: t('conflict.toChoose'),
          }}
          labelOf={(field) => t(`conflict.of_${field}`)}
          textOf={(field, value) => wordsOf(field, value, t)}
          draw={(field, value) => (
            <>
              {field === 'geometry' && (
                <OutlineThumb
                  outline={outlineOf(value)}
                  label={wordsOf(field, value, t)}
                  frame={frame ?? null}
                />
              )}
              {wordsOf(field, value, t)}
            </>
          )}
          onChoose={setChoices}
        />
      )}
    </Dialog>
  );
}
