import * as z from 'zod/mini';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { type Deployment, deployment, type ModuleFault, moduleFault } from '../../schemas/deployment';

export const tellModuleFault = defineCall<void, ModuleFault, Record<string, never>>({
  name: 'tellModuleFault',
  method: 'POST',
  route: 'a/module/fault/',
  path: () => 'a/module/fault/',
  body: moduleFault,
  answer: z.strictObject({}),
  status: 202,
  access: 'open',
  summary: 'A module failed in a browser; counted by hour, version and page, and never more than that',
});

export const getDeployment = defineCall<void, void, Deployment>({
  name: 'getDeployment',
  method: 'GET',
  route: 'a/module/',
  path: () => 'a/module/',
  answer: deployment,
  access: { all: [ROLE.users_manager] },
  summary: 'What is in service, since when, whether it can be shown, and what failed in browsers',
});
