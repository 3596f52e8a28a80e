/**
 * A provider of single sign-on for tests, on a free port of this machine. Its page asks for a name alone: the mail
 * address is `NAME@provider.example`, confirmed unless the name holds "unsure"; "strong" in it stands for a second factor. The
 * ID token of `wrong-signature`, `wrong-nonce`, `wrong-aud` and `wrong-iss` is wrong in that.
 * Prints its address.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const claimsOf = (name) => ({
  sub: `number-of-${name}`,
  email: name.includes('@') ? name : `${name}@provider.example`,
  email_verified: !name.includes('unsure'),
  given_name: 'Moana',
  family_name: 'Teriitahi',
  ...(name.includes('editor') && { portal_roles: ['cases_editor', 'nothing'], portal_countries: ['4', 999] }),
});
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The ID token of a person whose name asks for a fault, signed again. */
function spoilt(token) {
  const [head, body] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const [, fault] = /^number-of-wrong-(\w+)$/.exec(claims.sub) ?? [];
  if (!fault) return token;
  const text = `${head}.${encoded({ ...claims, ...(fault !== 'signature' && { [fault]: 'another' }) })}`;
  const key = fault === 'signature' ? stranger : privateKey;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
const nameOf = (sub) => sub.replace('number-of-', '');

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'portal',
      client_secret: 'a secret of the tests',
      redirect_uris: ['http://127.0.0.1/login'],
    },
  ],
  cookies: { keys: ['tests'] },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'tests', alg: 'RS256', use: 'sig' }] },
  claims: {
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'portal_roles', 'portal_countries'],
    openid: ['sub', 'amr'],
  },
  // As many providers do: what is said of a person stands in the signed token.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => claimsOf(nameOf(sub)) }),
});
// The portal listens on a port that it learns when it starts.
provider.Client.prototype.redirectUriAllowed = () => true;

provider.use(async (ctx, next) => {
  await next();
  if (ctx.path === '/token' && ctx.body?.id_token) ctx.body.id_token = spoilt(ctx.body.id_token);
});
provider.use(async (ctx, next) => {
  if (!ctx.path.startsWith('/interaction/')) return next();
  if (ctx.method === 'GET') {
    ctx.type = 'html';
    ctx.body =
      '<!doctype html><html lang="en"><title>Provider</title><form method="post"><label>Name <input name="name" autofocus></label><button>Continue</button></form></html>';
    return;
  }
  const chunks = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  const name = new URLSearchParams(Buffer.concat(chunks).toString()).get('name') ?? '';
  if (name === 'refuse')
    return provider.interactionFinished(ctx.req, ctx.res, { error: 'access_denied' }).then(() => {
      ctx.respond = false;
    });
  const accountId = `number-of-${name}`;
  const grant = new provider.Grant({ accountId, clientId: 'portal' });
  grant.addOIDCScope('openid email profile');
  const amr = name.includes('strong') ? ['pwd', 'mfa'] : ['pwd'];
  ctx.respond = false;
  await provider.interactionFinished(ctx.req, ctx.res, {
    login: { accountId, amr },
    consent: { grantId: await grant.save() },
  });
});

server.on('request', provider.callback());
console.log(issuer);
