import {
  type Guide,
  guideAddress,
  HELP_BASE,
  type HelpLanguage,
} from '@ciguawatch/shared/contract/help-tasks';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { stepsOf } from '../../home/first-steps/steps';
import css from './help-link.module.css';

/** Elements in which `?` is typed or has another meaning. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key asks for the help; not where it is typed, nor where the screen has taken it to list its own keys. */
const asksForHelp = ({ key, defaultPrevented, ctrlKey, altKey, metaKey, target }: KeyboardEvent) =>
  key === '?' &&
  !(defaultPrevented || ctrlKey || altKey || metaKey) &&
  !(target instanceof Element && target.closest(TAKES_KEYS));

/** The help on a page; on the home page of somebody with a role, the guide of that role. */
function addressOf(path: string): string {
  const lang = language.code.slice(0, 2) as HelpLanguage;
  const [guide] = (path === '/' && stepsOf(session.user?.groups ?? [], [])[0]?.split('#')) || [];
  return guide ? guideAddress(guide as Guide, lang) : `${HELP_BASE}/?at=${path}&lang=${lang}`;
}

/**
 * Opens the help at the task of a page, in a tab of its own, so that a form that is being filled in stays. The key `?`
 * does the same. The server knows which task that is.
 */
export const HelpLink = observer(function HelpLink({ path }: { path: string }) {
  const t = useT('shell');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (asksForHelp(event)) link.current?.click();
    };
    // Screens listen on the document, and so decide first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <a
      ref={link}
      className={css.help}
      href={addressOf(path)}
      target="_blank"
      rel="noopener"
      aria-label={t('bar.help')}
      title={t('bar.help')}
      aria-keyshortcuts="?"
    >
      ?
    </a>
  );
});
