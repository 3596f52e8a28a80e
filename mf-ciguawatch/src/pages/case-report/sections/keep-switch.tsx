import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Switch } from '@ciguawatch/shared/ui/fields/switch';
import { useState } from 'react';
import { keepWanted, setCarryOver } from '../../../report/report-keep';

/**
 * Lets health staff carry place and health facility over to their next report; stored on this device only.
 */
export function KeepSwitch() {
  const t = useT('ciguawatch');
  const [on, setOn] = useState(keepWanted);
  return (
    <Switch
      label={t('report.keepPlace')}
      help={t('report.keepPlaceHelp')}
      name="keep_place"
      isOn={on}
      onChange={(wanted) => {
        setOn(wanted);
        setCarryOver(wanted);
      }}
    />
  );
}
