import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestServer } from '../support/harness';
import { wordsOf } from './browser';
import { deployTexts } from './portal-texts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLISHER_NAME: 'Institut <b>', CONTACT_MONTHS: '7' });
  deployTexts(server);
});
afterAll(() => server.stop());

const open = async (url: string) => {
  const { body, statusCode } = await server.app.inject({ url });
  return { body, statusCode, words: wordsOf(body) };
};

it('the plain privacy page says what the portal publishes by its own numbers', async () => {
  const { words } = await open('/plain/privacy?lang=en');
  expect(words).toContain('for an island where 20,000 people or more live: the age group; the sex;');
  expect(words).toMatch(
    /fewer than 2,000 people live, or whose number of residents is unknown: whether others were ill after the same meal; at least how many were ill, in classes: 2, 5, 10, 20\. Never:/,
  );
  expect(words).toContain('the draft of a report, for 30 days;');
  expect(words).toContain('erased after 7 months');
  const french = await open('/plain/privacy?lang=fr');
  expect(french.words).toMatch(/vivent 2[\s\u202f]000 personnes ou plus, mais moins de 20[\s\u202f]000/);
});

it('the legal notice names the publisher, and the terms the threshold of an alert', async () => {
  const { body, words } = await open('/plain/notice?lang=en');
  expect(body).toContain('Institut &lt;b&gt;');
  expect(words).toContain('Publisher Institut');
  expect((await open('/plain/terms?lang=en')).words).toContain('in the current month exceed 5.');
});

it('every plain page leads to all the others, and an unknown one says so', async () => {
  const linksOf = async (url: string) => {
    const { body } = await open(url);
    return new Set([...body.matchAll(/href="(\/plain\/[a-z]*)\?/g)].map(([, path]) => path));
  };
  const home = await linksOf('/plain/?lang=en');
  expect(home.size).toBe(10);
  for (const path of home) {
    const { statusCode } = await open(`${path}?lang=en`);
    // The links of a page leave out the page itself.
    const links = (await linksOf(`${path}?lang=en`)).add(path);
    expect([path, statusCode, links]).toEqual([path, 200, home]);
  }
  const { statusCode, words } = await open('/plain/nowhere?lang=en');
  expect([statusCode, words.includes('This page does not exist')]).toEqual([404, true]);
  expect(await linksOf('/plain/nowhere?lang=en')).toEqual(home);
});

it('the page of the portal offers the same pages where scripts are off', async () => {
  const index = readFileSync(join(__dirname, '../../../shell/src/index.html'), 'utf8');
  const offered = [...index.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href as string);
  expect(offered).toHaveLength(18);
  for (const url of offered) expect([url, (await open(url)).statusCode]).toEqual([url, 200]);
});
