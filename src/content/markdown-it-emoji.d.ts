declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** GitHub's short codes, without their colons, and the emoji that each stands for. */
  const emoji: Record<string, string>
  export default emoji
}
