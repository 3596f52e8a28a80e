import type { EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { namespaceText } from '../../../languages/namespace-text';
import { percent, progressOf } from '../../../languages/progress';
import { Ring } from '../../../languages/ring';
import css from '../page.module.css';

/** Progress of a language by part of the portal; parts link to their texts once the language exists. */
export const ProgressCard = observer(function ProgressCard(props: { texts: EditedTexts; isMade: boolean }) {
  const { texts, isMade } = props;
  const t = useT('language');
  useT('translations');
  const parts = progressOf(texts);
  const [done, total] = [
    parts.reduce((sum, part) => sum + part.done, 0),
    parts.reduce((sum, part) => sum + part.total, 0),
  ];
  const share = (part: number, of: number) =>
    formatNumber(percent(part, of) / 100, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Card
      title={t('progress.title')}
      actions={
        done === total ? (
          <Badge tone="reef" icon="check">
            {t('progress.complete', { share: share(done, total) })}
          </Badge>
        ) : (
          <span>{t('progress.of', { done: formatNumber(done), total: formatNumber(total) })}</span>
        )
      }
    >
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.namespace}>
            <Ring part={percent(part.done, part.total)} />
            {isMade ? (
              <Link
                to={{
                  pathname: '/translations',
                  search: `?lang=${texts.code}&page=${encodeURIComponent(`${part.namespace}/${part.page}`)}`,
                }}
              >
                {namespaceText(part.namespace)}
              </Link>
            ) : (
              <span>{namespaceText(part.namespace)}</span>
            )}
            <span>
              {t('progress.part', { done: formatNumber(part.done), total: formatNumber(part.total) })}
            </span>
            <b>{share(part.done, part.total)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
});
