import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import { ROLE } from '@ciguawatch/shared/contract/roles';
import { type Bbox, bboxOf, type Geometry, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go, useUnsavedGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { ApprovalNotes } from '@ciguawatch/shared/ui/approvals/approval-notes';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { type Drawing, drawingOf, geometryOf, NOTHING_DRAWN } from '../../outline/drawing';
import { beginWith, type EditAction, edit } from '../../outline/edit-state';
import { useBoxedPlaces } from '../../stores/boxed-places';
import { countryName, managedCountries } from '../../stores/countries';
import { draftName } from '../../stores/draft-names';
import { positionText } from '../../stores/position-text';
import { Conflict } from './conflict';
import { CoordinatesTable } from './coordinates-table';
import { DeletePlace } from './delete-place';
import { PlaceForm } from './form/place-form';
import { usePlaceForm } from './form/use-place-form';
import { newValues, patchBody, valuesOf } from './form/values';
import { Head } from './head';
import { HistoryPanel } from './history-panel';
import { EditMap } from './layer/edit-map';
import { historyKey } from './layer/key-action';
import { LayersCard } from './layers/layers-card';
import { OutlineCard } from './outline-card';
import css from './page.module.css';
import { SelectionStatus } from './selection-status';
import { SketchBar } from './sketch-bar';
import { ToolRail } from './tool-rail';
import { baseOf, type OutlineDraft, useDraft } from './use-draft';
import { faultsOfDrawing, useFaults } from './use-faults';
import { useFiles } from './use-files';
import { useNeighbours } from './use-neighbours';
import { tellChanged, useSave } from './use-save';
import { useScale } from './use-scale';

interface Props {
  /** null for a new place */
  place: LocationFull | null;
  draft: OutlineDraft | null;
  uuid: string;
  /** What the address asks for at first. */
  tool: 'draw' | 'import' | null;
  onSaved: (place: LocationFull) => void;
}

const drawings = new WeakMap<LocationFull, Drawing>();

/** The drawing of a place, the same each time: what differs from it was drawn since. */
function stored(place: LocationFull | null): Drawing {
  if (place === null) return NOTHING_DRAWN;
  const known = drawings.get(place) ?? drawingOf(place.geometry as Geometry | null);
  drawings.set(place, known);
  return known;
}

/** Where the map looks at first: the outline, or its country. */
function firstBox(drawing: Drawing, country: number | null): Bbox | null {
  if (drawing.outline.length > 0) return bboxOf({ type: 'MultiPolygon', coordinates: drawing.outline });
  const around = (at: Position, by: number): Bbox => [at[0] - by, at[1] - by, at[0] + by, at[1] + by];
  if (drawing.point) return around(drawing.point, 0.05);
  const home = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  const [x, y] = home?.center ?? [];
  return x === undefined || y === undefined ? null : around([(x + 360) % 360, y], 4);
}

/** The form of a place and the editor of its outline. */
export const Editor = observer(function Editor({ place, draft, uuid, tool, onSaved }: Props) {
  const t = useT('outlineEdit');
  const saved = stored(place);
  // What the edit was begun on: a draft may be older than the place, whose change is then settled first.
  const [base, setBase] = useState(() => baseOf(draft, place));
  const begunAs = stored(base);
  const [state, dispatch] = useReducer(edit, null, () => {
    const begun = beginWith(begunAs);
    const isDrawnIn = draft !== null && JSON.stringify(draft.drawing) !== JSON.stringify(begunAs);
    const found = isDrawnIn ? edit(begun, { do: 'replace', drawing: draft.drawing, label: 'draft' }) : begun;
    return tool === 'draw' ? edit(found, { do: 'tool', tool: 'part' }) : found;
  });
  const home = managedCountries();
  const own = session.user?.profile.user_country ?? null;
  const first = own !== null && home.includes(own) ? own : (home[0] ?? null);
  const form = usePlaceForm(draft?.values ?? (place ? valuesOf(place) : newValues(first)));
  const [map, setMap] = useState<MapHandle | null>(null);
  const [at, setAt] = useState<Position | null>(null);
  const [isSnapping, setSnapping] = useState(true);
  const [other, setOther] = useState<Drawing | null>(null);
  const [isRestored, setRestored] = useState(draft !== null);
  const now = state.history.now;
  const { values } = form;
  const { country } = values;

  const all = useBoxedPlaces();
  const places = useMemo(
    () =>
      all.flatMap(({ id, type, country: of, center }): Position[] =>
        of === country && type === 'I' && id !== place?.id && center ? [[center[0]!, center[1]!]] : [],
      ),
    [all, country, place?.id],
  );
  const faults = useFaults(now, places);
  const box = useMemo(() => firstBox(saved, country), [saved, country]);
  const neighbours = useNeighbours(all, box, place?.id ?? null);

  const isDrawn = now !== begunAs;
  const patch = place && base ? patchBody(values, base) : {};
  const isTyped = place ? Object.keys(patch).length > 0 : values.name.trim() !== '';
  const isDirty = isDrawn || isTyped || state.sketch.length > 0;
  const name = draftName(place?.id ?? null);
  const version = base?.version ?? null;
  const kept = useMemo(
    () => ({ values, drawing: now, base, version, uuid }),
    [values, now, base, version, uuid],
  );
  // After each saving another edit begins.
  const hand = useMemo(() => drafts.begin<OutlineDraft>(name), [name, place?.version]);
  useDraft(hand, kept, isDrawn || isTyped);
  useUnsavedGuard(isDirty, t('head.leave'));

  const done = (next: LocationFull) => {
    void hand.done();
    toasts.success(t(place ? 'save.saved' : 'save.created', { name: next.name }));
    setOther(null);
    setRestored(false);
    dispatch({ do: 'reset', drawing: stored(next) });
    form.put(valuesOf(next));
    if (place) setBase(next);
    onSaved(next);
  };
  const arrived = (there: LocationFull) => {
    drafts.save(draftName(there.id), { ...kept, base: there, version: there.version });
    void hand.done();
    toasts.warning(t('save.arrived', { name: there.name }), t('save.arrivedText'));
    onSaved(there);
  };
  const [waited, setWaited] = useState(0);
  const waits = () => {
    setWaited((times) => times + 1);
    // What was drawn and typed is kept with the change that waits.
    discard();
    if (!place) go('/gis/maps', { replace: true, force: true });
  };
  const save = useSave({ onSaved: done, onArrived: arrived, onWaits: waits, onRefused: form.tell });
  const withOutline = async (): Promise<LocationPatch> => ({
    ...patch,
    ...(isDrawn && { geometry: await geometryOf(now) }),
  });
  const attempt = () => {
    const isSound = form.check();
    const wrong = faultsOfDrawing(now, []).length;
    const isEmpty = now.outline.length === 0 && now.point === null && (!place || place.geometry !== null);
    if (!isSound || wrong > 0 || isEmpty || state.sketch.length > 0) {
      const why = !isSound ? 'form' : wrong > 0 ? 'faults' : isEmpty ? 'empty' : 'sketch';
      save.setProblem(t(`save.${why}`));
    } else if (place && base && base.version !== place.version) void save.meet(place, withOutline);
    else if (place) void save.change(place, withOutline);
    else void save.create(values, uuid, () => geometryOf(now));
  };
  const discard = () => {
    void hand.drop();
    setBase(place);
    dispatch({ do: 'reset', drawing: saved });
    form.put(place ? valuesOf(place) : newValues(first));
    form.tell({});
    save.setProblem(null);
    setRestored(false);
  };

  const files = useFiles((drawing) => {
    dispatch({ do: 'replace', drawing, label: 'import' });
    const whole = firstBox(drawing, null);
    if (whole) map?.show(whole, 13, 70);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const isField = (event.target as Element | null)?.closest?.('input,textarea,select');
      const action: EditAction | null = event.defaultPrevented || isField ? null : historyKey(event);
      if (!action) return;
      event.preventDefault();
      dispatch(action);
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, []);

  const theirs = save.clash ? stored(save.clash.current) : other;
  const beside = useMemo(
    () => ({ saved: isDrawn ? saved.outline : [], other: theirs?.outline ?? [], faults: faults ?? [] }),
    [isDrawn, saved, theirs?.outline, faults],
  );
  const parent = values.parent_id === null ? undefined : collections.location.get(values.parent_id);
  const type = t(`type.${values.type}`);
  const title = place ? place.name : t('head.new');
  const shown = at && positionText(at, t, 4);
  const scale = useScale(map);
  const emptySets = new Set((['saved', 'other'] as const).filter((set) => beside[set].length === 0));
  const middle = (): Position | null => {
    const center = map?.view().center;
    return center ? [center[0], center[1]] : null;
  };

  return (
    <div className={css.page} data-density="compact">
      <title>{title}</title>
      <Head
        title={title}
        below={
          parent
            ? `${placeName(parent, language.code)}, ${type}`
            : country === null
              ? type
              : `${countryName(country)}, ${type}`
        }
        isDirty={isDirty}
        busy={save.busy}
        state={state}
        dispatch={dispatch}
        onDiscard={discard}
        onSave={attempt}
      >
        {place && place.type !== 'C' && session.has(ROLE.gis_editor) && (
          <DeletePlace
            place={place}
            onGone={() => {
              void hand.done();
              tellChanged(place.id);
              toasts.success(t('delete.done', { name: place.name }));
              go('/gis/maps', { replace: true, force: true });
            }}
            onWaits={() => setWaited((times) => times + 1)}
            onChanged={(current) => void save.meet(current, withOutline)}
          />
        )}
      </Head>
      <div className={css.body} inert={save.busy}>
        <ToolRail
          tool={state.tool}
          dispatch={dispatch}
          isSnapping={isSnapping}
          onSnap={() => setSnapping(!isSnapping)}
          onImport={files.choose}
          onExport={now.outline.length > 0 || now.point ? () => void files.write(values.name, now) : null}
        />
        <input
          ref={files.input}
          type="file"
          accept=".geojson,.json,application/geo+json,application/json"
          hidden
          aria-label={t('tool.import')}
          onChange={(event) => void files.read(event)}
        />
        <div className={css.sheet}>
          <EditMap
            label={t('map.label', { name: title })}
            state={state}
            beside={beside}
            neighbours={isSnapping ? neighbours : null}
            dispatch={dispatch}
            onReady={setMap}
            onPlace={setAt}
            box={box}
            isSheer={values.type === 'C' || values.type === 'A'}
          >
            <SelectionStatus state={state} />
          </EditMap>
          <SketchBar state={state} dispatch={dispatch} middle={middle} />
        </div>
        <aside className={css.panel} aria-label={t('panel.label')}>
          {place && <ApprovalNotes kind="location" id={place.id} version={`${place.version} ${waited}`} />}
          {isRestored && (
            <Banner tone="info" role="status" onClose={() => setRestored(false)}>
              {t(base?.version !== place?.version ? 'draft.older' : 'draft.found')}
            </Banner>
          )}
          {save.problem && (
            <Banner tone="danger" role="alert" title={t('save.failed')}>
              {save.problem}
            </Banner>
          )}
          {files.fault && (
            <Banner tone="danger" role="alert" onClose={files.forget}>
              {files.fault}
            </Banner>
          )}
          {tool === 'import' && now === saved && !files.fault && (
            <Banner tone="info" role="note">
              {t('import.ask')}
            </Banner>
          )}
          <section className={css.section}>
            <h2>{t('panel.place')}</h2>
            <PlaceForm values={values} faults={form.faults} isNew={!place} onChange={form.change} />
          </section>
          <section className={css.section}>
            <h2>{t('panel.outline')}</h2>
            <OutlineCard
              drawing={now}
              saved={saved}
              faults={faults}
              onMend={(drawing) => dispatch({ do: 'replace', drawing, label: 'mend' })}
              onShow={({ at: where }) =>
                where && map?.moveTo({ center: where, zoom: Math.max(13, map.view().zoom) })
              }
            />
          </section>
          <section className={css.section}>
            <h2>{t('panel.layers')}</h2>
            <LayersCard map={map} name={title} empty={emptySets} />
          </section>
          <Disclosure title={t('panel.table')}>
            <CoordinatesTable state={state} dispatch={dispatch} />
          </Disclosure>
          {place && (
            <Disclosure title={t('panel.history')}>
              <HistoryPanel
                key={place.version}
                id={place.id}
                shown={other}
                onShow={setOther}
                onRestore={(drawing) => dispatch({ do: 'replace', drawing, label: 'restore' })}
              />
            </Disclosure>
          )}
        </aside>
      </div>
      <footer className={css.foot}>
        <span>{shown ? `${shown.lat}, ${shown.long}` : ''}</span>
        <span>{scale}</span>
        <span>{t('status.datum')}</span>
        <span className={css.keys}>{t(state.tool === 'vertex' ? 'status.keys' : 'status.keysDraw')}</span>
      </footer>
      {place && base && save.clash && (
        <Conflict
          base={base}
          patch={save.clash.patch}
          current={save.clash.current}
          busy={save.busy}
          onSettle={(settled) => {
            const { current } = save.clash!;
            if (Object.keys(settled).length > 0) return void save.change(current, () => settled);
            save.forget();
            return done(current);
          }}
          onBack={() => {
            // Both stay drawn: the own one to be edited, the other one dashed.
            setOther(stored(save.clash?.current ?? null));
            save.forget();
          }}
        />
      )}
    </div>
  );
});
