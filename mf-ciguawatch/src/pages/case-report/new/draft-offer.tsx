import { PERSONAL_FIELDS } from '@ciguawatch/shared/domain/report/report-values';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { KeptDraft } from '../../../report/report-draft';
import { reportLabel } from '../labels/report-label';
import css from './new.module.css';

interface Props {
  drafts: readonly KeptDraft[];
  onResume: (uuid: string) => void;
  onDelete: (uuid: string) => void;
  onFresh: () => void;
}

/** Offers the stored drafts to resume or delete; deleting one asks for confirmation. */
export default observer(function DraftOffer({ drafts, onFresh, ...acts }: Props) {
  const t = useT('ciguawatch');
  return (
    <div className={css.narrow}>
      <h1 className={css.title}>{t('report.draftTitle')}</h1>
      {drafts.map((draft) => (
        <Offered key={draft.uuid} draft={draft} {...acts} />
      ))}
      <Button icon="clipboard-plus" onPress={onFresh}>
        {t('report.draftFresh')}
      </Button>
    </div>
  );
});

interface OfferedProps extends Pick<Props, 'onResume' | 'onDelete'> {
  draft: KeptDraft;
}

const Offered = observer(function Offered({ draft, onResume, onDelete }: OfferedProps) {
  const t = useT('ciguawatch');
  const [asking, setAsking] = useState(false);
  const { uuid, elsewhere } = draft;
  const label = reportLabel(draft.values);
  const when = formatInstant(draft.savedAt);
  return (
    <Card>
      <p>{t('report.draftText', { when, step: draft.section })}</p>
      {session.user === null && !PERSONAL_FIELDS.some((field) => draft.values[field]) && (
        <p>{t('report.draftNoContact')}</p>
      )}
      {label !== '' && <p className={css.label}>{label}</p>}
      {elsewhere && <p>{t('report.draftElsewhere')}</p>}
      <div className={css.ways}>
        <Button variant={elsewhere ? 'default' : 'primary'} icon="arrow-right" onPress={() => onResume(uuid)}>
          {t(elsewhere ? 'report.draftTake' : 'report.draftResume')}
        </Button>
        {elsewhere ? null : asking ? (
          <Button variant="dangerOutline" icon="trash" onPress={() => onDelete(uuid)}>
            {t('report.draftDelete')}
          </Button>
        ) : (
          <Button variant="quiet" icon="trash" onPress={() => setAsking(true)}>
            {t('report.draftForget')}
          </Button>
        )}
      </div>
      {asking && <p role="status">{t('report.draftDeleteWarning')}</p>}
    </Card>
  );
});
