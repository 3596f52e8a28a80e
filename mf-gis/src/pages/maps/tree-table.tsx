import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import css from './page.module.css';
import { PlaceName } from './place-name';
import { rowAction } from './row-keys';
import type { Row } from './tree';
import { areaText, changedText, TYPE_ICONS } from './words';

interface Props {
  rows: readonly Row[];
  nameOf: (place: Location) => string;
  /** Address of a place's editor; null for people who may not edit. */
  linkOf: (id: number) => string | null;
  drafts: ReadonlyMap<number, string>;
  selected: number | null;
  sort: 'name' | 'changed';
  onSort: () => void;
  onSelect: (id: number) => void;
  onToggle: (id: number) => void;
}

/** Places as a tree of rows, operated with the arrow keys. */
export const TreeTable = observer(function TreeTable(props: Props) {
  const { rows, nameOf, linkOf, drafts, selected, sort, onSort, onSelect, onToggle } = props;
  const t = useT('outlines');
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = rows.some(({ node }) => node.place.id === selected) ? selected : rows[0]?.node.place.id;
  const keys = (event: KeyboardEvent<HTMLTableRowElement>, at: number) => {
    const asked = event.target === event.currentTarget ? rowAction(event.key, rows, at) : null;
    if (!asked) return;
    event.preventDefault();
    const link = linkOf(asked.id);
    if (asked.do === 'focus') body.current?.querySelector<HTMLElement>(`[data-id="${asked.id}"]`)?.focus();
    else if (asked.do === 'toggle') onToggle(asked.id);
    else if (asked.do === 'open' && link) go(link);
    else onSelect(asked.id);
  };
  return (
    <div className={css.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid is a table that is walked (WAI-ARIA 1.2) */}
      <table className={css.table} role="treegrid" aria-label={t('list.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('list.place')}</th>
            <th scope="col">{t('list.type')}</th>
            <th scope="col" className={css.number}>
              {t('list.vertices')}
            </th>
            <th scope="col" className={css.number}>
              {t('list.area')}
            </th>
            <th scope="col" aria-sort={sort === 'changed' ? 'descending' : 'none'}>
              <button
                type="button"
                className={css.sort}
                title={t(sort === 'changed' ? 'list.sortName' : 'list.sortChanged')}
                onClick={onSort}
              >
                {t('list.changed')}{' '}
                <Icon name={sort === 'changed' ? 'arrow-down' : 'arrow-down-up'} size={15} />
              </button>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => {
            const { place, line, children } = row.node;
            const draft = drafts.get(place.id);
            return (
              <tr
                key={place.id}
                data-id={place.id}
                aria-level={row.level}
                aria-selected={place.id === selected}
                aria-expanded={children.length > 0 ? row.isOpen : undefined}
                tabIndex={place.id === focused ? 0 : -1}
                onKeyDown={(event) => keys(event, at)}
                onClick={(event) => !(event.target as Element).closest('a,button') && onSelect(place.id)}
              >
                <td>
                  <PlaceName
                    row={row}
                    name={nameOf(place)}
                    to={linkOf(place.id)}
                    isDraft={draft !== undefined}
                    onToggle={() => onToggle(place.id)}
                  />
                </td>
                <td>
                  <span className={css.type}>
                    <Icon name={TYPE_ICONS[place.type]} size={17} />
                    {t(`type.${place.type}`)}
                  </span>
                </td>
                <td className={css.number}>
                  {line?.kind === 'Point' ? (
                    <span className={css.quiet}>{t('list.point')}</span>
                  ) : (
                    line && place.type !== 'C' && line.vertices > 0 && formatNumber(line.vertices)
                  )}
                </td>
                <td className={css.number}>
                  {line?.area_km2 != null && (place.type === 'I' || place.type === 'L') ? (
                    areaText(line.area_km2)
                  ) : (
                    <span className={css.quiet}>{place.type === 'I' && t('list.unknown')}</span>
                  )}
                </td>
                <td className={cx(css.changed, !line?.changed_by && !draft && css.quiet)}>
                  {draft ? t('list.draftOf', { date: draft }) : changedText(place, line, t)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
