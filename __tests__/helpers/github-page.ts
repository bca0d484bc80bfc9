import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page, Route } from 'playwright-core'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const github = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw)
const sanitized = github().use(rehypeSanitize, defaultSchema).use(rehypeStringify).freeze()
const unsanitized = github().use(rehypeStringify).freeze()

/** Renders Markdown like GitHub: GFM, with raw HTML filtered by GitHub's allowlist. */
export const githubHtml = (markdown: string): string => String(sanitized.processSync(markdown))

/** Renders Markdown without the allowlist, so that tests can find what GitHub would remove. */
export const unsanitizedHtml = (markdown: string): string => String(unsanitized.processSync(markdown))

export interface Node {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

export const githubNodes = (markdown: string): Node[] =>
  withDescendants([sanitized.runSync(sanitized.parse(markdown)) as Node])

export const withDescendants = (nodes: readonly Node[] = []): Node[] =>
  nodes.flatMap(node => [node, ...withDescendants(node.children)])

/** Returns the text that a reader sees. Keeps line breaks and replaces other whitespace with single spaces. */
export function visibleText(nodes: readonly Node[]): string {
  const text = nodes.map(({ value, tagName }) => (tagName === 'br' ? '\n' : (value ?? ''))).join('')
  return text.replace(/[^\S\n]+/g, ' ')
}

/** Returns the text that a reader sees in a summary, without the zero-width spaces that let long words break. */
export const summaryText = (markdown: string): string => visibleText(githubNodes(markdown)).replaceAll('\u200b', '')

const styleSheet = (theme: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8')

// github-markdown-css does not define the border color of `kbd` elements.
const borders = { light: '#d1d9e0b3', dark: '#3d444db3' }

export interface View {
  theme: 'light' | 'dark'
  /** The width in CSS pixels. */
  width: number
  images?: Record<string, string>
}

export const serving = (images: Record<string, string>) => (route: Route) => {
  const body = images[route.request().url()]
  return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
}

/** Opens a page that displays a summary the way GitHub does, without network access. The caller must close the page. */
export async function openSummary(browser: Browser, markdown: string, view: View): Promise<Page> {
  const { theme, width, images = {} } = view
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: theme })
  await page.route('**/*', serving(images))
  const style = `${styleSheet(theme)}\nbody { margin: 0 }\n.markdown-body { --borderColor-muted: ${borders[theme]}; padding: 16px }`
  await page.setContent(
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body class="markdown-body">${githubHtml(markdown)}</body></html>`,
  )
  return page
}
