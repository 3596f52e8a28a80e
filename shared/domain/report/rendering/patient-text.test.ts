import english from '../../../../mf-ciguawatch/locales/en_US.json';
import french from '../../../../mf-ciguawatch/locales/fr_FR.json';
import { patientText } from './patient-text';

const KEYS = ['report.massNbHelp', 'report.medSeen', 'report.adviceText'];
const SECOND_PERSON = /\b(you|your|vous|votre|vos|consultez|évitez)\b/i;

test.each([english, french])('"you" is said to the patient alone', ({ report }) => {
  const said = (key: string, profile: '1' | '2' | '3' | 'U' | null) =>
    (report as Record<string, string>)[patientText(key, { profile }).replace('report.', '')];
  for (const key of KEYS) {
    expect(said(key, '2')).toBeDefined();
    for (const profile of ['1', '3', 'U', null] as const) {
      expect(said(key, profile)).toBeDefined();
      expect(said(key, profile)).not.toMatch(SECOND_PERSON);
    }
  }
  expect(patientText('report.history', { profile: '1' })).toBe('report.history');
});
