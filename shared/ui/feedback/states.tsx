import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { HollowRing } from '../art/stepper-ring';
import { Icon, type IconName } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import css from './states.module.css';
import { useRetryOnline } from './use-retry-online';

interface StateProps {
  art: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert';
}

function State({ art, title, text, action, role }: StateProps) {
  return (
    <div role={role} className={css.state}>
      {art}
      <b>{title}</b>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}

const sign = (name: IconName, tone: string | undefined) => <Icon name={name} size={34} className={tone} />;

export interface EmptyStateProps {
  title: ReactNode;
  /** Why the list is empty. */
  reason?: ReactNode;
  /** A single button or link. */
  action?: ReactNode;
}

/** Shown in place of an empty list, with the reason. */
export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return <State role="status" art={<HollowRing />} title={title} text={reason} action={action} />;
}

export interface ErrorStateProps {
  title: ReactNode;
  detail?: ReactNode;
  onRetry?: () => void;
  /** Whether the retry is running. */
  busy?: boolean;
}

/** Shown when something could not be loaded; it tries again by itself once there is a connection. */
export function ErrorState({ title, detail, onRetry, busy = false }: ErrorStateProps) {
  const t = useUiT();
  useRetryOnline(busy ? undefined : onRetry);
  return (
    <State
      role="alert"
      art={sign('cloud-off', css.coral)}
      title={title}
      text={detail}
      action={
        onRetry && (
          <Button size="sm" icon="refresh-cw" onPress={onRetry} busy={busy}>
            {t('state.retry')}
          </Button>
        )
      }
    />
  );
}

export interface OfflineStateProps {
  /** Day and time of the data shown, formatted in the reader's language. */
  dataDate?: string;
  action?: ReactNode;
}

/** Shown while offline: with the age of stored data, or that there is none. */
export function OfflineState({ dataDate, action }: OfflineStateProps) {
  const t = useUiT();
  return (
    <State
      role="status"
      art={sign('wifi-off', css.sand)}
      title={t('state.offline')}
      text={dataDate ? t('state.dataOf', { date: dataDate }) : t('state.noOfflineData')}
      action={action}
    />
  );
}

/** Shown when the person may not see the content. */
export function NoAccess({ detail, action }: { detail?: ReactNode; action?: ReactNode }) {
  const t = useUiT();
  return (
    <State
      art={sign('lock', css.quiet)}
      title={t('state.noAccess')}
      text={detail ?? t('state.noAccessDetail')}
      action={action}
    />
  );
}
