import type { ImportItem } from '@ciguawatch/shared/api/schemas/desk/import';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';
import css from '../../../import/import.module.css';
import type { Imports } from './use-imports';

/** Imports so far, each undone or restored as a whole. */
export function PastImports({ imports }: { imports: Imports }) {
  const t = useT('caseImport');
  const [asked, ask] = useState<ImportItem | null>(null);
  const { items, failed, busy, load, undo } = imports;
  if (failed !== null && !items)
    return <ErrorState title={t('past.notLoaded')} detail={errorText(failed)} onRetry={load} />;
  if (!items || items.length === 0) return null;
  return (
    <Card title={t('past.title')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('past.when')}</th>
            <th scope="col">{t('past.source')}</th>
            <th scope="col">{t('past.cases')}</th>
            <th scope="col">{t('past.action')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {formatInstant(item.at)} {item.by && <span className={css.quiet}>{item.by}</span>}
              </th>
              <td>
                {item.source} <span className={css.quiet}>{item.file}</span>
              </td>
              <td>
                {item.standing > 0 ? (
                  <CrossLink to={`/ciguawatch/case/report/list?import_id=${item.id}`}>
                    {t('past.standing', { count: item.standing })}
                  </CrossLink>
                ) : (
                  t('past.gone')
                )}{' '}
                {item.changed > 0 && (
                  <span className={css.quiet}>{t('past.changed', { count: item.changed })}</span>
                )}
              </td>
              <td>
                {item.undoable && item.standing > item.changed && (
                  <Button size="sm" icon="undo" busy={busy === item.id} onPress={() => ask(item)}>
                    {t('past.undo')}
                  </Button>
                )}
                {item.undoable && item.standing === 0 && (
                  <Button
                    size="sm"
                    icon="redo"
                    busy={busy === item.id}
                    onPress={() => void undo(item, 'restore')}
                  >
                    {t('past.restore')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('past.undoTitle', { source: asked?.source ?? '' })}
        body={t('past.undoText', { count: asked ? asked.standing - asked.changed : 0 })}
        confirmLabel={t('past.undo')}
        danger
        onConfirm={() => {
          ask(null);
          if (asked) void undo(asked, 'undo');
        }}
        onCancel={() => ask(null)}
      />
    </Card>
  );
}
