import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import css from '../../../import/import.module.css';
import { useFieldWords } from '../field-words';
import type { CaseImportWork } from '../work';
import { LikelyDuplicates } from './likely-duplicates';

/** Most lines named one by one. */
const NAMED = 20;

/** What the import would do: new cases, lines that the portal has already, faults, and likely duplicates. */
export const CheckCard = observer(function CheckCard({ work }: { work: CaseImportWork }) {
  const t = useT('caseImport');
  const e = useT('errors');
  const words = useFieldWords();
  const { checked } = work;
  const result = useRef<HTMLDivElement>(null);
  // The preview above may fill the screen, so that the press on Check seems to do nothing.
  useEffect(() => {
    if (checked) result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [checked]);
  if (!checked) return null;
  const { known, faults, count } = checked;
  return (
    <Card title={t('check.title')}>
      <div role="status" ref={result}>
        {faults.length > 0 ? (
          <Banner tone="danger">{t('check.faults', { count: faults.length })}</Banner>
        ) : (
          <Banner tone={count > 0 ? 'success' : 'info'}>{t('check.new', { count })}</Banner>
        )}
      </div>
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.slice(0, NAMED).map(({ line, field, code }) => (
            <li key={`${line} ${field}`}>
              {t('check.fault', { line, field: words.label(field) })} {e(`code.${code}`)}
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <>
          <p>{t('check.known', { count: known.length })}</p>
          <p className={css.quiet}>
            {known.slice(0, NAMED).map(({ line, case: id }) => (
              <CrossLink key={line} to={`/ciguawatch/case/report/${id}`}>
                {t('check.knownLine', { line })}{' '}
              </CrossLink>
            ))}
          </p>
        </>
      )}
      <LikelyDuplicates work={work} />
    </Card>
  );
});
