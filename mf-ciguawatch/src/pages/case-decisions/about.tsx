import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { observer } from 'mobx-react-lite';
import { queryOf } from '../../case-filter/query-address';
import { queryWords } from '../../case-filter/query-words';
import { locationName } from '../../places/names';
import css from './page.module.css';

/** Cases linked in a line; more are counted. */
const LINKED = 3;

/** What a decision is about: its filter in words, its first cases as links, its pair, or its alert. */
export const About = observer(function About({ decision }: { decision: Decision }) {
  const t = useT('decisions');
  const { kind, cases, count, filter, island, object } = decision;
  if (kind === 'alert')
    return (
      <Link to={`/case/alerts?alert=${object}`}>
        {t('about.alert', { island: island === null ? '' : locationName(island) })}
      </Link>
    );
  if (kind === 'pair') {
    const [low, high] = cases;
    return low !== undefined && high !== undefined ? (
      <Link to={`/case/pairs?pair=${object}`}>
        {t('about.pair', { low: String(low), high: String(high) })}
      </Link>
    ) : null;
  }
  if (filter !== null) return <Filter filter={filter} />;
  const more = count - Math.min(LINKED, cases.length);
  return (
    <span className={css.cases}>
      {cases.slice(0, LINKED).map((id) => (
        <Link key={id} to={`/case/report/${id}`}>
          {t('about.case', { id: String(id) })}
        </Link>
      ))}
      {more > 0 && <span className={css.quiet}>{t('about.more', { count: more })}</span>}
    </span>
  );
});

/** The filter of the list in words, as the list's own chips say it. */
const Filter = observer(function Filter({ filter }: { filter: Record<string, unknown> }) {
  const t = useT('decisions');
  const d = useT('domain');
  const kept = Object.entries(filter).filter((one): one is [string, string] => typeof one[1] === 'string');
  const words = queryWords(queryOf(new URLSearchParams(kept)), { d });
  if (Object.values(filter).some(isRedacted)) words.push(t('about.words'));
  const said = words.length > 0 ? t('about.filter', { filter: words.join(' · ') }) : t('about.everything');
  if (kept.length < Object.keys(filter).length) return <span>{said}</span>;
  return <Link to={`/case/report/list?${new URLSearchParams(kept)}`}>{said}</Link>;
});
