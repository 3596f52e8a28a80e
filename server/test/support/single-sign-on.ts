import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = join(dirname(fileURLToPath(import.meta.url)), 'oidc-provider.mjs');

/** A provider of single sign-on in a process of its own, with the person who logs in there. */
export class TestProvider {
  private constructor(
    readonly issuer: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<TestProvider> {
    const process = spawn('node', [script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    while (!said.includes('\n')) said += String((await once(process.stdout, 'data'))[0]);
    return new TestProvider(said.trim(), process);
  }

  stop(): void {
    this.process.kill();
  }

  /** Settings of a portal that asks this provider. */
  get settings(): Record<string, string> {
    return {
      ...{ OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'a secret of the tests' },
      ...{
        OIDC_NAME: 'Ministry',
        OIDC_ROLES_CLAIM: 'portal_roles',
        OIDC_COUNTRIES_CLAIM: 'portal_countries',
      },
    };
  }

  /**
   * Logs in at the provider as a browser does.
   * @param url address to which the portal sent the browser
   * @returns what the provider appends to the portal's address
   */
  async logIn(url: string, name: string): Promise<string> {
    const cookies = new Map<string, string>();
    const ask = async (address: string, init: RequestInit = {}): Promise<string> => {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const response = await fetch(new URL(address, this.issuer), {
        ...init,
        redirect: 'manual',
        headers: { ...(init.headers as Record<string, string>), cookie },
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return response.headers.get('location') ?? '';
    };
    const page = await ask(url);
    const onward = await ask(page, { method: 'POST', body: new URLSearchParams({ name }) });
    const back = await ask(onward);
    return new URL(back).search.slice(1);
  }
}
