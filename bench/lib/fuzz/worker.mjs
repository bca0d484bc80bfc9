// A thread that plays batches of cases: it is given one after the other, and gives back what came of each.
import { parentPort, workerData } from 'node:worker_threads'
import { playBatch } from './lanes.mjs'
import { targets } from './targets.mjs'

/** @typedef {{ seed: number, progress: SharedArrayBuffer }} Data */

const { seed, progress } = /** @type {Data} */ (workerData)
/** How many cases were started in all, and the number of the last. */
const counts = new Int32Array(progress)

parentPort?.on('message', async (/** @type {import('./lanes.mjs').Batch} */ batch) => {
  const target = targets.get(batch.target)
  if (!target) throw new Error(`there is no target ${batch.target}`)
  const onStart = (/** @type {number} */ number) => {
    Atomics.add(counts, 0, 1)
    Atomics.store(counts, 1, number)
  }
  parentPort?.postMessage(await playBatch(target, batch, { seed, onStart }))
})
