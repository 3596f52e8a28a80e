import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { MyReportsLink } from '../../links/my-reports-link';
import { NetStatus } from '../banners/net-status';
import { LanguageSwitch } from '../language-theme/language-switch';
import { AccountMenu } from '../menu/account-menu';
import type { MenuArea } from '../menu/menu-model';
import { AreaTabs } from './area-tabs';
import { Brand } from './brand';
import { HelpLink } from './help-link';
import css from './top-bar.module.css';

interface Props {
  areas: MenuArea[];
  current: ModuleId | null;
  /** address of the page, whose help it opens */
  path: string;
}

/** The top bar of every page, with the striped line in the module's colour. */
export function TopBar({ areas, current, path }: Props) {
  const t = useT('shell');
  return (
    <>
      <a className={css.skip} href="#main">
        {t('app.skip')}
      </a>
      <header className={css.bar}>
        <Brand />
        <AreaTabs areas={areas} current={current} />
        <div className={css.right}>
          <MyReportsLink look="bar" />
          <NetStatus />
          <HelpLink path={path} />
          <LanguageSwitch />
          <AccountMenu areas={areas} />
        </div>
      </header>
      <div className={css.neat} aria-hidden="true" />
    </>
  );
}
