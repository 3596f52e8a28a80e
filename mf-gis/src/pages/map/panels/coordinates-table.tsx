import { lng180, lng360, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { type RingAt, ringOf, ringsOf, vertexCount } from '@ciguawatch/shared/domain/outline/outline';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { useState } from 'react';
import type { EditAction, EditState } from '../../../outline/edit-state';
import css from '../page.module.css';

/** Vertices per page of the table. */
const VERTICES_PER_PAGE = 20;

interface Props {
  state: EditState;
  dispatch: (action: EditAction) => void;
}

/** The vertices of a ring as numbers, which allows editing without a map. */
export function CoordinatesTable({ state, dispatch }: Props) {
  const t = useT('outlineEdit');
  const { outline, point } = state.history.now;
  const [chosen, setChosen] = useState('0/0');
  const [page, setPage] = useState<number | null>(null);
  const rings = [...ringsOf(outline)].map(([at, ring]) => ({ at, id: `${at.part}/${at.ring}`, ring }));
  const { selected } = state;
  const wanted = selected ? `${selected.part}/${selected.ring}` : chosen;
  const shown = rings.find(({ id }) => id === wanted) ?? rings[0];
  if (!shown) {
    if (!point) return <p className={css.quiet}>{t('table.empty')}</p>;
    return (
      <VertexRow
        name={t('table.point')}
        at={point}
        onMove={(position) => dispatch({ do: 'point', position })}
      />
    );
  }
  const count = vertexCount(shown.ring);
  const pages = Math.ceil(count / VERTICES_PER_PAGE);
  const at = Math.min(pages - 1, page ?? (selected ? Math.floor(selected.vertex / VERTICES_PER_PAGE) : 0));
  const choose = (id: string | null) => {
    setChosen(id ?? '0/0');
    setPage(0);
    dispatch({ do: 'select', at: null });
  };
  const label = ({ part, ring }: RingAt) =>
    ring === 0 ? t('table.part', { n: part + 1 }) : t('table.hole', { n: part + 1, hole: ring });
  return (
    <div className={css.table}>
      <Select
        label={t('table.ring')}
        noEmpty
        value={shown.id}
        onChange={choose}
        options={rings.map((ring) => ({ id: ring.id, label: label(ring.at) }))}
      />
      {shown.ring
        .slice(at * VERTICES_PER_PAGE, Math.min(count, (at + 1) * VERTICES_PER_PAGE))
        .map((position, n) => {
          const vertex = { ...shown.at, vertex: at * VERTICES_PER_PAGE + n };
          const next = ringOf(outline, shown.at)?.[vertex.vertex + 1] ?? position;
          return (
            <VertexRow
              key={`${shown.id}/${vertex.vertex}`}
              name={formatNumber(vertex.vertex + 1)}
              at={position}
              isSelected={selected?.vertex === vertex.vertex}
              onMove={(to) => dispatch({ do: 'move', at: vertex, to })}
              onInsert={() =>
                dispatch({
                  do: 'insert',
                  after: vertex,
                  position: [(position[0] + next[0]) / 2, (position[1] + next[1]) / 2],
                })
              }
              onDelete={() => {
                dispatch({ do: 'select', at: vertex });
                dispatch({ do: 'delete' });
              }}
            />
          );
        })}
      <div className={css.row}>
        {pages > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('table.before')}
              isDisabled={at === 0}
              onPress={() => setPage(at - 1)}
            />
            <span className={css.quiet}>{t('table.page', { n: at + 1, pages })}</span>
            <IconButton
              icon="chevron-right"
              label={t('table.after')}
              isDisabled={at === pages - 1}
              onPress={() => setPage(at + 1)}
            />
          </>
        )}
        <Button
          size="sm"
          variant="dangerOutline"
          icon="trash"
          onPress={() => dispatch({ do: 'deleteRing', at: shown.at })}
        >
          {t(shown.at.ring === 0 ? 'table.deletePart' : 'table.deleteHole')}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  name: string;
  at: Position;
  isSelected?: boolean;
  onMove: (to: Position) => void;
  onInsert?: () => void;
  onDelete?: () => void;
}

function VertexRow({ name, at, isSelected = false, onMove, onInsert, onDelete }: RowProps) {
  const t = useT('outlineEdit');
  const fits = (value: number | null, most: number): value is number =>
    value !== null && Math.abs(value) <= most;
  return (
    <div className={css.vertex} data-selected={isSelected || undefined}>
      <b>{name}</b>
      <NumberField
        label={t('table.lat', { name })}
        hideLabel
        step={0.0001}
        example={-17.5}
        value={at[1]}
        onChange={(lat) => fits(lat, 85) && lat !== at[1] && onMove([at[0], lat])}
      />
      <NumberField
        label={t('table.long', { name })}
        hideLabel
        step={0.0001}
        example={-149.5}
        value={Math.round(lng180(at[0]) * 1e7) / 1e7}
        onChange={(long) => fits(long, 180) && lng360(long) !== at[0] && onMove([lng360(long), at[1]])}
      />
      {onInsert && (
        <IconButton size="sm" icon="plus" label={t('table.insert', { name })} onPress={onInsert} />
      )}
      {onDelete && (
        <IconButton size="sm" icon="trash" label={t('table.delete', { name })} onPress={onDelete} />
      )}
    </div>
  );
}
