import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** npm starts the script in `server/`, but file names are meant relative to the caller's folder. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

/**
 * `npm run backup:key -- FILE`: makes the secret key that opens encrypted backups, in the format of
 * `age-keygen`, and prints the setting for the server. It is run where the key will stay, not on the server.
 */
async function main(): Promise<void> {
  const name = process.argv[2];
  if (!name) throw new Error('Usage: npm run backup:key -- FILE');
  const secret = await generateX25519Identity();
  const recipient = await identityToRecipient(secret);
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${secret}\n`;
  const file = resolve(callerFolder, name);
  // An existing key opens existing backups, so the file is never overwritten (`wx`).
  await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  console.log(`${file} opens the backups of a server that is started with\nBACKUP_RECIPIENTS=${recipient}`);
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EEXIST' ? `${error.path} is there already: name another file.` : error.message,
  );
  process.exitCode = 1;
});
