import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toastWithAction } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { geometryOf } from '../../outline/drawing';
import type { Tool } from '../../outline/edit-state';
import type { Expected } from '../../outline/files/systems';
import { countryName } from '../../places/countries';
import { readerLanguages } from '../../places/languages';
import { usePlacesWithBoxes } from '../../places/places-with-boxes';
import { positionTexts } from '../../places/position-text';
import { tellChanged } from '../../places/tell-changed';
import { removalOf, useRestore } from '../../places/use-restore';
import { Conflict } from './conflict';
import { DeletePlace } from './delete-place';
import { drawingOfPlace, firstBox } from './editing/first-state';
import { type Edit, type EditProps, useEdit } from './editing/use-edit';
import { useFaults } from './editing/use-faults';
import { useFiles } from './editing/use-files';
import { useHistoryKeys } from './editing/use-history-keys';
import { useNeighbours } from './editing/use-neighbours';
import { useParentView } from './editing/use-parent-view';
import { useReshaping } from './editing/use-reshaping';
import { useScale } from './editing/use-scale';
import { EditorPanel } from './editor-panel';
import type { PlaceValues } from './form/values';
import { Head } from './head';
import { EditMap } from './layer/edit-map';
import { CasePins } from './layers/case-pins';
import { useCases } from './layers/use-cases';
import css from './page.module.css';
import { FileDialog } from './panels/file-dialog';
import { SelectionStatus } from './panels/selection-status';
import { SketchBar } from './panels/sketch-bar';
import { ToolRail } from './panels/tool-rail';

type BoxedPlaces = ReturnType<typeof usePlacesWithBoxes>;

/** Label points of the country's other islands, which an outline should not enclose. */
function useOtherIslands(all: BoxedPlaces, country: number | null, own: number | undefined): Position[] {
  return useMemo(
    () =>
      all.flatMap(({ id, type, country: of, center }): Position[] =>
        of === country && type === 'I' && id !== own && center ? [[center[0]!, center[1]!]] : [],
      ),
    [all, country, own],
  );
}

/** Where a file's outline should lie: at the place, among the other islands of its country. */
function useExpected(place: LocationFull | null, others: readonly Position[]): Expected {
  return useMemo(() => {
    const [x, y] = place?.center ?? [];
    const own: Position | null = x === undefined || y === undefined ? null : [x, y];
    return { place: own, country: own ? [own, ...others] : others };
  }, [place, others]);
}

/** Text below the title: containing place and type. */
function useSubtitle({ parent_id, country, type }: PlaceValues): string {
  const t = useT('outlineEdit');
  const name = t(`type.${type}`);
  const parent = parent_id === null ? undefined : collections.location.get(parent_id);
  if (parent) return `${placeName(parent, readerLanguages())}, ${name}`;
  return country === null ? name : `${countryName(country)}, ${name}`;
}

/** The delete button of a stored place, with what happens afterwards. */
const DeleteButton = observer(function DeleteButton({ place, edit }: { place: LocationFull; edit: Edit }) {
  const t = useT('outlineEdit');
  const words = useT('gis');
  const { restore } = useRestore();
  if (place.type === 'C' || !session.has(ROLE.gis_editor)) return null;
  return (
    <DeletePlace
      place={place}
      onGone={() => {
        void edit.hand.done();
        tellChanged(place.id);
        const { id, name, residents } = place;
        const undo = () => void restore({ id, name, residents: residents !== null });
        toastWithAction(
          `${t('delete.done')} ${name}`,
          { label: words('restore.undo'), run: undo },
          removalOf(place),
        );
        go('/gis/maps', { replace: true, force: true });
      }}
      onWaits={edit.countWaiting}
      onChanged={(current) => void edit.save.meet(current, () => edit.withOutline())}
    />
  );
});

/** Dialog that resolves a conflict with another editor's saved change. */
const EditConflict = observer(function EditConflict({ edit }: { edit: Edit }) {
  const { base, save, done, setOther, dispatch } = edit;
  if (!base || !save.clash) return null;
  const { current, patch } = save.clash;
  return (
    <Conflict
      // Choices are about one saved version.
      key={current.version}
      base={base}
      patch={patch}
      current={current}
      busy={save.busy}
      onSettle={(settled, mixed) => {
        if (mixed) {
          const drawing = { outline: mixed, point: null };
          // What is sent is what is drawn: if it is refused or asked about, the choices are not lost.
          dispatch({ do: 'replace', drawing, label: 'settle' });
          return void save.change(current, async () => ({ ...settled, geometry: await geometryOf(drawing) }));
        }
        if (Object.keys(settled).length > 0) return void save.change(current, () => settled);
        save.forget();
        return done(current);
      }}
      onBack={() => {
        // Both outlines stay on the map: the own one editable, the other one dashed.
        setOther(drawingOfPlace(current));
        save.forget();
      }}
    />
  );
});

