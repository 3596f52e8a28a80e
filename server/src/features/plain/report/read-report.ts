import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { writesMonthFirst } from '@ciguawatch/shared/domain/time/month-first';
import { type PlainLanguage, tagsOf } from '../frame/language';
import type { Lists } from '../frame/lists';
import type { Words } from '../frame/words';
import type { Form } from './pages/form';
import { valuesOfForm } from './values';

interface Reader {
  language: PlainLanguage;
  /** header Accept-Language of the browser */
  accepted: string;
  /** default country of the installation */
  home: number;
}

/** Answers of a form, with the country whose islands are listed and the time zone of its dates. */
export function readReport(form: Form, { places }: Lists, { language, accepted, home }: Reader) {
  const monthFirst = writesMonthFirst(language, tagsOf(accepted));
  const values = valuesOfForm(form, monthFirst);
  const place = values.case_location_id === null ? undefined : places.get(values.case_location_id);
  const countries = [...places.values()].filter(({ type }) => type === 'C');
  const known = (country: number) => countries.find((one) => one.country === country);
  const asked = form.get('country');
  // After choosing another country the page lists its islands, whatever place was chosen before.
  const named = known(form.get('go') === 'country' || !place ? Number(asked) : place.country);
  const land = named ?? (place && known(place.country)) ?? known(home) ?? countries[0];
  return {
    values,
    monthFirst,
    country: land?.country ?? home,
    zone: place?.timezone ?? land?.timezone ?? DEFAULT_ZONE,
  };
}

/**
 * Adds a place that was typed as text to the observations, where the portal also keeps places that no list
 * has.
 */
export function withTypedPlace(values: ReportValues, typed: string | undefined, { t }: Words): ReportValues {
  const name = (typed ?? '').trim();
  const before = values.gsympt_other_obs.trimEnd();
  const line = t('report.keptLine', { label: t('report.place'), name });
  if (name === '' || before.split('\n').includes(line)) return values;
  return { ...values, gsympt_other_obs: before === '' ? line : `${before}\n${line}` };
}
