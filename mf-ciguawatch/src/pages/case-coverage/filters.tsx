import { CASE_SOURCES, type CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import {
  addressFields,
  choiceField,
  numberField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../places/names';
import css from './page.module.css';
import { archipelagosOf } from './rows';

/** First year offered; a case list may hold earlier ones. */
const FIRST_IMPORTED_YEAR = 1999;

/** Filters of the table. */
export interface CoverageFilter {
  country: number;
  source: CaseSource;
  /** place id; null for the first archipelago of the country */
  archi: number | null;
  year: number;
}

/**
 * Filters in the URL; null selects the default: the home country and the last year that the source observed.
 */
export const { read: coverageIn } = addressFields<
  Pick<CoverageFilter, 'source' | 'archi'> & { country: number | null; year: number | null }
>({
  country: numberField('country'),
  source: choiceField('source', CASE_SOURCES, 'haedat'),
  archi: numberField('archi'),
  year: numberField('year', /^(19|20)\d\d$/),
});

interface Props {
  shown: CoverageFilter;
  onChange: (part: Partial<CoverageFilter>) => void;
  busy: boolean;
  onUndo: (() => Promise<void>) | null;
}

/** Filters of the table, and a button to undo the last change. */
export const Filters = observer(function Filters({ shown, onChange, busy, onUndo }: Props) {
  const t = useT('coverageTable');
  const { country, source, archi, year } = shown;
  const managed = session.user?.profile.manage_countries ?? [];
  const archis = archipelagosOf(country);
  const last = homeMonth().year;
  const first = Math.min(FIRST_IMPORTED_YEAR, year);
  return (
    <div className={css.filters}>
      {managed.length > 1 && (
        <Select
          label={t('coverage.country')}
          noEmpty
          value={String(country)}
          onChange={(next) => onChange({ country: Number(next), archi: null })}
          options={managed.map((id) => ({ id: String(id), label: countryName(id) }))}
        />
      )}
      <Select
        label={t('coverage.source')}
        noEmpty
        value={source}
        onChange={(next) => onChange({ source: next as CaseSource })}
        options={CASE_SOURCES.map((id) => ({ id, label: translate('domain', `source.${id}`) }))}
      />
      {archis.length > 1 && (
        <Select
          label={t('coverage.archipelago')}
          noEmpty
          value={String(archi ?? archis[0]?.id)}
          onChange={(next) => onChange({ archi: Number(next) })}
          options={archis.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      )}
      <Select
        label={t('coverage.year')}
        noEmpty
        value={String(year)}
        onChange={(next) => onChange({ year: Number(next) })}
        options={Array.from({ length: last - first + 1 }, (_, i) => {
          const one = String(last - i);
          return { id: one, label: one };
        })}
      />
      <Button
        icon="undo"
        isDisabled={!onUndo || !connectivity.online}
        busy={busy}
        onPress={() => void onUndo?.()}
      >
        {t('coverage.undo')}
      </Button>
    </div>
  );
});
