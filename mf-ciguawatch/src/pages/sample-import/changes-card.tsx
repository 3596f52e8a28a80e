import type { SampleChange } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../../import/import.module.css';
import { useFieldWords } from '../../samples/field-words';

/** Makes the table focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };

/** What the file says otherwise of stored samples: value by value, before anything is replaced. */
export const ChangesCard = observer(function ChangesCard({ changes }: { changes: readonly SampleChange[] }) {
  const t = useT('samples');
  const words = useFieldWords();
  return (
    <Card title={t('changes.title', { count: changes.length })}>
      <p className={css.quiet} role="alert">
        {t('changes.text')}
      </p>
      <section className={css.scroll} aria-label={t('changes.list')} {...scrollable}>
        <table className={css.table}>
          <thead>
            <tr>
              {['line', 'code', 'what', 'stored', 'given'].map((head) => (
                <th key={head} scope="col">
                  {t(`changes.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ line, code, method, field, stored, given }) => (
              <tr key={`${line} ${method} ${field}`}>
                <td>{line}</td>
                <th scope="row">{code}</th>
                <td>
                  {method === null
                    ? words.label(field)
                    : t('import.ofMethod', { method, field: words.label(field) })}
                </td>
                <td>{words.value(field, stored)}</td>
                <td>{words.value(field, given)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
});
