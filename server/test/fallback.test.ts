import { FRENCH_FIRST } from '@ciguawatch/shared/domain/text/fallback';
import { packLanguages } from '../src/country/pack/language-records';
import { shippedPacks } from '../src/country/pack/shipped';
import { readJson, referenceDir } from '../src/db/reference/files';
import { fallbackChain } from '../src/features/i18n/fallback';
import { islandNames } from '../src/mail/case-lines';
import { mailLanguage } from '../src/mail/language';
import { NUKU_HIVA } from './cases/samples';
import { wordsOf } from './plain/browser';
import { deployTexts } from './plain/portal-texts';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

const LANGUAGES = packLanguages(readJson(referenceDir(), 'languages.json'), shippedPacks());

it('the languages that read French first are those of the release', () => {
  const french = LANGUAGES.filter(({ fallback }) => fallback === 'fr_FR').map(({ iso }) => iso);
  expect([...FRENCH_FIRST].sort()).toEqual(french.sort());
});

describe.each(engines)('fallbacks of languages on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());

  it('are one chain, which ends in English', async () => {
    const { read } = server.store;
    expect(await fallbackChain(read, 'ty_PF')).toEqual(['ty_PF', 'fr_FR', 'en_US']);
    expect(await fallbackChain(read, 'mrq_PF')).toEqual(['mrq_PF', 'fr_FR', 'en_US']);
    expect(await fallbackChain(read, 'rar_CK')).toEqual(['rar_CK', 'en_US']);
  });

  it.each([
    ['ty_PF', 'fr_FR'],
    ['mrq_PF', 'fr_FR'],
    ['mqm_PF', 'fr_FR'],
    ['fr_FR', 'fr_FR'],
    ['fr', 'fr_FR'],
    ['rar_CK', 'en_US'],
    ['en_US', 'en_US'],
    [null, 'en_US'],
  ])('hold for mails: an account in %s reads them in %s', async (code, language) => {
    expect(await mailLanguage(server.store.read, code)).toBe(language);
  });

  it('follow the table: a language whose fallback changes gets its mails in another', async () => {
    await server.store.tx(async (trx) => {
      await trx.updateTable('language').set({ fallback: 'ty_PF' }).where('code', '=', 'rar_CK').execute();
      expect(await mailLanguage(trx, 'rar_CK')).toBe('fr_FR');
      await trx.updateTable('language').set({ fallback: 'en_US' }).where('code', '=', 'rar_CK').execute();
    });
    const name = await islandNames(server.store.read, [NUKU_HIVA]);
    expect(name(NUKU_HIVA, await mailLanguage(server.store.read, 'mrq_PF'))).toBe('Nuku Hiva');
  });

  it.each(['ty', 'mrq-PF', 'mqm', 'fr-PF'])(
    'hold for plain pages: a browser in %s reads the names of places and species in French',
    async (accepted) => {
      const open = async (url: string) =>
        wordsOf((await server.app.inject({ url, headers: { 'accept-language': accepted } })).body);
      expect(await open('/plain/map')).toContain('Cas par île : Polynésie française');
      expect(await open('/plain/species')).toContain('Vieille de corail');
    },
  );
});
