import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { noReport } from '../../map-and-stats/no-report';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { isSilent } from '../../public-cases/observed-places';

interface Props {
  choice: CaseChoice;
  onClear: () => void;
}

/** Replaces the figures when no report matches, and says whether the chosen places were observed. */
export const NoFigures = observer(function NoFigures({ choice, onClear }: Props) {
  const t = useT('ciguawatch');
  useT('domain');
  const { title, help } = noReport(isSilent(choice));
  if (help === null) return <EmptyState title={title} />;
  return (
    <EmptyState title={title} reason={help} action={<Button onPress={onClear}>{t('map.clear')}</Button>} />
  );
});
