import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedMark } from './delivery-status';
import { mailMark, markedMail } from './mark';
import { recordReturnedMail, takeReturned } from './returned-folder';

const SECRET = 'a secret';
const MARK = mailMark(SECRET, 41);
const sample = (server: string) =>
  readFileSync(join(__dirname, 'samples', `${server}.eml`), 'latin1').replaceAll('MARK', MARK);
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64').replaceAll(/.{76}/g, '$&\n');

describe('a notice that a mail came back', () => {
  it.each(['postfix', 'exchange', 'exim'])(
    'of %s names the mail, also with the line ends of SMTP',
    (server) => {
      expect(failedMark(sample(server))).toBe(MARK);
      expect(failedMark(sample(server).replaceAll('\n', '\r\n'))).toBe(MARK);
    },
  );

  it('names it by its envelope alone, and by its head alone', () => {
    const notice = sample('postfix');
    expect(failedMark(notice.replace(`Message-ID: <${MARK}@`, 'Message-ID: <other@'))).toBe(MARK);
    expect(failedMark(notice.replace(`Original-Envelope-Id: ${MARK}`, 'X-None: 1'))).toBe(MARK);
    expect(failedMark(notice.replaceAll(MARK, 'other'))).toBeNull();
  });

  it('is read where its parts are encoded', () => {
    const notice = sample('exim');
    const [, status = ''] = /(Reporting-MTA[\s\S]*?Mailbox full)\n\n--/.exec(notice) ?? [];
    const encoded = notice
      .replace(status, base64(status.replaceAll('\n', '\r\n')))
      .replace('message/delivery-status\n', 'message/delivery-status\nContent-Transfer-Encoding: base64\n');
    expect(encoded).not.toContain('Action: failed');
    expect(failedMark(encoded)).toBe(MARK);
  });

  it.each([
    ['of a delay', (text: string) => text.replace('Action: failed', 'Action: delayed')],
    ['of a delivery', (text: string) => text.replace('Action: failed', 'Action: delivered')],
    ['without a recipient', (text: string) => text.replace('Final-Recipient', 'X-Recipient')],
    ['that is a plain mail', (text: string) => text.replace('multipart/report', 'multipart/mixed')],
    ['that is an answer', () => `From: a@x.example\nReferences: <${MARK}@x>\n\nAction: failed\n${MARK}`],
    ['that is empty', () => ''],
    ['that is cut off', (text: string) => text.slice(0, text.indexOf('Final-Recipient'))],
  ])('%s counts as none', (_what, changed) => {
    for (const server of ['postfix', 'exchange', 'exim'])
      expect([server, failedMark(changed(sample(server)))]).toEqual([server, null]);
  });

  it('is believed only with the signature of this portal', () => {
    expect(markedMail(SECRET, MARK)).toBe(41);
    expect(markedMail('another', MARK)).toBeNull();
    expect(markedMail(SECRET, MARK.replace('41', '42'))).toBeNull();
    expect(markedMail(SECRET, `${MARK}x`)).toBeNull();
  });
});

describe('word of a mail that came back', () => {
  it('is kept without the notice until the server has counted it', async () => {
    const data = mkdtempSync(join(tmpdir(), 'returned-'));
    const taken: number[][] = [];
    const note = async (mails: number[]) => void taken.push(mails);
    await takeReturned(data, SECRET, note);
    await recordReturnedMail(data, MARK);
    await recordReturnedMail(data, MARK);
    writeFileSync(join(data, 'returned', MARK.replace('41', '42')), '');
    expect(readFileSync(join(data, 'returned', MARK), 'utf8')).toBe('');
    const failing = takeReturned(data, SECRET, async () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    await takeReturned(data, SECRET, note);
    await takeReturned(data, SECRET, note);
    expect(taken).toEqual([[41]]);
    expect(readdirSync(join(data, 'returned'))).toEqual([]);
  });

  it('makes no data folder where none is', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'returned-')), 'none');
    await expect(recordReturnedMail(data, MARK)).rejects.toThrow(/ENOENT/);
    expect(existsSync(data)).toBe(false);
    mkdirSync(data);
    await recordReturnedMail(data, MARK);
    expect(readdirSync(join(data, 'returned'))).toEqual([MARK]);
  });
});
