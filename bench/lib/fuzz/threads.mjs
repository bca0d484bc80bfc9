import { Worker } from 'node:worker_threads'

/** @typedef {import('./lanes.mjs').Batch} Batch */
/** @typedef {import('./lanes.mjs').Tally} Tally */

/** A thread that starts no case for so long hangs in one, in milliseconds. */
const patienceMs = 90_000
const lookEveryMs = 1_000
/** As much stack as a process has, since threads have more. */
const resourceLimits = { stackSizeMb: 1 }

/**
 * Plays batches in threads, so that a case that never ends, or ends the thread, is a find and not the end of all.
 * @param {Batch[]} batches
 * @param {{ seed: number, threads: number, onTally: (target: string, tally: Tally) => void }} options
 */
export async function playInThreads(batches, { seed, threads, onTally }) {
  const queue = [...batches]
  const lane = async () => {
    let thread = startThread(seed)
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      try {
        onTally(batch.target, await thread.play(batch))
      } catch (error) {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
        const find = { target: batch.target, number: thread.lastStarted(), message, drawn: '' }
        onTally(batch.target, { cases: 0, came: new Map(), finds: [find] })
        await thread.end()
        thread = startThread(seed)
      }
    }
    await thread.end()
  }
  await Promise.all(Array.from({ length: threads }, lane))
}

/** @param {number} seed */
function startThread(seed) {
  const progress = new SharedArrayBuffer(8)
  const counts = new Int32Array(progress)
  const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: { seed, progress }, resourceLimits })
  return {
    /**
     * @param {Batch} batch
     * @returns {Promise<Tally>} rejects where the thread ends, or hangs
     */
    play: batch =>
      new Promise((resolve, reject) => {
        let [count, since] = [-1, Date.now()]
        const watch = setInterval(() => {
          const now = Atomics.load(counts, 0)
          if (now !== count) [count, since] = [now, Date.now()]
          else if (Date.now() - since > patienceMs) onEnd(new Error(`no end within ${patienceMs / 1_000} s`))
        }, lookEveryMs)
        const leave = () => {
          clearInterval(watch)
          worker.off('message', onTally).off('error', onEnd).off('exit', onExit)
        }
        const onTally = (/** @type {Tally} */ tally) => {
          leave()
          resolve(tally)
        }
        const onEnd = (/** @type {unknown} */ error) => {
          leave()
          reject(error)
        }
        const onExit = (/** @type {number} */ code) => onEnd(new Error(`the thread ended with code ${code}`))
        worker.on('message', onTally).on('error', onEnd).on('exit', onExit)
        worker.postMessage(batch)
      }),
    lastStarted: () => Atomics.load(counts, 1),
    end: () => worker.terminate(),
  }
}
