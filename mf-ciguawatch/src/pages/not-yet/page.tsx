import { NotYet } from '@ciguawatch/shared/ui/feedback/not-yet';

/** Stands at a declared address until its own screen is there. */
export default function NotYetPage() {
  return <NotYet namespace="ciguawatch" />;
}
