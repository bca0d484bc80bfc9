/** @typedef {{ id: number, name: string, reach: number }} Audience */

/**
 * The sandbox's audiences: the ones that the recipes in examples/ use, two with the same name, one without subscribers,
 * and some whose names have non-ASCII characters or characters with a special meaning in Markdown and HTML.
 * @type {Audience[]}
 */
export const sampleAudiences = [
  { id: 101, name: 'Newsletter', reach: 18250 },
  { id: 102, name: 'Beta testers', reach: 340 },
  { id: 103, name: 'Beta testers', reach: 12 },
  { id: 104, name: 'Waiting list', reach: 0 },
  { id: 105, name: 'Zürich – Kundinnen und Kunden', reach: 2048 },
  { id: 106, name: 'Trial | <14 days & active', reach: 57 },
  { id: 107, name: '日本の読者', reach: 964 },
  { id: 108, name: 'Customers', reach: 8400 },
  { id: 109, name: 'Readers in English', reach: 31200 },
  { id: 110, name: 'Readers in German', reach: 12700 },
  { id: 111, name: 'Testers', reach: 8 },
]

/**
 * The repository variables that the recipes in examples/ use, except the service's address. As in a new repository,
 * runs that no person starts are dry runs.
 */
export const sampleVariables = {
  PUSH_DEPLOYMENT_AUDIENCE: 'Customers',
  PUSH_DEPLOYMENT_ENVIRONMENT: '',
  PUSH_DEPLOYMENT_MAX_REACH: '10000',
  PUSH_DEPLOYMENT_MESSAGE: '',
  PUSH_DEPLOYMENT_TITLE: '',
  PUSH_ENVIRONMENT: '',
  PUSH_EXTRA_FIELDS: '',
  PUSH_ICON_URL: 'https://example.com/icon-200.png',
  PUSH_LANDING_URL: 'https://example.com/',
  PUSH_LIVE: '',
  PUSH_TIME_ZONE: '',
}
