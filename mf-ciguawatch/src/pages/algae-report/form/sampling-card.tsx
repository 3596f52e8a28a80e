import { SAMPLING_FIELDS } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { TimeField } from '@ciguawatch/shared/ui/fields/time-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../../places/names';
import { InUse } from '../in-use';
import css from '../report.module.css';
import type { SamplingValues } from '../values';
import { dayFault } from './day-fault';
import { NumberAsk } from './number-ask';
import { OtherFields } from './other-fields';
import { PartialDay } from './partial-day';

/** Props of a card, which edits a part of the form's values. */
export interface PartProps {
  values: SamplingValues;
  change: (part: Partial<SamplingValues>) => void;
  /** called when the text of a field becomes valid or invalid */
  onValidity: (field: string, valid: boolean) => void;
}

/** Fields of the whole sampling: station, code, country, time and water. */
export const SamplingCard = observer(function SamplingCard({ values, change, onValidity }: PartProps) {
  const t = useT('algae');
  const countries = session.user?.profile.manage_countries ?? [];
  const valid = (field: string) => (ok: boolean) => onValidity(field, ok);
  const isPartial = values.day !== null && values.day.length < 10;
  const fault = dayFault(values);
  return (
    <Card title={t('form.sampling')}>
      <div className={css.pair}>
        <TextField
          label={t('field.station')}
          help={t('form.stationHelp')}
          name="station"
          value={values.station}
          maxLength={SAMPLING_FIELDS.station.max}
          autoComplete="off"
          spellCheck={false}
          onChange={(station) => change({ station })}
        />
        <TextField
          label={t('field.code')}
          name="code"
          value={values.code}
          maxLength={SAMPLING_FIELDS.code.max}
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
            error={fault && codeText(fault)}
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
        <NumberAsk
          field="at_water_temperature"
          value={values.temperature}
          onChange={(temperature) => change({ temperature })}
          onValidity={valid('temperature')}
        />
        <NumberAsk
          field="at_sampling_depth"
          value={values.depth}
          onChange={(depth) => change({ depth })}
          onValidity={valid('depth')}
        />
        <OtherFields
          of="sampling"
          answers={values.more}
          onChange={(more) => change({ more })}
          onValidity={onValidity}
        />
      </div>
      <InUse values={values} />
    </Card>
  );
});
