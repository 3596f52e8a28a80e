import { passwordParts } from '@ciguawatch/shared/domain/account/password';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import css from '../account-form.module.css';

const RULE_TEXTS = {
  length: 'confirm.ruleLength',
  uppercase: 'confirm.ruleUpper',
  digit: 'confirm.ruleDigit',
  special: 'confirm.ruleSign',
} as const;

/** The password rules; each shows by icon, colour and text whether it is met so far. */
export function PasswordRules({ password }: { password: string }) {
  const t = useT('account');
  const parts = passwordParts(password);
  return (
    <ul className={css.rules}>
      {(Object.keys(RULE_TEXTS) as (keyof typeof RULE_TEXTS)[]).map((part) => (
        <li key={part} className={parts[part] ? `${css.rule} ${css.met}` : css.rule}>
          <Icon name={parts[part] ? 'check' : 'minus'} size={16} />
          {t(RULE_TEXTS[part])}
          <VisuallyHidden>{`, ${t(parts[part] ? 'confirm.met' : 'confirm.unmet')}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
