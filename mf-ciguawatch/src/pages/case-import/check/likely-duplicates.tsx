import type { ImportPair } from '@ciguawatch/shared/api/schemas/desk/import';
import { ageLabel } from '@ciguawatch/shared/domain/report/rendering/age-label';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { observer } from 'mobx-react-lite';
import css from '../../../import/import.module.css';
import { reasonLine, reasonsOf } from '../../case-pairs/reason-text';
import { dateText, useFieldWords } from '../field-words';
import type { CaseImportWork, Decision } from '../work';

const DECISIONS: readonly Decision[] = ['pair', 'skip', 'unrelated'];
/** Most lines listed; a decision for all holds for the others too. */
const SHOWN = 40;

/** The likeliest pair of each line that may be a duplicate, the likeliest line first. */
const byLine = (pairs: readonly ImportPair[]): ImportPair[] =>
  [...new Map([...pairs].reverse().map((pair) => [pair.line, pair])).values()].sort(
    (a, b) => b.probability - a.probability || a.line - b.line,
  );

/** Lines that may be one patient or one meal with another case, each with its reasons and what to do with it. */
export const LikelyDuplicates = observer(function LikelyDuplicates({ work }: { work: CaseImportWork }) {
  const t = useT('caseImport');
  const lines = byLine(work.checked?.pairs ?? []);
  if (lines.length === 0) return null;
  const all = (decision: Decision) =>
    work.decide(
      lines.map(({ line }) => line),
      decision,
    );
  return (
    <>
      <h3>{t('pair.title', { count: lines.length })}</h3>
      <p className={css.quiet}>{t('pair.text')}</p>
      {lines.length > 1 && (
        <div className={css.bar}>
          {DECISIONS.map((decision) => (
            <Button key={decision} size="sm" onPress={() => all(decision)}>
              {t(`pair.all_${decision}`)}
            </Button>
          ))}
        </div>
      )}
      <ul className={css.faults}>
        {lines.slice(0, SHOWN).map((pair) => (
          <LikelyLine key={pair.line} work={work} pair={pair} />
        ))}
      </ul>
      {lines.length > SHOWN && <p>{t('pair.more', { count: lines.length - SHOWN })}</p>}
    </>
  );
});

const LikelyLine = observer(function LikelyLine({ work, pair }: { work: CaseImportWork; pair: ImportPair }) {
  const t = useT('caseImport');
  const c = useT('ciguawatch');
  const d = useT('domain');
  const words = useFieldWords();
  const { line, kind, probability, evidence, other_line } = pair;
  const row = work.preview?.ready.find((one) => one.line === line);
  const about = [
    row?.event_date && dateText(row.event_date),
    row?.case_location_id && words.place(row.case_location_id),
    row?.gender && words.code('gender', row.gender),
    row && ageLabel(row, { d }),
  ].filter(Boolean);
  const { pro, contra } = reasonsOf(evidence, kind, c);
  return (
    <li className={css.fault}>
      <p>
        <b>{t('pair.line', { line })}</b> {about.join(', ')}
      </p>
      <p>
        {t(`pair.${kind}`, { percent: formatNumber(Math.round(probability * 100)) })}{' '}
        {pair.case ? (
          <CrossLink to={`/ciguawatch/case/report/${pair.case.id}`}>
            {t('pair.case', { id: String(pair.case.id) })}
          </CrossLink>
        ) : (
          t('pair.otherLine', { line: other_line ?? 0 })
        )}
      </p>
      <p className={css.quiet}>
        {t('pair.for', { reasons: reasonLine(pro) })}{' '}
        {contra.length > 0 && t('pair.against', { reasons: reasonLine(contra) })}
      </p>
      <Segmented
        label={t('pair.decision', { line })}
        hideLabel
        size="sm"
        options={DECISIONS.map((value) => ({ value, label: t(`pair.${value}`) }))}
        value={work.decisions[line] ?? 'pair'}
        onChange={(decision) => work.decide([line], decision)}
      />
    </li>
  );
});
