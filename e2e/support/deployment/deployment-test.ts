import { test as base } from '../test';
import { Deployment } from './deployment';

export { expect, heading, signIn } from '../test';

/** Test with a portal that has its own web files; changed modules are restored afterwards. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ portal }, use) => {
    const deployment = new Deployment(portal);
    await use(deployment);
    deployment.restore();
  },
});
