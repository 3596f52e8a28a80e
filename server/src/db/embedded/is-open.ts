import { existsSync } from 'node:fs';
import { StartError } from '../start/start-error';
import { lockDataFolder } from './lock';

/**
 * Whether a server has the embedded database of a folder open, which no second program may open: a command then asks
 * that server to do its work.
 * @throws Error when there is no such folder
 */
export async function isDataFolderOpen(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir))
    throw new Error(`There is no data folder ${dataDir}: set DATA_DIR to the one of the portal.`);
  try {
    await (await lockDataFolder(dataDir))();
    return false;
  } catch (error) {
    if (error instanceof StartError) return true;
    throw error;
  }
}
