/**
 * Lets no more than so many pass at once, in the order in which they came.
 * @param {number} places
 * @returns {(wanted: number) => Promise<() => void>} resolves once that many places are free; gives the way out
 */
export function createGate(places) {
  let free = places
  /** @type {{ wanted: number, pass: () => void }[]} */
  const queue = []
  const admit = () => {
    for (let first = queue[0]; first && first.wanted <= free; first = queue[0]) {
      queue.shift()
      free -= first.wanted
      first.pass()
    }
  }
  return wanted =>
    new Promise(resolve => {
      const leave = () => {
        free += wanted
        admit()
      }
      queue.push({ wanted: Math.min(wanted, places), pass: () => resolve(leave) })
      admit()
    })
}
