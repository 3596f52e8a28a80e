import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { countryName } from '../../../places/names';
import css from './export.module.css';

/** Years offered, the present one first. */
const YEARS = 20;

/** The files for DHIS2 of a country and a year, in the order in which they are imported. They hold public rows alone. */
export const Dhis2Dialog = observer(function Dhis2Dialog({ onClose }: { onClose: () => void }) {
  const t = useT('caseList');
  const countries = session.user?.profile.manage_countries ?? [];
  const now = new Date(clock.now()).getFullYear();
  const [country, setCountry] = useState(countries[0] ?? 0);
  const [year, setYear] = useState(now);
  useEffect(() => void collections.location.ensure(), []);
  const files = ['metadata', 'events', 'values', 'completeness'] as const;
  // The calls are not asked for here: their schemas would travel in the page for four addresses.
  const addressOf = (name: string) =>
    `/api/cw/dhis2/${name}/?country=${country}${name === 'metadata' ? '' : `&year=${year}`}`;
  return (
    <Dialog isOpen onClose={onClose} title={t('export.dhis2')}>
      <div className={css.dhis2}>
        <p>{t('export.dhis2Text')}</p>
        {countries.length > 1 && (
          <Select
            label={t('export.country')}
            value={String(country)}
            options={countries.map((one) => ({ id: String(one), label: countryName(one) }))}
            onChange={(id) => setCountry(Number(id))}
          />
        )}
        <Select
          label={t('export.year')}
          value={String(year)}
          options={Array.from({ length: YEARS }, (_, at) => ({
            id: String(now - at),
            label: String(now - at),
          }))}
          onChange={(id) => setYear(Number(id))}
        />
        <ol className={css.files}>
          {files.map((name) => (
            <li key={name}>
              <a href={addressOf(name)} target="_blank" rel="noopener">
                {t(`export.dhis2_${name}`)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
});
