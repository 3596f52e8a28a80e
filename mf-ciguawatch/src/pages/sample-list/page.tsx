import { listSamples, restoreSample } from '@ciguawatch/shared/api/calls/samples';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { locationName } from '../../places/names';
import { fishText } from '../../samples/result-words';
import css from '../../samples/samples.module.css';
import { samplesTexts } from '../../samples/texts';
import { SampleTable } from './sample-table';

/** Resolves when the texts of the page are loaded. */
export const texts = samplesTexts;

/** Whether a sample has a text in its code, fish, place or methods. Call it inside an observer. */
function isFound(sample: Sample, wanted: string): boolean {
  const { code, species_text, location_id, results } = sample;
  const said = [code, fishText(sample), species_text ?? '', ...results.map(({ method }) => method)];
  if (location_id !== null) said.push(locationName(location_id));
  return normalise(said.join(' ')).includes(wanted);
}

type View = 'stored' | 'deleted';

/** `/ciguawatch/sample/list`: samples of the countries that an editor manages. */
export default observer(function SampleListPage() {
  const t = useT('samples');
  useT('errors');
  const [view, setView] = useState<View>('stored');
  const [search, setSearch] = useState('');
  useEffect(() => {
    void collections.specie.ensure();
    void collections.phenotype.ensure();
    void collections.location.ensure();
  }, []);
  return (
    <div className={css.page} data-density="compact">
      <title>{t('list.title')}</title>
      <header className={css.head}>
        <h1>{t('list.title')}</h1>
        <div className={css.acts}>
          <LinkButton icon="file-text" to="/ciguawatch/sample/import">
            {t('list.import')}
          </LinkButton>
          <LinkButton variant="primary" icon="plus" to="/ciguawatch/sample/new">
            {t('list.new')}
          </LinkButton>
        </div>
      </header>
      <div className={css.acts}>
        <TextField label={t('list.search')} type="search" value={search} onChange={setSearch} />
        <Segmented
          label={t('list.view')}
          hideLabel
          size="sm"
          options={[
            { value: 'stored', label: t('list.stored') },
            { value: 'deleted', label: t('list.deleted') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <Samples key={view} view={view} search={search} />
    </div>
  );
});

/** The samples of a view that the search finds. */
const Samples = observer(function Samples({ view, search }: { view: View; search: string }) {
  const t = useT('samples');
  const { data, failed, again } = useAnswer(listSamples, view === 'deleted' ? { deleted: true } : {});
  const { busy, once } = useBusy();
  const restore = (sample: Sample) =>
    once(async () => {
      const about = `sample ${sample.id}`;
      try {
        await call(restoreSample, { params: { id: sample.id }, body: undefined });
        toasts.success(t('list.restored', { code: sample.code }), undefined, undefined, about);
        again();
      } catch (thrown) {
        toasts.error(t('list.notRestored'), errorText(thrown) ?? undefined, about);
      }
    });
  if (data === null)
    return failed !== null ? (
      <ErrorState title={t('list.failed')} detail={errorText(failed)} onRetry={again} />
    ) : (
      <Loading label={t('list.loading')}>
        <Skeleton height={240} />
      </Loading>
    );
  const wanted = normalise(search);
  const shown = data.filter((one) => isFound(one, wanted));
  return (
    <>
      {shown.length > 0 && (
        <p className={css.quiet} role="status">
          {t('list.count', { count: shown.length })}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('list.none')} reason={t(search ? 'list.noneFound' : `list.noneText_${view}`)} />
      ) : (
        <SampleTable samples={shown} busy={busy} onRestore={view === 'deleted' ? restore : null} />
      )}
    </>
  );
});
