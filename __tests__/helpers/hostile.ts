import fc from 'fast-check'

/** Strings that GitHub would render as markup, links, mentions, or formulas if the action did not escape them. */
export const hostilePieces = [
  // HTML, including fragments
  '</td></tr></table>',
  '<img src=https://evil.example/x.png>',
  '<script>alert(1)</script>',
  '<!-- ',
  ']]>',
  '<details open>',
  '</details>',
  '</code></pre>',
  '</span></sub></b>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  '&amp;',
  '" onerror="x',
  "' title='x",
  // Inline and block Markdown
  '**bold**',
  '_em_',
  '~~del~~',
  '`code`',
  '```\n',
  '| cell | cell |',
  '\n|---|\n',
  '\n\n',
  '\r\n\r\n',
  '\u2028\u2029',
  '\n# heading\n',
  '\n---\n',
  '\n===\n',
  '\n- item\n',
  '\n1. item\n',
  '\n> quote\n',
  '\n    code\n',
  '\n\n<h1>html</h1>\n\n',
  '$x^2$',
  '$$y$$',
  '$`z`$',
  '\\',
  // Links, and text that GitHub turns into links
  '[link](https://evil.example)',
  '![image](https://evil.example/x.png)',
  '[ref]\n\n[ref]: https://evil.example',
  '[^1]',
  '<https://evil.example>',
  'https://evil.example/path?a=b',
  'HTTP://evil.example',
  'www.evil.example',
  'WWW.evil.example',
  'someone@evil.example',
  'mailto:someone@evil.example',
  'xmpp:someone@evil.example',
  '@octocat',
  '@octo-org/team',
  '#123',
  'octo/repo#123',
  ':tada:',
  // Invisible characters, and characters that affect their neighbors
  '\t',
  ' ',
  '\u0000',
  '\u0007',
  '\u202e',
  '\u2066',
  '\ud800',
  '\udc00',
  'e\u0301',
  '日本語',
  'עברית',
  '👩‍👩‍👧',
  'word',
]

export const hostileText = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hostilePieces) }, fc.string({ unit: 'binary', maxLength: 8 })),
    { maxLength: 12 },
  )
  .map(pieces => pieces.join(''))

export const harmless = (text: string): string => text.replace(/[^\n\r\u0085\u2028\u2029]/g, 'x')
