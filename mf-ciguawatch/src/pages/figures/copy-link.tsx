import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { useAway } from './use-away';

/** Puts the address of the figures into the clipboard; where the browser refuses, shows it to be copied by hand. */
export const CopyLink = observer(function CopyLink({ choice }: { choice: CaseChoice }) {
  const t = useT('ciguawatch');
  const { link } = useAway(choice, null)();
  return (
    <Button size="sm" icon="link" onPress={() => link.onCopy()}>
      {t('map.copyLink')}
    </Button>
  );
});
