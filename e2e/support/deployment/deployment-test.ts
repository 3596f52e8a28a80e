import { test as base } from '../test';
import { Deployment } from './deployment';

export { expect, heading, signIn } from '../test';

/** A test over a portal with web files of its own, whose modules it may change; they are put back. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ portal }, use) => {
    const deployment = new Deployment(portal);
    await use(deployment);
    deployment.restore();
  },
});
