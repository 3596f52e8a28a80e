import { reaction } from 'mobx';
import { domEvent, type EventName } from '../../../contract/events';
import { outbox } from '../../outbox/outbox';
import { openChannel } from '../../tabs/channel';

interface Copy {
  renew(): Promise<void>;
}

/**
 * Refreshes copies when this device changed something in them: by an event of any module, in this tab or
 * another one, or by a report that the outbox sent.
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
  // All tabs read the outbox's list of sent items, whichever tab sent one.
  reaction(
    () => outbox.sent[0]?.uuid,
    (latest) => {
      if (latest !== undefined) renew('case:changed');
    },
  );
}
