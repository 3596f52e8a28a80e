import type { SampleImportItem } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';
import css from '../../../import/import.module.css';
import { useImports } from './use-undo';

/** Imports of results so far, each undone or restored as a whole; nothing where there are none. */
export function PastImports() {
  const t = useT('samples');
  const { items, failed, again, turn, busy } = useImports();
  const [asked, ask] = useState<SampleImportItem | null>(null);
  if (items === null && failed !== null)
    return <ErrorState title={t('past.notLoaded')} detail={errorText(failed)} onRetry={again} />;
  if (items === null || items.length === 0) return null;
  return (
    <Card title={t('past.title')}>
      <table className={css.table}>
        <thead>
          <tr>
            {['when', 'file', 'samples', 'action'].map((head) => (
              <th key={head} scope="col">
                {t(`past.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} busy={busy === item.id} onUndo={ask} onRestore={turn} />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('past.undoTitle', { file: asked?.file ?? '' })}
        body={asked && goesText(asked, t)}
        confirmLabel={t('past.undo')}
        danger
        onConfirm={() => {
          ask(null);
          if (asked) void turn(asked, 'undo');
        }}
        onCancel={() => ask(null)}
      />
    </Card>
  );
}

/** What undoing does, in sentences: plain text, which the browser can ask too where the dialog does not load. */
const goesText = ({ made, altered, changed }: SampleImportItem, t: Translate): string =>
  [
    made > 0 && t('past.undoMade', { count: made }),
    altered > 0 && t('past.undoAltered', { count: altered }),
    changed > 0 && t('past.undoChanged', { count: changed }),
    t('past.undoBack'),
  ]
    .filter(Boolean)
    .join(' ');

interface RowProps {
  item: SampleImportItem;
  busy: boolean;
  onUndo: (item: SampleImportItem) => void;
  onRestore: (item: SampleImportItem, action: 'restore') => unknown;
}

function Row({ item, busy, onUndo, onRestore }: RowProps) {
  const t = useT('samples');
  const standing = item.made + item.altered;
  return (
    <tr>
      <th scope="row">
        {formatInstant(item.at)} {item.by && <span className={css.quiet}>{item.by}</span>}
      </th>
      <td>{item.file}</td>
      <td>
        {standing === 0 && item.undone > 0 ? t('past.gone') : t('past.standing', { count: standing })}{' '}
        {item.changed > 0 && <span className={css.quiet}>{t('past.changed', { count: item.changed })}</span>}
      </td>
      <td>
        {item.undoable && standing > 0 && (
          <Button size="sm" icon="undo" busy={busy} onPress={() => onUndo(item)}>
            {t('past.undo')}
          </Button>
        )}
        {item.undoable && standing === 0 && item.undone > 0 && (
          <Button size="sm" icon="redo" busy={busy} onPress={() => onRestore(item, 'restore')}>
            {t('past.restore')}
          </Button>
        )}
      </td>
    </tr>
  );
}
