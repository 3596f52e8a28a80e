import { failedMark } from './delivery-status';
import { recordReturnedMail } from './returned-folder';

/** Bytes of a notice that are read: what counts comes before the returned mail. */
const MOST_BYTES = 1_048_576;
/** Exit code by which a mail server keeps the message and tries again (sysexits.h, EX_TEMPFAIL). */
const TRY_AGAIN = 75;

async function readInput(): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    if (size < MOST_BYTES) pieces.push(piece);
    size += piece.length;
  }
  return Buffer.concat(pieces).subarray(0, MOST_BYTES).toString('latin1');
}

/**
 * `node server/dist/bounced.mjs DATA_DIR < message`: a mail server pipes what came to the bounce address into it. Notes
 * that a mail came back; any other message is passed over, because an error would be returned to its sender.
 */
async function main(): Promise<void> {
  const dataDir = process.argv[2] ?? process.env.DATA_DIR;
  if (!dataDir) throw new Error('Usage: node server/dist/bounced.mjs DATA_DIR < message');
  const mark = failedMark(await readInput());
  if (mark === null) return console.log('No returned mail of this portal: nothing was noted.');
  await recordReturnedMail(dataDir, mark);
  console.log('Noted: the mail came back.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = TRY_AGAIN;
});
