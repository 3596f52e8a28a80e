import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { writesMonthFirst } from '@ciguawatch/shared/domain/time/month-first';
import { preferredTags } from '../../../http/preferred-tags';
import type { PlainLanguage } from '../frame/language';
import type { Lists } from '../frame/lists';
import type { Words } from '../frame/words';
import { formValues } from './form-values';
import type { Form } from './pages/form';

interface ReportReader {
  language: PlainLanguage;
  /** header Accept-Language of the browser */
  accepted: string;
  /** default country of the installation */
  home: number;
}

/** Answers of a form, with the country whose islands are listed and the time zone of its dates. */
export function readReport(form: Form, { places }: Lists, { language, accepted, home }: ReportReader) {
  const monthFirst = writesMonthFirst(language, preferredTags(accepted));
  const values = formValues(form, monthFirst);
  const place = values.case_location_id === null ? undefined : places.get(values.case_location_id);
  const countries = [...places.values()].filter(({ type }) => type === 'C');
  const countryPlace = (country: number) => countries.find((one) => one.country === country);
  const countryText = form.get('country');
  // After choosing another country the page lists its islands, whatever place was chosen before.
  const namedCountry = countryPlace(
    form.get('go') === 'country' || !place ? Number(countryText) : place.country,
  );
  const land = namedCountry ?? (place && countryPlace(place.country)) ?? countryPlace(home) ?? countries[0];
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
