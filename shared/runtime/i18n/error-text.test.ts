import { ERROR_CODES } from '../../contract/error-codes';
import { ApiError } from '../http/api-error';
import { codeText, errorText } from './error-text';
import { setLanguage } from './i18n';
import enUS from './locales/en_US.json';
import frFR from './locales/fr_FR.json';

const keys = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts)
    .flatMap(([page, entries]) => Object.keys(entries).map((key) => `${page}.${key}`))
    .sort();

beforeEach(() => setLanguage('fr_FR'));

test('every code has a sentence in both languages, and there is no other', () => {
  expect(Object.keys(frFR.code).sort()).toEqual([...ERROR_CODES].sort());
  expect(keys(enUS)).toEqual(keys(frFR));
});

test('the texts of the specification are used verbatim', () => {
  expect(codeText('invalid_login')).toBe('Connexion ou mot de passe non valide');
  expect(codeText('email_unknown')).toBe('Cette adresse e-mail n’existe pas dans notre base de données');
  expect(codeText('server_error')).toBe(
    'Une erreur de serveur est survenue. Veuillez contacter votre référent Ciguawatch.',
  );
});

test('an aborted call has no message; a rate limit says how long to wait', () => {
  expect(errorText(new ApiError('aborted', 0))).toBeNull();
  expect(errorText(new ApiError('too_many_requests', 429, { retryAfter: 600 }))).toContain('10 minutes');
});
