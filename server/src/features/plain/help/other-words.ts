import type { HelpLanguage } from '@ciguawatch/shared/contract/help-tasks';

/**
 * Words that people use for one thing, normalised: of each group the guides may have any. A group is for what is
 * looked for, so words of one group may differ in meaning.
 */
export const OTHER_WORDS: Readonly<Record<HelpLanguage, readonly (readonly string[])[]>> = {
  fr: [
    ['doublon', 'deux fois', 'meme malade', 'meme personne', 'meme patient'],
    ['corriger', 'correction', 'erreur', 'faute'],
    [
      'sans reseau',
      'hors ligne',
      'sans internet',
      'pas de reseau',
      'pas d internet',
      'reseau manque',
      'wifi',
    ],
    ['retirer', 'retrait', 'supprimer', 'supprime'],
    ['perdu', 'perdre', 'oublie', 'egare'],
    ['medicament', 'remede', 'traitement'],
    ['e mail', 'email', 'mail', 'courriel'],
    ['alerte', 'notification', 'prevenir', 'avertir'],
    ['xlsx', 'csv', 'excel', 'tableur'],
    ['hospitalisation', 'hospitalise', 'hopital'],
    ['deces', 'decede', 'mort', 'mourir'],
    ['poste', 'dispensaire', 'infirmerie'],
    ['photo', 'image'],
    ['mot de passe', 'password'],
    ['connexion', 'se connecter', 'connecter', 'login', 'identifiant'],
    ['ciguatera', 'intoxication', 'gratte'],
    ['exporter', 'telecharger', 'download'],
    ['telephone', 'portable', 'smartphone'],
  ],
  en: [
    ['duplicate', 'twice', 'same person', 'same patient'],
    ['correct', 'correction', 'mistake', 'error', 'wrong'],
    ['without a network', 'no network', 'offline', 'no internet', 'no connection', 'no signal', 'wifi'],
    ['lost', 'lose', 'forgot', 'forgotten', 'mislaid'],
    ['medicine', 'drug', 'medication', 'pill'],
    ['withdraw', 'take back', 'takes the report back', 'cancel', 'remove'],
    ['e mail', 'email', 'mail'],
    ['alert', 'notification', 'notify', 'warning'],
    ['xlsx', 'csv', 'excel', 'spreadsheet'],
    ['death', 'died', 'dead'],
    ['post', 'dispensary', 'health centre', 'clinic'],
    ['photo', 'picture', 'image'],
    ['log in', 'login', 'sign in', 'log on'],
    ['ciguatera', 'poisoning'],
    ['text message', 'sms'],
    ['export', 'download'],
    ['phone', 'telephone', 'mobile'],
  ],
};

/** Words that say nothing of what is looked for. */
export const SMALL_WORDS: Readonly<Record<HelpLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    'a au aux ce comment d dans de des du en est et je l la le les ma mes mon on ou pour que quoi sur un une'.split(
      ' ',
    ),
  ),
  en: new Set('a about an and can do for how i in is it my of on or the to what where with'.split(' ')),
};
