import './texts';
import { getBulletin, listBulletins } from '@ciguawatch/shared/api/calls/monthly';
import {
  type IssuedReport,
  type IssueNote,
  REPORT_LANGUAGES,
} from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatDate, formatMonth, language, textsReady, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { countryZone } from '@ciguawatch/shared/runtime/sync/home-month';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { issueTime } from './document/edition';
import { monthlyDocument } from './document/monthly-document';
import { reportWords } from './document/words';
import { Outputs } from './outputs';
import css from './page.module.css';
import { Sheet } from './sheet/sheet';
import { useLanguageTexts } from './use-language-texts';

/** Resolves when the texts of the page are loaded; the module awaits it before rendering the page. */
export const texts = textsReady();

const Waiting = () => (
  <Loading label={useT('monthly')('monthly.loading')}>
    <div className={css.waiting}>
      <SkeletonText lines={6} />
    </div>
  </Loading>
);

/** `/ciguawatch/case/bulletins`: list of all public bulletins; `?issue=7` shows one. */
export default observer(function BulletinsPage() {
  const t = useT('monthly');
  const [params] = useAddress();
  const issue = Number(params.get('issue')) || null;
  return (
    <div className={css.page}>
      <h1>{t('monthly.bulletins')}</h1>
      {issue === null ? <List /> : <One id={issue} />}
    </div>
  );
});

function List() {
  const t = useT('monthly');
  const { country } = config;
  const list = useAnswer(listBulletins, { country });
  if (list.failed !== null)
    return <ErrorState title={t('monthly.failed')} detail={errorText(list.failed)} onRetry={list.again} />;
  if (!list.data) return <Waiting />;
  if (list.data.length === 0) return <p>{t('monthly.bulletinsNone')}</p>;
  return (
    <ul className={css.issues}>
      {list.data.map((note) => (
        <li key={note.id}>
          <CrossLink to={`/ciguawatch/case/bulletins?issue=${note.id}`}>{bulletinName(note, t)}</CrossLink>
        </li>
      ))}
    </ul>
  );
}

const bulletinName = ({ year, month, number, at }: IssueNote, t: ReturnType<typeof useT>): string =>
  t('monthly.bulletinLine', {
    period: month === null ? String(year) : formatMonth(month, year),
    number: String(number),
    at: issueTime(at, countryZone(config.country)),
  });

function One({ id }: { id: number }) {
  const t = useT('monthly');
  const read = useAnswer(getBulletin, { id });
  return (
    <>
      <LinkButton icon="chevron-left" to="/ciguawatch/case/bulletins">
        {t('monthly.bulletinsAll')}
      </LinkButton>
      {read.failed !== null && (
        <ErrorState title={t('monthly.failed')} detail={errorText(read.failed)} onRetry={read.again} />
      )}
      {read.failed === null && (read.data?.note.id === id ? <Bulletin report={read.data} /> : <Waiting />)}
    </>
  );
}

const Bulletin = observer(function Bulletin({ report: { note, content } }: { report: IssuedReport }) {
  const t = useT('monthly');
  const [code, setCode] = useState<string>(
    REPORT_LANGUAGES.find((one) => one === language.code) ?? REPORT_LANGUAGES[0],
  );
  if (!useLanguageTexts(code)) return <Waiting />;
  const words = reportWords(content.names, content.place, code);
  const zone = countryZone(content.figures.period.country);
  const document = monthlyDocument(content, words, {
    portal: words.t('portal'),
    demo: config.demo,
    edition: note,
    zone,
    commentErasedAt: note.comment_erased_at
      ? formatDate(civilDateOf(Date.parse(note.comment_erased_at), zone), 'long', code)
      : undefined,
  });
  return (
    <div className={css.shown}>
      <div className={css.outputs}>
        <Segmented
          label={t('monthly.language')}
          size="sm"
          value={code}
          options={REPORT_LANGUAGES.map((value) => ({
            value: value as string,
            label: t(`monthly.lang_${value}`),
          }))}
          onChange={setCode}
        />
        <Outputs content={content} words={words} document={document} edition={note} />
      </div>
      <Sheet document={document} />
    </div>
  );
});
