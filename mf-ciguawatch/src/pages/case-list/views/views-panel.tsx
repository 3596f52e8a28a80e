import type { SavedView } from '@ciguawatch/shared/api/schemas/case-list';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import type { ColumnLayout } from '@ciguawatch/shared/ui/grid/column-layout';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { type ReactNode, useState } from 'react';
import type { CaseListQuery } from '../../../case-filter/query-address';
import { useViews } from './use-views';
import { ViewDialog } from './view-dialog';
import { contentOf, isShown, layoutOfView, queryOfView } from './view-query';
import { type ViewAction, ViewsBar } from './views-bar';

interface Props {
  query: CaseListQuery;
  layout: ColumnLayout;
  onLayout: (layout: Partial<ColumnLayout>) => void;
  onFailed: (thrown: unknown) => void;
  version: unknown;
  /** shown at the end of the line */
  children?: ReactNode;
}

type Asking = 'save' | 'rename' | 'delete';

/** Saved views of the list, with the dialogs to save, rename and delete one. */
export function ViewsPanel({ query, layout, onLayout, onFailed, version, children }: Props) {
  const t = useT('caseList');
  const { views, add, change, remove } = useViews(onFailed);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  // A page opened by its URL shows the view that has the same query.
  const chosen =
    views.find(({ id }) => id === chosenId) ??
    views.find((view) => isShown(queryOfView(view), query)) ??
    null;
  const { once } = useBusy();
  const close = () => setAsking(null);
  const choose = (view: SavedView | null) => {
    setChosenId(view?.id ?? null);
    const columns = view && layoutOfView(view);
    if (columns) onLayout(columns);
  };
  const act = (action: ViewAction) => {
    if (action !== 'update') setAsking(action);
    else if (chosen) once(() => change(chosen, contentOf(query, layout))).catch(onFailed);
  };
  const save = async (name: string, shared: boolean) => {
    if (asking === 'rename' && chosen) await change(chosen, { name, shared });
    else setChosenId((await add({ ...contentOf(query, layout), name, shared })).id);
  };
  return (
    <>
      <ViewsBar
        query={query}
        views={views}
        chosen={chosen}
        onChoose={choose}
        onSave={() => setAsking('save')}
        onAction={act}
        version={version}
      >
        {children}
      </ViewsBar>
      {(asking === 'save' || asking === 'rename') && (
        <ViewDialog view={asking === 'rename' ? chosen : null} onSave={save} onClose={close} />
      )}
      {asking === 'delete' && chosen && (
        <ConfirmDialog
          isOpen
          danger
          title={t('view.deleteTitle', { name: chosen.name })}
          body={t('view.deleteText')}
          confirmLabel={t('view.delete')}
          onConfirm={() => {
            close();
            once(() => remove(chosen)).catch(onFailed);
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
