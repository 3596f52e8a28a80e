import { isTakenBack, withoutAnswers } from '../../../api/report/report-links';
import { clock } from '../../page/clock';
import { readSent, writeSent } from './store';

/** Removes the answers of withdrawn reports from the device. */
export async function dropAnswers(): Promise<void> {
  const sent = await readSent(clock.now());
  for (const one of sent) if (isTakenBack(one, sent)) await writeSent(withoutAnswers(one));
}
