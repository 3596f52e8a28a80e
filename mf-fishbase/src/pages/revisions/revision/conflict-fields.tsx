import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { Side } from '@ciguawatch/shared/domain/edits/merge-edits';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable } from '@ciguawatch/shared/ui/compare/conflict-table';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { QueueText } from '@ciguawatch/shared/ui/queue/queue-list';
import { observer } from 'mobx-react-lite';
import { drawValue, fieldLabel, useWords, valueText } from '../../../revisions/field-words';
import css from '../page.module.css';
import { openConflicts } from './approvable';

interface Props {
  revision: RevisionFull;
  choices: Record<string, Side>;
  onChoose: (choices: Record<string, Side>) => void;
}

/** Fields changed since by somebody else, in three columns: original, proposed, current. */
export const ConflictFields = observer(function ConflictFields({ revision, choices, onChoose }: Props) {
  const words = useWords();
  const { t } = words;
  const fields = openConflicts(revision);
  if (fields.length === 0) return null;
  const takeAll = (side: Side) => onChoose(Object.fromEntries(fields.map(({ field }) => [field, side])));
  const chosen = fields.filter(({ field }) => choices[field]).length;
  return (
    <section className={css.conflict} aria-label={t('conflict.title')}>
      <Banner tone="caution" title={t('conflict.title')}>
        {t('conflict.text')}
      </Banner>
      <div className={css.takeAll}>
        <Button size="sm" onPress={() => takeAll('mine')}>
          {t('conflict.allMine')}
        </Button>
        <Button size="sm" onPress={() => takeAll('theirs')}>
          {t('conflict.allTheirs')}
        </Button>
        <div className={css.chosen}>
          <QueueText role="status">{t('conflict.chosenOf', { n: chosen, total: fields.length })}</QueueText>
        </div>
      </div>
      <ConflictTable
        conflicts={fields.map(({ field, before, after, current }) => ({
          ...{ field, before, mine: after, theirs: current },
        }))}
        choices={choices}
        words={{
          field: t('conflict.field'),
          before: t('conflict.before'),
          mine: t('compare.proposal'),
          theirs: t('compare.current'),
          toChoose: t('conflict.toChoose'),
        }}
        labelOf={(field) => fieldLabel(field, words)}
        textOf={(field, value) => valueText(field, value, words)}
        draw={(field, value) => drawValue(field, value, words)}
        onChoose={onChoose}
      />
    </section>
  );
});
