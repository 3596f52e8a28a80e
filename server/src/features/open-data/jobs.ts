import type { Config } from '../../config/config';
import type { Deps } from '../../deps';
import type { Job } from '../../jobs/job';
import { outcomeText } from './command/outcome-text';
import { answerRequest, requestsFolder, waitingRequests } from './command/requests';
import { makeRelease } from './make-release';

const HOUR = 3_600_000;

/** The release of each quarter, and those that `npm run open-data` asks for. */
export function openDataJobs(
  deps: Pick<Deps, 'store' | 'clock'> & {
    config: Pick<Config, 'publisher' | 'portalName' | 'publicUrl' | 'dataDir'>;
  },
): Job[] {
  const { dataDir, publicUrl } = deps.config;
  return [
    { name: 'open-data', every: HOUR, atStart: true, run: async () => void (await makeRelease(deps)) },
    {
      name: 'open-data-asked',
      every: 2_000,
      run: async () => {
        const folder = requestsFolder(dataDir);
        for (const id of await waitingRequests(folder)) {
          const outcome = await makeRelease(deps, true).catch((error: Error) => error);
          const isFailure = outcome instanceof Error;
          const text = isFailure
            ? 'The server could not make it: its log says why.'
            : outcomeText(outcome, publicUrl);
          await answerRequest(folder, id, text);
          if (isFailure) throw outcome;
        }
      },
    },
  ];
}
