/** @typedef {import('../random.mjs').Random} Random */

const url = 'https://example.com/'
const notTrueOrFalse = ['yes', 'on', '1', 'tRue', 'null']

/**
 * Values that must never lead to a send, whatever the other inputs are.
 * @type {Record<string, string[]>}
 */
const refused = {
  target: ['ALL', 'everybody', '*', 'all, audience'],
  'base-url': ['http://push.example', 'https://push.example?x', 'https://user:pass@push.example', 'push.example'],
  'api-token': ['with space', 'line\nbreak', 'é'],
  'audience-id': ['0', '-1', '1e3', '1.0', '９', '9007199254740992'],
  'max-reach': ['-1', '1e3', '10k', '9007199254740992'],
  timeout: ['0', '301', '1.5', '30s'],
  retries: ['11', '-1', '1e0'],
  'dry-run': notTrueOrFalse,
  'check-urls': notTrueOrFalse,
  'icon-url': ['http://example.com/', 'https:/example.com', 'https://a b.example/', 'javascript:alert(1)'],
  'banner-url': ['http://example.com/', 'data:image/png,x'],
  'landing-url': ['ftp://example.com/', '//example.com', 'https:\\\\example.com', 'https://exa\tmple.com'],
  actions: [
    '[]',
    '[{}]',
    'text',
    `[{"text": 2024, "url": "${url}"}]`,
    `[{"text": "a", "url": "${url}", "x": 1}]`,
    `[{"text": "", "url": "${url}"}]`,
    `[{"text": "a", "text": "b", "url": "${url}"}]`,
  ],
  ttl: ['1e3', '-1', '1.5', '1y', '٣', '9007199254740992', '9007199254740991w'],
  'extra-fields': [
    '{"a": 9007199254740993}',
    '{"a": [{"b": -9007199254740993}]}',
    'a: .inf',
    'a: 1e999',
    'a: !!binary aGk=',
    '{"title": "a"}',
    '{"target": {"type": "all"}}',
    '{"a": 1, "a": 2}',
    'a: 1\n---\nb: 2',
    '[1]',
    'a: &a [*a]',
  ],
}

/**
 * An input with a value that must be refused.
 * @param {Random} random
 * @returns {[name: string, value: string]}
 */
export function drawRefused(random) {
  const [name, values] = random.pick(Object.entries(refused))
  return [name, random.pick(values)]
}

/**
 * The first input whose value must be refused.
 * @param {Record<string, string>} raw
 */
export const refusedIn = raw =>
  Object.entries(raw).find(([name, value]) => refused[name]?.some(each => each.trim() === value))?.[0]
