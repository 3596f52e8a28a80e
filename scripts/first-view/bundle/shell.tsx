import { firstFrames } from '../../../shell/src/first-view/frames';
import { drawAll } from './draw';

/** HTML of the frame around each page that may have a first view, by address; of the demonstration before ` demo`. */
export async function draw(code: string): Promise<Record<string, string>> {
  const plain = await drawAll(firstFrames(), code);
  const demo = Object.entries(await drawAll(firstFrames(), code, true));
  return { ...plain, ...Object.fromEntries(demo.map(([address, html]) => [`${address} demo`, html])) };
}
