import { HELP_BASE } from '@ciguawatch/shared/contract/help-tasks';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';

/** Link to the help at the task of this screen, in a tab of its own: `?` lists the keys here, and elsewhere opens the help. */
export const HelpHere = observer(function HelpHere({ label }: { label: string }) {
  const address = `${HELP_BASE}/?at=${location.pathname}&lang=${language.code.slice(0, 2)}`;
  return (
    <p>
      <a href={address} target="_blank" rel="noopener">
        {label}
      </a>
    </p>
  );
});
