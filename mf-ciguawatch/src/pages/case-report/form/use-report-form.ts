import { faultText } from '@ciguawatch/shared/domain/report/rendering/fault-text';
import { type Fault, type Faults, faultsOf } from '@ciguawatch/shared/domain/report/report-rules';
import { fieldOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import { language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { type FormModel, useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { formatsOf } from '../labels/formats';
import { placeView } from './place-view';

interface Options<V extends ReportValues> {
  initial: V;
  /** removes faults that this form tolerates */
  held?: (faults: Faults) => Faults;
  submit: (values: V) => Promise<void> | void;
}

const t: Translate = (key, given) => translate('ciguawatch', key, given);

/** Creates the form model of a report. Change the `key` of the component to start another report. */
export function useReportForm<V extends ReportValues>({ initial, held, submit }: Options<V>): FormModel<V> {
  const checked = useRef('');
  const form = useNewForm<V>({
    initial,
    submit,
    rules: (values) => {
      const { zone } = placeView(values);
      checked.current = zone;
      const faults = faultsOf(values, { now: clock.now(), zone });
      return held ? held(faults) : faults;
    },
    faultText: (fault) => faultText({ t, formats: formatsOf(language.code) }, fault as Fault),
    fieldOf: (name) => fieldOf(name) ?? (name in initial ? name : null),
  });
  useEffect(
    // The time zone is known once the places are loaded, and dates are checked in it: check again when it
    // changes.
    () =>
      reaction(
        () => placeView(form.values).zone,
        (zone) => zone !== checked.current && form.check(),
        { fireImmediately: true },
      ),
    [form],
  );
  return form;
}
