import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { useChartExport } from './use-chart-export';

/** Button that copies the link to the figures; where the clipboard is denied, a toast shows it. */
export const CopyLink = observer(function CopyLink({ choice }: { choice: CaseChoice }) {
  const t = useT('ciguawatch');
  const { link } = useChartExport(choice, null)();
  return (
    <Button size="sm" icon="link" onPress={() => link.onCopy()}>
      {t('map.copyLink')}
    </Button>
  );
});
