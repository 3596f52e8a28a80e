import { reaction } from 'mobx';
import { domEvent, type EventName } from '../../../contract/events';
import { outbox } from '../../outbox/outbox';
import { openChannel } from '../../tabs/channel';

interface Copy {
  renew(): Promise<void>;
}

/**
 * Brings kept copies up to date when something they hold was changed by this device: by an event
 * of any module, in this tab or another one, or by a report of the outbox that was received.
 */
export function followChanges(copies: Partial<Record<EventName, readonly Copy[]>>): void {
  const tabs = openChannel<EventName>('changes');
  const renew = (event: EventName) => {
    for (const copy of copies[event] ?? []) void copy.renew();
  };
  for (const event of Object.keys(copies) as EventName[]) {
    window.addEventListener(domEvent(event), () => {
      renew(event);
      tabs.post(event);
    });
  }
  tabs.listen(renew);
  // Whichever tab sent it, all of them read what the outbox has sent.
  reaction(
    () => outbox.sent[0]?.uuid,
    (latest) => {
      if (latest !== undefined) renew('case:changed');
    },
  );
}
