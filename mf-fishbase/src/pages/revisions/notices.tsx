import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';
import { changedBeforeDeletion, openConflicts } from './revision/approvable';

/** Notices before a decision: own change, object deleted, changed since, or in use. */
export const Notices = observer(function Notices({ revision }: { revision: RevisionFull }) {
  const t = useT('revisions');
  return (
    <>
      <Why revision={revision} />
      {revision.replacement && (
        <Banner tone="plain" title={t('notice.replaced')}>
          <Named kind="specie" objects={[revision.replacement]} />
        </Banner>
      )}
      <Waiting revision={revision} />
    </>
  );
});

/** Why the change was asked for and on which source; nothing for older requests. */
function Why({ revision: { asked_reason, source } }: { revision: RevisionFull }) {
  const t = useT('revisions');
  if (!asked_reason && !source) return null;
  return (
    <Banner tone="plain" title={asked_reason ? t('notice.why', { reason: asked_reason }) : undefined}>
      {source && t('notice.source', { source })}
    </Banner>
  );
}

/** Notices that only matter before the decision. */
const Waiting = observer(function Waiting({ revision }: { revision: RevisionFull }) {
  const t = useT('revisions');
  if (revision.status !== 'pending') return null;
  const { actionType, object_type, object_gone, base_version, object_version, user, may_decide } = revision;
  const own = user !== null && user.id === session.user?.id;
  const changed = actionType === 'update' && !object_gone && base_version !== object_version;
  return (
    <>
      {own && !may_decide && (
        <Banner tone="caution" title={t('notice.own')}>
          {t('notice.ownText')}
        </Banner>
      )}
      {own && may_decide && <Banner tone="info">{t('notice.ownAlone')}</Banner>}
      {object_gone && (
        <Banner tone="danger" title={t('notice.gone')}>
          {t('notice.goneText')}
        </Banner>
      )}
      {!object_gone && changedBeforeDeletion(revision) && (
        <Banner tone="danger" title={t('notice.conflictDelete')}>
          {t('notice.conflictDeleteText')}
        </Banner>
      )}
      {revision.alike.length > 0 && (
        <Banner tone="caution" title={t('notice.alike')}>
          <Named kind={object_type} objects={revision.alike} />
        </Banner>
      )}
      {changed && openConflicts(revision).length === 0 && <Banner tone="plain">{t('notice.changed')}</Banner>}
      {actionType === 'delete' && !object_gone && revision.replacement && (
        <Banner tone="plain">{t('notice.movedCases', { count: revision.dependents.cases })}</Banner>
      )}
      {actionType === 'delete' && !object_gone && !revision.replacement && (
        <Dependents revision={revision} isGroup={object_type === 'phenotype'} />
      )}
    </>
  );
});

/** Species of the group and cases that refer to the object to be deleted. */
function Dependents({ revision, isGroup }: { revision: RevisionFull; isGroup: boolean }) {
  const t = useT('revisions');
  const { species, cases } = revision.dependents;
  if (species.length === 0 && cases === 0) return <Banner tone="plain">{t('notice.unused')}</Banner>;
  return (
    <Banner tone={isGroup ? 'danger' : 'plain'} title={isGroup ? t('notice.groupUsed') : undefined}>
      {cases > 0 && <p>{t(isGroup ? 'notice.groupCases' : 'notice.specieCases', { count: cases })}</p>}
      {species.length > 0 && (
        <>
          <p>{t('notice.groupSpecies', { count: species.length })}</p>
          <Named kind="specie" objects={species} />
        </>
      )}
    </Banner>
  );
}

/** Objects of the directory with links to their pages. */
function Named({ kind, objects }: { kind: ObjectType; objects: readonly { id: number; name: string }[] }) {
  return (
    <ul className={css.names}>
      {objects.map(({ id, name }) => (
        <li key={id}>
          <CrossLink to={`/fishbase/${kind}/${id}`}>
            {kind === 'specie' ? <i lang="la">{name}</i> : name}
          </CrossLink>
        </li>
      ))}
    </ul>
  );
}
