import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { disableIslandPush, enableIslandPush, type PushStatus, readPushStatus } from './browser-push';
import css from './follow-island.module.css';

/** "Follow this island": mails and feed on its page without scripts, notices in this browser. */
export const FollowIsland = observer(function FollowIsland({
  island,
  name,
}: {
  island: number;
  name: string;
}) {
  const t = useT('ciguawatch');
  const lang = prefersFrench(readerLanguages()) ? 'fr' : 'en';
  return (
    <Card title={t('risk.follow', { island: name })} level={2} className={css.card}>
      <p>{t('risk.followText')}</p>
      <div className={css.parts}>
        <CrossLink to={`/island/${island}?lang=${lang}#follow-it`}>{t('risk.followMail')}</CrossLink>
        <Notices key={island} island={island} />
      </div>
    </Card>
  );
});

/** The button of this browser, or why there is none. */
const Notices = observer(function Notices({ island }: { island: number }) {
  const t = useT('ciguawatch');
  const [stand, setStand] = useState<PushStatus | null>(null);
  const { busy, once } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    // Offline the button is still shown, and reports the missing network when pressed.
    readPushStatus(island)
      .catch((): PushStatus => 'no')
      .then((found) => isHere && setStand(found));
    return () => {
      isHere = false;
    };
  }, [island]);

  const press = async () => {
    setFailed(false);
    try {
      const next = await once(() => (stand === 'yes' ? disableIslandPush : enableIslandPush)(island));
      if (next) setStand(next);
    } catch {
      setFailed(true);
    }
  };

  if (stand === null) return null;
  if (stand !== 'yes' && stand !== 'no')
    return (
      <p className={css.said} role="status">
        {t(`risk.push_${stand}`)}
      </p>
    );
  return (
    <>
      <Button size="sm" busy={busy} onPress={() => void press()}>
        {t(stand === 'yes' ? 'risk.pushEnd' : 'risk.pushStart')}
      </Button>
      <span className={css.said} role="status">
        {hasFailed ? t('risk.pushFailed') : stand === 'yes' && t('risk.pushOn')}
      </span>
    </>
  );
});
