import { getOutlineVersion, listOutlineVersions } from '@ciguawatch/shared/api/calls/outlines';
import type { OutlineVersion } from '@ciguawatch/shared/api/schemas/outline';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { HistoryList } from '@ciguawatch/shared/ui/compare/history-list';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { type Drawing, drawingOf } from '../../outline/drawing';
import css from './page.module.css';
import { OutlineThumb } from './panels/outline-thumb';

interface Props {
  id: number;
  /** The version drawn beside the edited one. */
  shown: Drawing | null;
  onShow: (drawing: Drawing | null) => void;
  onRestore: (drawing: Drawing) => void;
}

/** The versions of an outline, each with a small drawing. */
export const HistoryPanel = observer(function HistoryPanel({ id, shown, onShow, onRestore }: Props) {
  const t = useT('outlineEdit');
  const { data, failed, again } = useAnswer(listOutlineVersions, { id });
  if (failed !== null && !data)
    return <ErrorState title={t('history.failed')} detail={errorText(failed)} onRetry={again} />;
  if (!data) return <p className={css.quiet}>{t('history.loading')}</p>;
  if (data.length === 0) return <p className={css.quiet}>{t('history.none')}</p>;
  return (
    <HistoryList
      entries={data.map((one, n) => ({
        key: one.version,
        name: one.user?.name ?? t('history.installation'),
        at: one.at ?? '',
        when: one.at ? formatInstant(one.at, undefined, 'medium') : '',
        what: t(n === 0 ? 'history.now' : 'history.version', { count: one.vertices }),
        children: (
          <Version
            id={id}
            version={one}
            isNow={n === 0}
            shown={shown}
            onShow={onShow}
            onRestore={onRestore}
          />
        ),
      }))}
    />
  );
});

function Version({
  id,
  version,
  isNow,
  shown,
  onShow,
  onRestore,
}: Props & { version: OutlineVersion; isNow: boolean }) {
  const t = useT('outlineEdit');
  const { data } = useAnswer(getOutlineVersion, { id, version: version.version });
  const drawing = useMemo(() => (data ? drawingOf(data.geometry as Geometry | null) : null), [data]);
  if (!drawing) return null;
  const isShown = shown === drawing;
  const name = version.at ? formatInstant(version.at, undefined, 'medium') : t('history.installation');
  return (
    <div className={css.row}>
      <OutlineThumb outline={drawing.outline} label={t('history.drawn', { name })} />
      {!isNow && (
        <>
          <Button
            size="sm"
            icon={isShown ? 'eye-off' : 'eye'}
            onPress={() => onShow(isShown ? null : drawing)}
          >
            {t(isShown ? 'history.hide' : 'history.show')}
          </Button>
          <Button size="sm" icon="undo" onPress={() => onRestore(drawing)}>
            {t('history.restore')}
          </Button>
        </>
      )}
    </div>
  );
}
