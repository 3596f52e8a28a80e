import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { observer } from 'mobx-react-lite';
import { ProgressCard } from './cards/progress-card';
import type { StartState } from './start-button';
import { textsBefore } from './start-file';
import type { LanguageValues } from './values';

/**
 * Progress that a language will have once created, with the texts of its file and the calendar as typed.
 */
export const StartProgress = observer(function StartProgress({ start, source }: StartState) {
  const values = useFormValues<LanguageValues>();
  return <ProgressCard texts={textsBefore(source, start, values)} isMade={false} />;
});
