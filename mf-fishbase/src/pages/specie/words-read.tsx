import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import { mayChange } from '@ciguawatch/shared/domain/revision/may-change';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import css from '../../product/product.module.css';
import type { Detail } from '../../product/use-detail';
import { sendRevision } from '../../revisions/send';

/** Under a shipped description: that the laboratory has not read it yet, and the pages of its facts. */
export const WordsRead = observer(function WordsRead(props: {
  specie: Specie;
  detail: Detail<SpecieDetail>;
}) {
  const { specie, detail } = props;
  const t = useT('directory');
  const groups = (session.user?.groups ?? []) as RoleId[];
  const unread = specie.descriptions_read === false;
  const sources = typeof detail === 'object' ? detail.description_sources : [];
  const isFailed = detail === 'error';
  if (!unread && sources.length === 0 && !isFailed) return null;
  return (
    <div className={css.below}>
      {unread && <p className={css.quiet}>{t('words.unread')}</p>}
      {isFailed && <p className={css.quiet}>{t('words.noSources')}</p>}
      {sources.length > 0 && (
        <p className={css.quiet}>
          {t('words.sources')}{' '}
          {sources.map(({ title, url }, at) => (
            <span key={url}>
              {at > 0 && ' · '}
              <a href={url}>{title}</a>
            </span>
          ))}
        </p>
      )}
      {unread && mayChange({ groups, languages: [] }, 'specie', 'descriptions_read') && (
        <ReadIt specie={specie} />
      )}
    </div>
  );
});

/** Says by one tap that the description is right: a change that a moderator approves. */
function ReadIt({ specie: { id, name, version } }: { specie: Specie }) {
  const t = useT('directory');
  const { busy, once } = useBusy();
  const [uuid] = useState(newUuid);
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <p className={css.quiet}>{t('words.asked')}</p>;
  const ask = async () => {
    const about = `read ${id}`;
    const change = { actionType: 'update', object_type: 'specie', object_id: id, version } as const;
    try {
      const way = await sendRevision(
        { uuid, ...change, payload: { descriptions_read: true } },
        t('words.label', { name }),
      );
      if (way === 'kept') toasts.warning(t('words.kept'), t('words.keptText'), about);
      setAsked(true);
    } catch (thrown) {
      toasts.error(t('words.failed'), errorText(thrown) ?? undefined, about);
    }
  };
  return (
    <div>
      <Button icon="check" busy={busy} onPress={() => void once(ask)}>
        {t('words.right')}
      </Button>
    </div>
  );
}
