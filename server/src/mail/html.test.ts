import { htmlOf } from './html';
import { writeMail } from './templates';

it('says what the text says, with a button for a line that is only a URL', () => {
  const link = 'https://portal.example/auth/resetconfirm#token=a&b="x"';
  const { body, html } = writeMail('invite', 'fr_FR', { link, days: '7' });
  expect(body).toContain(link);
  const address = 'https://portal.example/auth/resetconfirm#token=a&amp;b=&quot;x&quot;';
  expect(html).toContain(`<a href="${address}"`);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('>{{portal}}</div>');
  for (const line of body.split('\n').filter((text) => text && text !== link)) expect(html).toContain(line);
});

it('links each case of a list by the line below it', () => {
  const cases = 'No. 7, Tahiti\nhttps://portal.example/case/7\nNo. 8, Rapa\nhttps://portal.example/case/8';
  const { html } = writeMail('digest', 'en_US', {
    day: '',
    count: '',
    parts: cases,
    link: 'https://portal.example',
  });
  expect(html.match(/<a href="https:\/\/portal\.example\/case\/[78]"/g)).toHaveLength(2);
  expect(html).toContain('No. 7, Tahiti<br><a ');
});

it('escapes values', () => {
  const page = {
    subject: '<x>',
    body: 'Now: <b onclick="x">&',
    language: 'en_US',
    portal: 'P',
    open: 'O',
  } as const;
  expect(htmlOf(page)).toContain('Now: &lt;b onclick=&quot;x&quot;&gt;&amp;</p>');
  expect(htmlOf(page)).toContain('<title>&lt;x&gt;</title>');
});
