import type { Rel } from '@ciguawatch/shared/contract/module';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { addressOf, type LinkTarget } from './address-of';

type Props = LinkTarget & { rel: Rel } & Omit<ComponentProps<typeof LinkButton>, 'to'>;

/** A link button to the page with a relation; renders nothing when no module has one. */
export const RelButton = observer(function RelButton({ rel, id, query, ...button }: Props) {
  const to = addressOf(rel, { id, query });
  return to === null ? null : <LinkButton to={to} {...button} />;
});
