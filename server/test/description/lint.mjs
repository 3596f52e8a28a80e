/** Reads an OpenAPI description from its input and writes what two linters find in it, as JSON. */
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const source = await text(process.stdin);

// The addresses of the specification end with a slash.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
const redocly = await lintFromString({ source, config, absoluteRef: 'openapi.json' });

const spectral = new spectralCore.Spectral();
spectral.setRuleset({
  extends: [[rulesets.oas, 'recommended']],
  rules: { 'path-keys-no-trailing-slash': 'off' },
});
const found = await spectral.run(source);

console.log(
  JSON.stringify([
    ...redocly.map(
      ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} at ${location[0]?.pointer}`,
    ),
    ...found.map(({ code, message, path }) => `spectral ${code}: ${message} at ${path.join('/')}`),
  ]),
);
