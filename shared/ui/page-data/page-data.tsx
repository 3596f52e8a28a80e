import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { prefersFrench } from '../../domain/text/fallback';
import { frameCode } from '../../domain/text/frame-code';
import { formatDate, readerLanguages, useT } from '../../runtime/i18n/i18n';
import { CrossLink } from '../../runtime/navigation/navigation';
import { clock } from '../../runtime/page/clock';
import { toasts } from '../../runtime/page/toasts';
import { Button } from '../actions/button';
import { Card } from '../layout/card';
import css from './page-data.module.css';
import { pageDataTexts } from './texts';

interface PageDataProps {
  /** what the page is about, worded as in citations */
  title: string;
  /** address of the same without scripts, with its data beside it, such as `/plain/map` or `/island/88` */
  plain: string;
  /** what the figures are of, such as `country=4` */
  query?: string;
  /** address of the card that other sites may show in a frame; left out where there is none */
  card?: string;
}

/** "Data of this page": the figures as files, how to cite them, and the code that shows them on another site. */
export const PageData = observer(function PageData({ title, plain, query = '', card }: PageDataProps) {
  const t = useT('pageData');
  const [code, setCode] = useState('');
  // It stands at the foot of a page, which does not wait for its texts.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isHere = true;
    pageDataTexts.then(
      () => isHere && setReady(true),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const asked = `?${query && `${query}&`}lang=${prefersFrench(readerLanguages()) ? 'fr' : 'en'}`;
  const { origin, pathname } = window.location;

  const embed = async (address: string) => {
    const made = frameCode(origin + address + asked, `${t('pageData.portal')}, ${title}`);
    setCode(made);
    try {
      await navigator.clipboard.writeText(made);
      toasts.success(t('pageData.copied'));
    } catch {
      toasts.warning(t('pageData.byHand'));
    }
  };

  if (!isReady) return null;
  return (
    <Card title={t('pageData.title')} level={2}>
      <div className={css.links}>
        <a href={`${plain}.csv${asked}`} download>
          {t('pageData.csv')}
        </a>
        <a href={`${plain}.json${asked}`} download>
          {t('pageData.json')}
        </a>
        <CrossLink to={`${plain}${asked}`}>{t('pageData.plain')}</CrossLink>
        {card && (
          <Button size="sm" icon="link" onPress={() => void embed(card)}>
            {t('pageData.embed')}
          </Button>
        )}
      </div>
      {code !== '' && (
        <textarea
          className={css.code}
          aria-label={t('pageData.code')}
          rows={4}
          readOnly
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className={css.quiet}>
        {t('pageData.cite', { title, address: origin + pathname, day: formatDate(clock.today()) })}
      </p>
      <p className={css.quiet}>{t('pageData.terms')}</p>
    </Card>
  );
});
