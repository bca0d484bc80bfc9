import { events } from './targets/events.mjs'
import { exchanges } from './targets/exchanges.mjs'
import { files } from './targets/files.mjs'
import { inputs } from './targets/inputs.mjs'
import { lists } from './targets/lists.mjs'
import { reports } from './targets/reports.mjs'
import { steps } from './targets/steps.mjs'

/**
 * Everything that is fuzzed, by name. These modules read TypeScript, so they need Node 24.
 * @type {Map<string, import('./case.mjs').Target>}
 */
export const targets = new Map(Object.entries({ inputs, files, events, lists, exchanges, reports, steps }))