/** Key of the text that names the keys of a tool. */
const keysText = (tool: Tool): string =>
  tool === 'vertex' ? 'status.keys' : tool === 'ruler' ? 'status.keysRuler' : 'status.keysDraw';

/** The form of a place with the editor of its outline. */
export const Editor = observer(function Editor(props: EditProps) {
  const { place, tool } = props;
  const t = useT('outlineEdit');
  const edit = useEdit(props);
  const { saved, state, dispatch, form, save, other, isDrawn } = edit;
  const { values } = form;
  const { country } = values;
  const now = state.history.now;
  const [map, setMap] = useState<MapHandle | null>(null);
  const [at, setAt] = useState<Position | null>(null);
  const [isSnapping, setSnapping] = useState(true);

  const all = usePlacesWithBoxes();
  const otherIslands = useOtherIslands(all, country, place?.id);
  const faults = useFaults(now, otherIslands);
  const box = useMemo(() => firstBox(saved, country), [saved, country]);
  const neighbours = useNeighbours(all, box, place?.id ?? null);
  useParentView(map, all, { isNew: !place, parent: values.parent_id, state });
  const expected = useExpected(place, otherIslands);
  const files = useFiles((drawing) => {
    dispatch({ do: 'replace', drawing, label: 'import' });
    const whole = firstBox(drawing, null);
    if (whole) map?.show(whole, 12, 70);
  }, expected);
  useHistoryKeys(dispatch);
  const shape = useReshaping(state, dispatch);

  const theirs = save.clash ? drawingOfPlace(save.clash.current) : other;
  const beside = useMemo(
    () => ({ saved: isDrawn ? saved.outline : [], other: theirs?.outline ?? [], faults: faults ?? [] }),
    [isDrawn, saved, theirs?.outline, faults],
  );
  const subtitle = useSubtitle(values);
  const title = place ? placeName(place, readerLanguages()) : t('head.new');
  const shown = at && positionTexts(at, t, 4);
  const cases = useCases(country, values.type === 'I' && place ? place.id : null);
  const scale = useScale(map);
  const middle = (): Position | null => {
    const center = map?.view().center;
    return center ? [center[0], center[1]] : null;
  };

  return (
    <div className={css.page} data-density="compact">
      <title>{title}</title>
      <Head
        title={title}
        below={subtitle}
        isDirty={edit.isDirty}
        busy={save.busy}
        state={state}
        dispatch={dispatch}
        onDiscard={edit.discard}
        onSave={() => edit.attempt()}
      >
        {place && <DeleteButton place={place} edit={edit} />}
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
          accept=".geojson,.json,.kml,.kmz,.gpx,.zip,.gpkg,application/geo+json,application/json,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,application/gpx+xml,application/zip"
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
            place={place?.id ?? null}
            dispatch={shape}
            onReady={setMap}
            onPlace={setAt}
            box={box}
            isSheer={values.type === 'C' || values.type === 'A'}
          >
            <CasePins counts={cases.counts} />
            <SelectionStatus state={state} onDelete={() => dispatch({ do: 'delete' })} />
          </EditMap>
          <SketchBar state={state} dispatch={shape} middle={middle} />
        </div>
        <EditorPanel
          place={place}
          title={title}
          edit={edit}
          faults={faults}
          files={files}
          isImport={tool === 'import'}
          map={map}
          cases={cases}
          empty={new Set((['saved', 'other'] as const).filter((set) => beside[set].length === 0))}
        />
      </div>
      <footer className={css.foot}>
        <span>{shown ? `${shown.lat}, ${shown.long}` : ''}</span>
        <span>{scale}</span>
        <span>{t('status.datum')}</span>
        <span className={css.keys}>{t(keysText(state.tool))}</span>
      </footer>
      {place && <EditConflict edit={edit} />}
      {files.question && (
        <FileDialog
          question={files.question}
          name={values.name}
          onTake={(...chosen) => void files.take(...chosen)}
          onClose={files.leave}
        />
      )}
    </div>
  );
});
