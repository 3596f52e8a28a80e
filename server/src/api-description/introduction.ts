/** What a reader of the description needs before the single calls, in Markdown. */
export const INTRODUCTION = `
Reports of ciguatera fish poisoning, the figures made from them, and the directory of marine species: every call that the pages of the portal make, for programs of others as well. [Your first request](/api/docs/) shows three of them.

## First request

\`\`\`
curl 'https://<portal>/api/cw/caselist/?chunk=0'
\`\`\`

answers the public list of cases without any account. \`X-Columns\` names the columns of its rows, \`X-Chunks\` how many chunks there are. A program in about 40 lines, which reads the list and sends a report, is in \`docs/examples/first-program.ts\` of the sources.

## Who may call

- **Public data** need nothing. Pages of any other site may read them as well (\`Access-Control-Allow-Origin: *\`, never with cookies).
- **Programs** send a personal token: \`Authorization: Bearer cgw_…\`. A person makes it under “My account” for named purposes, its scopes: \`public\` (what anybody reads), \`cases\` (reading cases), \`export\` (files of cases), \`report\` (sending reports). It does no more than its owner may, in the countries it was made for, and ends after a year at most.
- **People** log in with \`POST /api/token/\` and send the access token. Each call names the roles it needs.

## Refusals

Every answer with a status of 400 or more is \`{code, message, fields?, current?}\` (\`ErrorBody\`). Decide by \`code\`, and by the status where the code is new to you: later releases may add codes. \`message\` is an English sentence for logs. \`fields\` names the faults of single fields, with codes of their own.

## Changing what others may change

Objects have a \`version\`, which \`ETag\` repeats. A change names it in \`If-Match\`: without it the call answers 428 \`version_required\`, with anything but a version 400 \`invalid_body\`, and 409 \`conflict\` with the object as it is now when somebody was faster. What is sent once under a \`uuid\` of your own may be sent again after a broken connection: it is stored once.

## Long lists

- The public list of cases comes in chunks (\`chunk=0\`, \`1\` …) of 5,000 case ids each; 404 is the end. Afterwards \`/api/a/check/case/?after=…\` with the \`X-Sync-At\` of the list names what changed, and \`ids=\` reads up to 100 single cases.
- Lists of editors have \`limit\` and cursors: pass \`next\` of a page as \`after\`. A cursor is a text without meaning.
- Filters of the list of cases are texts: alternatives are separated by commas, \`any\` is what is known and \`none\` what is not, ranges are \`10..20\`, \`..20\` and \`2026-11..2027\`, and \`~words\` finds words.
- \`If-None-Match\` with the \`ETag\` of what you hold answers 304 while nothing changed. \`X-Behind: 1\` says that a newer answer is being made.
- \`format=packed\` and \`format=boxes\` are the forms in which the portal’s own pages read some lists. They may change with any release.

## Times and numbers

- Instants are ISO 8601 (RFC 3339) in UTC: \`2026-11-20T19:30:00Z\`. Days are \`YYYY-MM-DD\`, hours \`HH:MM\`, both at the place and without a zone. A meal’s time may be sent as an instant with offset, as wall time at the place, or as the day alone.
- Time zones are names of IANA, such as \`Pacific/Tahiti\`. Languages are codes of ISO 639 and 3166: \`fr_FR\`.
- Positions are GeoJSON (RFC 7946): longitude first. A box is \`[west, south, east, north]\`; west is greater than east where it crosses 180°.
- \`null\` is “unknown”, a missing property “not asked”.

## Ids of countries and ids of places

They are different numbers and both may be 4. **A country** is one of 22 numbers (\`country\`, \`case_country\`, \`at_country\`; 4 is French Polynesia). **A place** is the \`id\` of a row of \`/api/cw/location/\` (\`case_location_id\`, \`case_island\`, \`parent_id\`). A country is also a place: \`/api/cw/country/\` lists both numbers of each.

## What stays

Addresses, names, types and meanings of what is described here stay. A release may add calls, properties of answers, query parameters, codes of refusals and values of lists: read on past what you do not know. What must go is marked \`deprecated\` here and stays for a year or longer. Not promised are \`format=packed\` and \`format=boxes\`, the texts in \`message\`, the order of properties, and how many rows a page holds. The number of this description (\`info.version\`) is that of the portal’s release.

## Reuse

Figures and lists may be reused when the portal and the day of the figures are named; the answers link to the terms (\`Link: <…>; rel="license"\`). Outlines have sources and licences of their own, which stand beside each (\`source\`, \`licence\`).
`.trim();
