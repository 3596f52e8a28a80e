import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { TimeField } from '@ciguawatch/shared/ui/fields/time-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../stores/names';
import { InUse } from './in-use';
import { PartialDay } from './partial-day';
import css from './report.module.css';
import type { SamplingValues } from './values';

export interface PartProps {
  values: SamplingValues;
  change: (part: Partial<SamplingValues>) => void;
  /** Called when what stands in a field stops or starts being readable. */
  onValidity: (field: string, valid: boolean) => void;
}

/** Station, code, country, time and water: what is said of the sampling as a whole. */
export const SamplingCard = observer(function SamplingCard({ values, change, onValidity }: PartProps) {
  const t = useT('algae');
  const countries = session.user?.profile.manage_countries ?? [];
  const valid = (field: string) => (ok: boolean) => onValidity(field, ok);
  const isPartial = values.day !== null && values.day.length < 10;
  return (
    <Card title={t('form.sampling')}>
      <div className={css.pair}>
        <TextField
          label={t('field.station')}
          help={t('form.stationHelp')}
          name="station"
          value={values.station}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={(station) => change({ station })}
        />
        <TextField
          label={t('field.code')}
          name="code"
          value={values.code}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={(code) => change({ code })}
        />
        <Select
          label={t('field.at_country')}
          noEmpty
          options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
          value={String(values.country)}
          onChange={(id) => change({ country: Number(id) })}
        />
        {isPartial ? (
          <PartialDay day={values.day} onChange={(day) => change({ day })} onValidity={valid('day')} />
        ) : (
          <DateField
            label={t('field.day')}
            value={values.day}
            max={clock.today()}
            onChange={(day) => change({ day })}
            onValidity={valid('day')}
          />
        )}
        <TimeField
          label={t('field.time')}
          value={values.time}
          isDisabled={values.day === null || isPartial}
          onChange={(time) => change({ time })}
          onValidity={valid('time')}
        />
        <NumberField
          label={t('field.at_water_temperature')}
          value={values.temperature}
          min={-5}
          max={60}
          step={0.1}
          unit="°C"
          error={outside(values.temperature, -5, 60) ? t('form.outside', { min: -5, max: 60 }) : null}
          onChange={(temperature) => change({ temperature })}
          onValidity={valid('temperature')}
        />
        <NumberField
          label={t('field.at_sampling_depth')}
          value={values.depth}
          min={0}
          max={11000}
          step={0.1}
          unit="m"
          error={outside(values.depth, 0, 11000) ? t('form.outside', { min: 0, max: 11000 }) : null}
          onChange={(depth) => change({ depth })}
          onValidity={valid('depth')}
        />
      </div>
      <InUse values={values} />
    </Card>
  );
});

/** Whether a number is not one that the server takes. */
export const outside = (value: number | null, min: number, max: number): boolean =>
  value !== null && (value < min || value > max);
