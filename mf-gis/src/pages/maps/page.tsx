import { listOutlines } from '@ciguawatch/shared/api/calls/outlines';
import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { domEvent } from '@ciguawatch/shared/contract/events';
import type { Bbox } from '@ciguawatch/shared/domain/geo/geometry';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useAddressFields } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ListHead } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { countryName, managedCountries } from '../../places/countries';
import { readerLanguages } from '../../places/languages';
import { usePlacesWithBoxes } from '../../places/places-with-boxes';
import { mapsFields } from './choice';
import { DeletedPlaces } from './deleted-places';
import { Filters } from './filters';
import { managedBox } from './managed-box';
import css from './page.module.css';
import { PlacePanel } from './place-panel';
import { PlacesMap } from './places-map';
import {
  buildTree,
  filterTree,
  isNarrowed,
  isOutlineMissing,
  type Node,
  visibleRows,
  withoutDeleted,
} from './tree';
import { TreeTable } from './tree-table';
import { useDrafts } from './use-drafts';
import { useFolding } from './use-folding';

export { outlineTexts as texts } from './texts';

const nameOf = (place: Location): string => placeName(place, readerLanguages());
const compareNames = (a: string, b: string): number => nameOrder(language.intl)(a, b);
const NO_FILTER = { search: '', type: null, drafts: false } as const;

/** Title with the number of places, and the button for a new one. */
const PageHead = observer(function PageHead(props: {
  countries: readonly number[];
  count: number;
  isLoading: boolean;
}) {
  const t = useT('outlines');
  const { countries, count, isLoading } = props;
  const [only] = countries;
  const counted =
    countries.length === 1 && only !== undefined
      ? t('list.countOne', { count, country: countryName(only) })
      : t('list.countMany', { count, countries: countries.length });
  return (
    <ListHead title={t('list.title')} isCount lead={!isLoading && counted}>
      {session.has(ROLE.gis_creator) && (
        <LinkButton to="/gis/new" variant="primary" icon="plus">
          {t('list.new')}
        </LinkButton>
      )}
    </ListHead>
  );
});

/** Why no place is listed, with a button to clear the filters. */
function NothingListed({ hasCountry, onClear }: { hasCountry: boolean; onClear: (() => void) | null }) {
  const t = useT('outlines');
  return (
    <EmptyState
      title={t(hasCountry ? 'list.none' : 'list.noCountry')}
      reason={hasCountry ? undefined : t('list.noCountryText')}
      action={onClear && <Button onPress={onClear}>{t('list.clear')}</Button>}
    />
  );
}

/** The selected place, if the account manages its country. */
function chosenNode(
  places: readonly Location[],
  lines: ReadonlyMap<number, OutlineLine>,
  id: number | null,
  countries: readonly number[],
): Node | null {
  const place = places.find((one) => one.id === id);
  if (!place || !countries.includes(place.country)) return null;
  return { place, line: lines.get(place.id), children: [], missing: 0, islands: 0 };
}

const outlineLink = (id: number): string | null => (session.has(ROLE.gis_editor) ? `/gis/map/${id}` : null);

/** The map of all managed places, or of the selected place with its details. */
const MapBeside = observer(function MapBeside(props: {
  node: Node | null;
  all: Bbox | null;
  onClose: () => void;
}) {
  const t = useT('outlines');
  const { node, all, onClose } = props;
  const missing = node !== null && isOutlineMissing(node.place, node.line);
  const parent = node?.place.parent_id ? collections.location.get(node.place.parent_id) : undefined;
  return (
    <aside className={css.map} aria-label={t('panel.map')}>
      <PlacesMap place={node?.place ?? null} missing={missing} all={all} below={node ? 180 : 0} />
      {node && (
        <PlacePanel
          node={node}
          name={nameOf(node.place)}
          parent={parent ? nameOf(parent) : null}
          link={outlineLink(node.place.id)}
          onClose={onClose}
        />
      )}
    </aside>
  );
});

/** `/gis/maps`: tree of the places of the managed countries beside a map; places open in the editor. */
export default observer(function MapsPage() {
  const t = useT('outlines');
  const [choice, change] = useAddressFields(mapsFields);
  const { data, failed, again } = useAnswer(listOutlines, undefined);
  useEffect(() => {
    const changed = domEvent('location:changed');
    window.addEventListener(changed, again);
    return () => window.removeEventListener(changed, again);
  }, [again]);
  const begun = useDrafts();
  const countries = managedCountries();
  const known = usePlacesWithBoxes();
  const lines = useMemo(() => new Map((data ?? []).map((line) => [line.id, line])), [data]);
  const places = useMemo(() => withoutDeleted(known, lines, countries), [known, lines, countries]);
  const roots = useMemo(() => buildTree(places, lines, countries), [places, lines, countries]);
  const box = useMemo(() => managedBox(places, countries), [places, countries]);
  const asked = { ...choice, only: choice.drafts ? new Set(begun.days.keys()) : null };
  const chosen = filterTree(roots, asked, nameOf, compareNames);
  const { isOpen, toggle, foldAll } = useFolding(roots, choice.place, isNarrowed(asked));
  const rows = visibleRows(chosen, isOpen);
  const node = chosenNode(places, lines, choice.place, countries);
  const count = roots.length === 0 ? 0 : places.filter(({ country }) => countries.includes(country)).length;
  const isLoading =
    failed === null && (!data || (roots.length === 0 && collections.location.state === 'loading'));

  const tree = (
    <>
      {failed !== null && !data && (
        <ErrorState title={t('list.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {isLoading && (
        <Loading label={t('list.loading')}>
          <Skeleton height={420} />
        </Loading>
      )}
      {data && rows.length > 0 && (
        <>
          <TreeTable
            rows={rows}
            nameOf={nameOf}
            linkOf={outlineLink}
            drafts={begun.days}
            selected={choice.place}
            sort={choice.sort}
            onSort={() => change({ sort: choice.sort === 'changed' ? 'name' : 'changed' })}
            onSelect={(id) => change({ place: id })}
            onToggle={toggle}
          />
          <p className={css.keys}>{t('list.keys')}</p>
        </>
      )}
      {data && !isLoading && rows.length === 0 && (
        <NothingListed
          hasCountry={countries.length > 0}
          onClear={isNarrowed(asked) ? () => change(NO_FILTER) : null}
        />
      )}
    </>
  );

  return (
    <div className={css.page} data-density="compact">
      <title>{t('list.title')}</title>
      <section className={css.list}>
        <PageHead countries={countries} count={count} isLoading={isLoading || choice.deleted} />
        {begun.isNew && session.has(ROLE.gis_creator) && (
          <Banner tone="info" role="note" title={t('list.resume')}>
            <CrossLink to="/gis/new">{t('list.resumeLink')}</CrossLink>
          </Banner>
        )}
        <Filters choice={choice} drafts={begun.days.size} onChange={change} onFold={foldAll} />
        {choice.deleted ? <DeletedPlaces /> : tree}
      </section>
      <MapBeside node={node} all={box} onClose={() => change({ place: null })} />
    </div>
  );
});
