import type { CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import css from '../saved.module.css';

interface Props {
  row: CaseFull;
  beside: RelatedCases;
}

/** Cases of the same meal: the one that this case names, and others with the same link. */
export function LinkedCases({ row, beside }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  return (
    <dl className={css.links}>
      <dt>{d('reportFields.match_event')}</dt>
      <dd>{row.match_event === null ? t('reportEdit.noneLinked') : <Named event={row.match_event} />}</dd>
      <dt>{t('reportEdit.sameMeal')}</dt>
      <dd>
        <CaseLinks ids={beside.same_meal} />
      </dd>
      {row.source_ref !== null && (
        <>
          <dt>{t('reportEdit.sourceRef')}</dt>
          <dd>{row.source_ref}</dd>
        </>
      )}
    </dl>
  );
}

/** The original of this case, if it is a duplicate, and its own duplicates. */
export function Duplicates({ row, beside }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  return (
    <dl className={css.links}>
      <dt>{d('reportFields.duplicate_of')}</dt>
      <dd>
        <CaseLinks ids={row.duplicate_of == null ? [] : [row.duplicate_of]} />
      </dd>
      <dt>{t('reportEdit.itsDuplicates')}</dt>
      <dd>
        <CaseLinks ids={beside.duplicates} />
      </dd>
    </dl>
  );
}

/** A meal is named by a case number, shown as a link, or in free text. */
const Named = ({ event }: { event: string }) =>
  /^\d+$/.test(event) ? <CaseLinks ids={[Number(event)]} /> : event;

/** Links to cases; the word "none" for an empty list. */
export function CaseLinks({ ids }: { ids: readonly number[] }) {
  const t = useT('ciguawatch');
  if (ids.length === 0) return t('reportEdit.noneLinked');
  return (
    <ul className={css.linkList}>
      {ids.map((id) => (
        <li key={id}>
          <Link to={`/case/report/${id}`}>{t('report.number', { id: String(id) })}</Link>
        </li>
      ))}
    </ul>
  );
}
