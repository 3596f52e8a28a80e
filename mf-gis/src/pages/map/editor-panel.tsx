import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ApprovalNotes } from '@ciguawatch/shared/ui/approvals/approval-notes';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import type { Edit } from './editing/use-edit';
import type { useFaults } from './editing/use-faults';
import type { useFiles } from './editing/use-files';
import { PlaceForm } from './form/place-form';
import { HistoryPanel } from './history-panel';
import { LayersCard } from './layers/layers-card';
import type { CasesLayer } from './layers/use-cases';
import css from './page.module.css';
import { CoordinatesTable } from './panels/coordinates-table';
import { DoubtsBanner } from './panels/doubts-banner';
import { OutlineCard } from './panels/outline-card';

interface Props {
  place: LocationFull | null;
  title: string;
  edit: Edit;
  faults: ReturnType<typeof useFaults>;
  files: ReturnType<typeof useFiles>;
  /** The address requests the import of a file. */
  isImport: boolean;
  map: MapHandle | null;
  empty: Set<'saved' | 'other'>;
  cases: CasesLayer;
}

/** Notices above the form: restored draft, errors, what to do first. */
const Notices = observer(function Notices({
  place,
  edit,
  files,
  isImport,
  map,
}: Omit<Props, 'faults' | 'empty' | 'cases'>) {
  const t = useT('outlineEdit');
  const { base, restored, save, saved, state, waited } = edit;
  const asksForFile = isImport && state.history.now === saved && !files.fault;
  return (
    <>
      {place && <ApprovalNotes kind="location" id={place.id} version={`${place.version} ${waited}`} />}
      {restored.isShown && (
        <Banner tone="info" role="status" onClose={restored.close}>
          {t(base?.version !== place?.version ? 'draft.older' : 'draft.found')}
        </Banner>
      )}
      {save.problem && (
        <Banner tone="danger" role="alert" title={t('save.failed')}>
          {save.problem}
        </Banner>
      )}
      <DoubtsBanner
        doubts={save.doubts}
        busy={save.busy}
        onShow={({ at }) => at && map?.moveTo({ center: at, zoom: Math.max(9, map.view().zoom) })}
        onConfirm={() => edit.attempt(save.doubts.map(({ kind }) => kind))}
        onClose={save.forgetDoubts}
      />
      {files.fault && (
        <Banner tone="danger" role="alert" onClose={files.forget}>
          {files.fault}
        </Banner>
      )}
      {asksForFile && (
        <Banner tone="info" role="note">
          {t('import.ask')}
        </Banner>
      )}
    </>
  );
});

/** The panel beside the map: form, outline, layers, coordinates and history of the place. */
export const EditorPanel = observer(function EditorPanel(props: Props) {
  const { place, title, edit, faults, map, empty, cases } = props;
  const t = useT('outlineEdit');
  const { form, saved, state, dispatch, other, setOther } = edit;
  return (
    <aside className={css.panel} aria-label={t('panel.label')}>
      <Notices {...props} />
      <section className={css.section}>
        <h2>{t('panel.place')}</h2>
        <PlaceForm values={form.values} faults={form.faults} isNew={!place} onChange={form.change} />
      </section>
      <section className={css.section}>
        <h2>{t('panel.outline')}</h2>
        <OutlineCard
          drawing={state.history.now}
          saved={saved}
          faults={faults}
          onMend={(drawing) => dispatch({ do: 'replace', drawing, label: 'mend' })}
          onShow={({ at: where }) =>
            where && map?.moveTo({ center: where, zoom: Math.max(12, map.view().zoom) })
          }
        />
        <p className={css.quiet}>{t('figures.keys')}</p>
      </section>
      <section className={css.section}>
        <h2>{t('panel.layers')}</h2>
        <LayersCard map={map} name={title} empty={empty} cases={cases} />
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
  );
});
